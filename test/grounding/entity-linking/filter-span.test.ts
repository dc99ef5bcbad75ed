import { english } from "../../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { asTitled } from "../../../src/grounding/entity-linking/record-keys.ts";
import {
  filterSpan,
  isFilter,
  searchedKind,
} from "../../../src/grounding/entity-linking/filter-span.ts";
import { said } from "../../../src/grounding/grounded.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { record, request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const query = tool("calendar.query");
const known = {
  event: [
    record("event", { title: "Dentist" }),
    record("event", { title: "Tennis with Ben" }),
    record("event", { title: "Tennis with Ada" }),
  ],
};

function narrowed(text: string, isLimited = false) {
  const content = [said("other words", "other words")];
  const { candidates, isOfRecords } = filterSpan(request(text).reading, {
    tool: query,
    known,
    content,
    isLimited,
    taken: [],
  });
  return [
    candidates.map(({ value, origin }) => `${String(value)} (${origin.origin})`),
    isOfRecords,
  ];
}

describe("what narrows a list", () => {
  it.each([
    ["the name of the record", "when is the dentist", false, [["Dentist (resolved)"], true]],
    ["the words that several share", "when is tennis", false, [["tennis (said)"], true]],
    ["what else was said", "when is the regatta", false, [["other words (said)"], false]],
    ["nothing beside a time", "what have I agreed to", true, [[], false]],
    ["what it is about", "anything about zebras", true, [["other words (said)"], false]],
    // A record that only fits the sender is not the one about zebras.
    [
      "not who it is of",
      "the dentist's event about zebras",
      false,
      [["other words (said)"], false],
    ],
  ] as const)("%s: %s", (...[, text, isLimited, expected]) => {
    expect(narrowed(text, isLimited)).toEqual(expected);
  });

  it("is not where somebody is", () => {
    const content = [said("I'm stood in the shop", "")];
    const { reading } = request("I'm stood in the shop");
    const about = { tool: query, known, content, isLimited: false, taken: [] };
    expect(filterSpan(reading, about).candidates).toEqual([]);
  });

  it("is the words where nothing is known of such records", () => {
    const content = [said("dentist", "dentist")];
    const { reading } = request("when is the dentist");
    const about = { tool: query, known: undefined, content, isLimited: true, taken: [] };
    expect(filterSpan(reading, about)).toEqual({ candidates: content, isOfRecords: false });
  });
});

it.each([
  ["calendar.query", "event", ["text"]],
  ["reminders.list", "reminder", ["text"]],
  ["reminders.create", undefined, []],
  ["system.open_app", undefined, []],
])("%s searches %s by %j", (name, kind, filters) => {
  const one = tool(name);
  expect(searchedKind(one)).toBe(kind);
  const found = parametersOf(one).filter((parameter) => isFilter(one, parameter));
  expect(found.map((parameter) => parameter.name)).toEqual(filters);
});

it("looks for words as all titles have them, where they were said otherwise", () => {
  const titles = ["Match v Otley", "Match v Ilkley"];
  expect(asTitled("matches", titles, english)).toBe("Match");
  expect(asTitled("match", titles, english)).toBeUndefined();
  expect(asTitled("games", titles, english)).toBeUndefined();
});
