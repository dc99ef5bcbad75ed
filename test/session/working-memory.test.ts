import { describe, expect, it } from "vitest";
import { WorkingMemory } from "../../src/session/working-memory.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import type { FinishedCall } from "../../src/types/turn/stages.ts";
import type { OpenQuestion } from "../../src/types/turn/open-question.ts";

const WHEN: OpenQuestion = {
  call: { id: "c1", name: "timers.set", arguments: {}, origins: {}, by: "model" },
  missing: ["at"],
  slots: [],
  question: "When?",
  rest: [],
};

/** The question as a start finds it, so many minutes after it was asked at this time. */
function after(minutes: number, asked: string): OpenQuestion | undefined {
  const askedAt = Date.parse(asked);
  const memoryAt = (now: number): WorkingMemory =>
    new WorkingMemory(createHandleBook(), { now: () => now, zone: "Europe/London" });
  const before = memoryAt(askedAt);
  before.open = WHEN;
  const next = memoryAt(askedAt + minutes * 60_000);
  next.restore(before.snapshot());
  return next.open;
}

describe("a question that waits for its answer", () => {
  it("is still open at the next start", () => {
    expect(after(5, "2026-03-02T09:00Z")).toEqual(WHEN);
  });

  it.each([
    [31, "2026-03-02T09:00Z", "half an hour is over"],
    [-1, "2026-03-02T09:00Z", "the clock went back"],
    [20, "2026-03-02T23:50Z", "it is another day"],
  ])("is over after %i minutes from %s: %s", (minutes, asked) => {
    expect(after(minutes, asked)).toBeUndefined();
  });

  it("is gone when the conversation is forgotten", () => {
    const clock = { now: () => 0, zone: "UTC" };
    const memory = new WorkingMemory(createHandleBook(), clock);
    memory.open = WHEN;
    memory.clear();
    expect([memory.open, memory.snapshot().open]).toEqual([undefined, undefined]);
  });
});

describe("the last acts", () => {
  const finished = (name: string, isLookup = false): FinishedCall => ({
    call: { id: "c", name, arguments: {}, origins: {}, by: "fast-path" },
    result: { ok: true, done: "Done.", handles: {} },
    isLookup,
    said: `do ${name}`,
  });
  const names = (memory: WorkingMemory) => memory.snapshot().acts.map(({ tool }) => tool);

  it("are five, the newest first, without what was only looked up", () => {
    const memory = new WorkingMemory(createHandleBook(), { now: () => 0, zone: "UTC" });
    memory.noteTurn([finished("a"), finished("look", true), finished("b")], "");
    for (const name of ["c", "d", "e", "f"]) memory.noteTurn([finished(name)], "");
    expect(names(memory)).toEqual(["f", "e", "d", "c", "b"]);
    expect(memory.lastCall).toMatchObject({ said: "do f", isEffect: true, shown: 0 });
  });

  it("lose the one that was taken back", () => {
    const memory = new WorkingMemory(createHandleBook(), { now: () => 0, zone: "UTC" });
    memory.noteTurn([finished("a"), finished("b")], "");
    memory.dropAct();
    expect(names(memory)).toEqual(["a"]);
  });
});

it("what was read by itself is in focus before the list it stood in", () => {
  const book = createHandleBook();
  const shown = ["m1", "m2", "m3"].map((id) => ({ kind: "mail", id, facts: { subject: id } }));
  book.issue(shown, true);
  book.focusOn("mail:2");
  expect(book.recent().map(({ id }) => id)).toEqual(["m2", "m1", "m3"]);
  const next = createHandleBook();
  next.restore(book.recent());
  next.issue([{ kind: "mail", id: "m4", facts: {} }], true);
  expect(next.recent()[0]?.id).toBe("m4");
});
