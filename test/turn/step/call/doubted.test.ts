import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { createHandleBook } from "../../../../src/tool/handle-book.ts";
import { doubted } from "../../../../src/turn/step/call/doubted.ts";
import type { PromptItem } from "../../../../src/types/prompt-item.ts";
import type { Candidate, Slot } from "../../../../src/types/turn/call-space.ts";
import type { TurnState } from "../../../../src/types/turn/stages.ts";
import { finished, stateFor } from "../../../helpers/turn-state.ts";

const handles = createHandleBook();
handles.issue(
  [
    { kind: "event", id: "a", facts: { title: "Rehearsal", day: "Monday" } },
    { kind: "event", id: "b", facts: { title: "Rehearsal", day: "Friday" } },
  ],
  true,
);
const candidates = ["event:1", "event:2"].map((handle) => {
  return { value: handle, origin: { origin: "handle", handle, chosenBy: "model" } } as const;
});
const slotOf = (several: readonly Candidate[] = candidates): readonly Slot[] => [
  { parameter: "id", required: true, value: { kind: "closed", candidates, several } },
];

handles.issue(
  [
    { kind: "event", id: "c", facts: { title: "Rehearsal room key", notes: "Bo" } },
    { kind: "event", id: "d", facts: { title: "Bo", notes: "rehearsal" } },
  ],
  true,
);
const named = ["event:3", "event:4"].map((handle) => {
  return { value: handle, origin: { origin: "handle", handle, chosenBy: "model" } } as const;
});
const READ: PromptItem = {
  kind: "call",
  name: "calendar.query",
  arguments: {},
  result: "event:1 | Rehearsal\nevent:2 | Rehearsal\nevent:3 | Rehearsal room key",
};

const tell = (given: string, changes: Partial<TurnState> = {}, slots = slotOf()) =>
  doubted(
    { handles, language: english },
    { given: { id: given }, slots },
    stateFor("move the rehearsal", changes),
  );

describe("a record of several that fit", () => {
  it("is told once with the others, for what was said before may tell which is meant", () => {
    const told = tell("event:1") ?? "";
    expect(told).toContain("event:1 | Rehearsal | Monday; event:2 | Rehearsal | Friday");
    expect(tell("event:1", { items: [{ kind: "note", text: told }] })).toBeUndefined();
  });

  it.each([
    ["it was not read", "event:3", {}, slotOf(named)],
    ["another is called so too", "event:1", { items: [READ] }, slotOf()],
    ["another is called as was said", "event:4", { items: [READ] }, slotOf(named)],
  ])("is told too where %s", (...[, given, changes, slots]) => {
    expect(tell(given, changes, slots)).toContain("several fit");
  });

  it.each([
    [
      "something was looked up for it",
      "event:1",
      { calls: [finished("calendar.query")] },
      slotOf(),
    ],
    ["the words fit one", "event:1", {}, slotOf(candidates.slice(0, 1))],
    ["another is chosen", "event:3", {}, slotOf()],
    ["it was read and is called as was said", "event:3", { items: [READ] }, slotOf(named)],
  ])("is left to the model where %s", (...[, given, changes, slots]) => {
    expect(tell(given, changes, slots)).toBeUndefined();
  });
});
