import { describe, expect, it } from "vitest";
import { aboutRecord, markedAs, saysOutside } from "../../../src/grounding/tagger/marked-as.ts";
import type { Label } from "../../../src/language/reading/marks.ts";
import { LEAST_NEEDED } from "../../../src/grounding/tagger/sure-enough.ts";
import { request } from "../../helpers/grounding.ts";
import type { Marks } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const create = tool("calendar.create_event");
const update = tool("calendar.update_event");

type Asked = { readonly text: string; readonly marks: Marks; readonly one?: typeof create };

describe("the stretch of a label", () => {
  const marked = (label: Label, { text, marks, one = create }: Asked) =>
    markedAs({ reading: request(text, { marks }).reading, tool: one, taken: [] }, label)?.text;

  it.each<[string, string, Label, Marks, string | undefined]>([
    [
      "surest",
      "yoga then tennis",
      "place",
      [
        ["place", "yoga", 0.6],
        ["place", "tennis", 0.9],
      ],
      "tennis",
    ],
    [
      "first of unlikely ones",
      "yoga then tennis",
      "title",
      [
        ["title", "yoga", 0.2],
        ["title", "tennis", 0.4],
      ],
      "yoga",
    ],
    [
      "with what it is a list with",
      "yoga and tennis",
      "title",
      [
        ["title", "yoga", 0.9],
        ["title", "tennis", 0.6],
      ],
      "yoga and tennis",
    ],
    [
      "that need not be there and is unlikely",
      "tennis at the club",
      "place",
      [["place", "the club", 0.4]],
      undefined,
    ],
    [
      "that has to be there and hardly can be it",
      "oh, tennis",
      "title",
      [["title", "tennis", LEAST_NEEDED / 2]],
      undefined,
    ],
    ["without its article", "book the tennis", "title", [["title", "the tennis", 0.9]], "tennis"],
    ["without an unsure verb", "pop tennis in", "title", [["title", "pop tennis", 0.4]], "tennis"],
    [
      "without the verb before one's own thing",
      "stick my tennis in",
      "title",
      [["title", "stick my tennis", 0.9]],
      "tennis",
    ],
    [
      "that only carries the request",
      "put it in the calendar",
      "title",
      [["title", "it", 0.9]],
      undefined,
    ],
    [
      "with all that is put somewhere in one breath",
      "add rope, a new lamp, oil and tar to the barn list",
      "title",
      [["title", "a new lamp", 0.9]],
      "rope, a new lamp, oil and tar",
    ],
    [
      "and no clause before the verb",
      "I'm in town, add rope, oil to the barn list",
      "title",
      [["title", "oil", 0.9]],
      "rope, oil",
    ],
    ["of another label", "book tennis", "place", [["title", "tennis", 0.9]], undefined],
  ])("%s: %s", (...[, text, label, marks, expected]) => {
    expect(marked(label, { text, marks })).toBe(expected);
  });

  it.each([
    [0.85, undefined],
    [0.95, "yoga"],
  ])("a record gets no other name on less than enough: %d", (sureness, expected) => {
    const marks: Marks = [["title", "yoga", sureness]];
    const asked = { text: "call the dentist yoga", marks, one: update };
    expect(marked("title", asked)).toBe(expected);
  });
});

it.each<[Marks, readonly string[]]>([
  [[["what", "dentist", 0.9]], ["dentist"]],
  [[["place", "club", 0.9]], ["move", "dentist", "to", "the"]],
  [[["what", "dentist", 0.6]], ["move", "dentist", "to", "the", "club"]],
])("marked %j a record is told by %j", (marks, expected) => {
  const { reading } = request("move dentist to the club", { marks });
  expect(aboutRecord(reading, update).tokens.map(({ word }) => word)).toEqual(expected);
});

it.each<[Marks, boolean]>([
  [[["title", "tennis", 0.1]], true],
  [[["place", "the club", 0.4]], false],
  [[["what", "tennis", 0.2]], false],
  [[["what", "tennis", 0.4]], true],
])("marked %j a request says something outside its clause: %s", (marks, expected) => {
  const text = "tennis is on, meet at the club";
  const { reading } = request(text, { marks });
  expect(saysOutside(reading, create, { start: 14, end: text.length })).toBe(expected);
});
