import { describe, expect, it } from "vitest";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import { meaningsOf } from "../../../src/grounding/meanings-of.ts";
import { english } from "../../../src/language/en/english.ts";
import type { HandleEntry } from "../../../src/tool/handle-book.ts";
import { berlin, clock, tool } from "../../tools/run-tool.ts";

const language = english;

/** Shown on the day before, when it was "tomorrow". */
const dentist: HandleEntry = {
  handle: "event:1",
  kind: "event",
  id: "a",
  facts: { title: "Dentist", day: "tomorrow", time: "4 pm to 5 pm" },
  at: berlin("2026-03-03T16:00"),
  listing: 1,
  place: 0,
  isOwn: true,
};
const handles: readonly HandleEntry[] = [
  dentist,
  { ...dentist, handle: "event:2", id: "b", at: berlin("2026-03-04T16:00"), place: 1 },
];

function slotsOf(name: string, text: string): ReturnType<typeof groundTool>["slots"] {
  const known = { language, clock, names: {} };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  const context = { ...known, utterance, handles };
  return groundTool(tool(name), language.read(text, known), context).slots;
}

describe("a record that was shown", () => {
  it("is when it is, whatever its words said on the day they were said", () => {
    const slots = slotsOf("calendar.delete_event", "cancel the one tomorrow at four");
    expect(slots).toMatchObject([
      { parameter: "id", value: { candidates: [{ value: "event:2" }] } },
    ]);
  });

  it("tells the time that is told by it", () => {
    const slots = slotsOf("reminders.create", "remind me to pack an hour before that");
    const given = { due: "2026-03-03T15:00" };
    expect(slots).toMatchObject([
      { parameter: "title" },
      { parameter: "due", value: { candidates: [{ value: given.due }] } },
    ]);
    expect(meaningsOf(tool("reminders.create"), given, { language, clock, slots })).toMatchObject({
      due: { when: { at: berlin("2026-03-03T15:00") } },
    });
  });
});
