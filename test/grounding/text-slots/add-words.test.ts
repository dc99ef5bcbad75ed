import { describe, expect, it } from "vitest";
import { addTexts } from "../../../src/grounding/text-slots/add-texts.ts";
import { addWords } from "../../../src/grounding/text-slots/add-words.ts";
import type { Ground } from "../../../src/grounding/typed-slots/ground.ts";
import { said } from "../../../src/grounding/grounded.ts";
import type { Candidate } from "../../../src/types/turn/call-space.ts";
import { record, request, valuesOf } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

const known = { event: [record("event", { title: "Dentist" })] };
type Given = {
  readonly taken?: string;
  readonly found?: Readonly<Record<string, readonly Candidate[]>>;
};

function after(act: (ground: Ground) => void, [name, text]: readonly string[], given: Given = {}) {
  const { taken, found: before = {} } = given;
  const start = taken === undefined ? -1 : (text ?? "").indexOf(taken);
  const { reading } = request(text ?? "", {
    names: { shortcut: [{ id: "s", name: "Good night" }] },
  });
  const found = new Map(Object.entries(before));
  const regions = taken === undefined ? [] : [{ start, end: start + taken.length }];
  act({ tool: tool(name ?? ""), reading, taken: regions, found, known, clock });
  return Object.fromEntries([...found].map(([one, all]) => [one, valuesOf(all)]));
}

describe("texts", () => {
  it("are headed by their first words where nobody said how else", () => {
    const text = "email Ben saying the tide is out";
    expect(after(addTexts, ["mail.create_draft", text], { taken: "Ben" })).toEqual({
      body: ["the tide is out"],
      subject: ["The tide is out"],
    });
  });

  it("are headed as it was said", () => {
    const text = "email Ben with the subject tides saying the sea is out";
    expect(after(addTexts, ["mail.create_draft", text], { taken: "Ben" })).toMatchObject({
      subject: ["tides"],
      body: ["the sea is out"],
    });
  });

  it("are none where none was said", () => {
    expect(after(addTexts, ["mail.create_draft", "email Ben"], { taken: "Ben" })).toEqual({});
  });
});

describe("words", () => {
  it.each([
    ["a record by its name", ["calendar.query", "when is the dentist"], { text: ["Dentist"] }],
    [
      "what a note is called, beside its text",
      ["notes.create", "make a note called roses saying prune them"],
      { title: ["roses"], body: ["prune them"] },
    ],
    [
      "what is noted with a record, and no new name of it",
      ["calendar.update_event", "add a note to the dentist appointment to bring the x-rays."],
      { notes: ["bring the x-rays"] },
    ],
    ["a title that no library has", ["music.play", "play some jazz"], { query: ["jazz"] }],
    [
      "none around a list",
      ["shortcuts.list", "what shortcuts have I got set up on this thing"],
      {},
    ],
    [
      "a name in a list",
      ["shortcuts.list", "have I got a good night shortcut"],
      { query: ["good night"] },
    ],
  ])("%s: %j", (_, asked, expected) => {
    expect(after(addWords, asked)).toEqual(expected);
  });

  it("of a record take the sender nobody knows", () => {
    const found = { from: [said("dentist", "dentist")] };
    expect(after(addWords, ["calendar.query", "when is the dentist"], { found })).toEqual({
      text: ["Dentist"],
    });
  });

  it("of a record leave the time that narrows it, and none of several", () => {
    const time = (text: string) => ({
      ...said(text, text),
      meaning: { kind: "unread", words: text } as const,
    });
    const one = { from: [time("in May")] };
    expect(after(addWords, ["calendar.query", "when is the dentist"], { found: one })).toEqual({
      from: ["in May"],
      text: ["Dentist"],
    });
    const two = { from: [time("in May"), time("in June")] };
    expect(after(addWords, ["calendar.query", "when is the dentist"], { found: two })).toEqual({
      text: ["Dentist"],
    });
  });

  it("that were found stay", () => {
    const found = { text: [said("choir", "choir")] };
    expect(after(addWords, ["calendar.query", "when is the dentist"], { found })).toEqual({
      text: ["choir"],
    });
  });

  it("are found with what else shows the one record", () => {
    const piano = record("event", { title: "Piano tuning" });
    const over = { ...piano.shownBy, arguments: { text: "Piano tuning", from: "2026-02-20" } };
    const { reading } = request("when was the piano tuning");
    const found: Ground["found"] = new Map();
    const past = { event: [{ ...piano, shownBy: over }] };
    addWords({ tool: tool("calendar.query"), reading, taken: [], found, known: past, clock });
    expect(valuesOf(found.get("from"))).toEqual(["2026-02-20"]);
  });
});

it.each([
  ["pop it in on Friday", "on Friday", undefined],
  ["put a walk in on Friday", "on Friday", ["walk"]],
])("what only puts what is pointed at is no name: %s", (text, taken, title) => {
  const found = after(addWords, ["calendar.create_event", text], { taken });
  expect(found["title"]).toEqual(title);
});
