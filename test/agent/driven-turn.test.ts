import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runTurn } from "../../src/agent/run-turn.ts";
import { english } from "../../src/language/en/english.ts";
import type { StepOutput } from "../../src/types/llm.ts";
import type { DialogueAct } from "../../src/types/turn/dialogue.ts";
import type { Stages } from "../../src/types/turn/stages.ts";
import { planOf } from "../../src/understanding/plan.ts";
import { call, collect, fakeStages, ONE_TOOL, raw, say, TYPED } from "../helpers/fake-stages.ts";
import { rankedAs } from "../helpers/turn-state.ts";

const BUDGET = { businessCalls: 3, lookups: 5, metaCalls: 2 };
const READS = "notes.read";
const ACTS = "notes.append";
const BACK = "conversation.take_back";
const RANKED = rankedAs(READS);

/** A turn of a model that decides by itself; tools by these names read, or act, or take back. */
async function turn(outputs: readonly StepOutput[], changes: Partial<Stages> = {}) {
  const { events, emit } = collect();
  const fake = fakeStages(outputs, {
    isDriven: true,
    asksAtOnce: true,
    isReading: ({ name }) => name === READS,
    run: async ({ name }) =>
      name === READS
        ? { ok: true, text: "milk", handles: {} }
        : { ok: true, done: "Done.", handles: {} },
    expose: async ({ mayAct, mayLook }) =>
      mayAct || mayLook ? ONE_TOOL : { ...ONE_TOOL, callable: [] },
    ...changes,
  });
  const read: Stages["read"] = async (output, space, state) => {
    const given = await fake.read(output, space, state);
    return given.kind === "business" && given.call.name === BACK
      ? { kind: "take-back", call: given.call }
      : given;
  };
  const stages = { ...fake, read };
  const { signal } = new AbortController();
  const outcome = await runTurn({
    utterance: TYPED,
    items: [],
    stages,
    budget: BUDGET,
    emit,
    signal,
  });
  const namesOf = (kind: string): readonly string[] =>
    events.flatMap((event) => (event.type === "call" && event.kind === kind ? [event.name] : []));
  return { ...outcome, events, calls: namesOf("business"), repairs: namesOf("repair") };
}

const many = (output: StepOutput, count: number): readonly StepOutput[] =>
  Array.from({ length: count }, () => output);
const believing =
  (act: DialogueAct): Stages["understand"] =>
  async ({ text }) =>
    planOf([{ text, ranked: RANKED }], english, { act });

describe("a turn of a model that decides by itself", () => {
  it("looks up what it has to know, and then acts as often as any", async () => {
    const { calls, answer } = await turn([
      ...many(call(READS), 4),
      ...many(call(ACTS), 3),
      say("It is done."),
    ]);
    expect(calls).toEqual([...many(call(READS), 4), ...many(call(ACTS), 3)].map(nameOf));
    expect(answer).toBe("It is done.");
  });

  it.each([
    ["looks up for ever", READS, 5],
    ["acts for ever", ACTS, 3],
  ])("ends where it %s", async (_, name, most) => {
    const { calls, answer, events } = await turn(many(call(name), 30), {
      say: () => "It says milk.",
    });
    expect(calls).toHaveLength(most);
    expect(answer).toMatch(/milk/);
    expect(events.filter(({ type }) => type === "answer")).toHaveLength(1);
  });

  it("says of several look-ups only what the last one found", async () => {
    const { answer } = await turn([call(READS), call(READS)], { say: () => "It says milk." });
    expect(answer).toBe("It says milk.");
  });

  it.each(["undo", "close", "revise"] as const)(
    "is not ended by code that takes it for %s",
    async (act) => {
      const { answer, record } = await turn([say("Which one?")], { understand: believing(act) });
      expect([answer, record.steps]).toEqual(["Which one?", 1]);
    },
  );

  it.each([
    ["takes the last act back and does another", [BACK, ACTS], [], ["asked", ACTS]],
    ["takes back what it did itself", [ACTS, BACK, ACTS], [], [ACTS, "just done", ACTS]],
    ["takes back what it did itself once", [ACTS, BACK, ACTS, BACK], [], [ACTS, "just done", ACTS]],
  ])("%s", async (...[, names, , expected]) => {
    const order: string[] = [];
    const { calls } = await turn([...names.map(call), say("Now it is so.")], {
      takeBack: async (how) => `${String(order.push(how))} taken back.`,
      run: async ({ name }) => {
        order.push(name);
        return { ok: true, done: "Done.", handles: {} };
      },
    });
    expect([calls, order]).toEqual([names, expected]);
  });

  it("acts as often as any beside what it took back, and what code did", async () => {
    let made = 0;
    const byCode = { id: "c0", name: ACTS, arguments: {}, origins: {}, by: "fast-path" } as const;
    const { calls, answer } = await turn([call(BACK), ...many(call(ACTS), 4)], {
      shortcut: () => (made++ === 0 ? byCode : undefined),
      say: () => "It is written.",
    });
    expect(calls).toEqual([ACTS, BACK, ACTS, ACTS, ACTS]);
    expect(answer).toBe("It is written. It is written. It is written.");
  });

  it.each<[string, readonly StepOutput[], string]>([
    ["an act and not the look-up before it", [call(READS), call(ACTS)], "Added."],
    ["what was looked up, where nothing was done", [call(READS), call(READS)], "It says milk."],
    ["what was done in the place of another", [call(ACTS), call(BACK), call(ACTS)], "Added."],
    ["that it was taken back, where nothing is in its place", [call(ACTS), call(BACK)], "Back."],
    ["both of two acts", [call(ACTS), call(ACTS)], "Added. Added."],
  ])("whose answer may not be said says %s", async (...[, calls, expected]) => {
    const outputs = [...calls, say("At four."), say("At four.")];
    const { answer } = await turn(outputs, {
      vouches: () => false,
      takeBack: async () => "Back.",
      say: ({ name }) => (name === READS ? "It says milk." : "Added."),
    });
    expect(answer).toBe(expected);
  });

  it("is told what can't be taken back any more", async () => {
    const { answer, calls } = await turn([call(BACK), say("That can't be had back.")], {
      takeBack: async () => Promise.reject(new Error("It was changed since.")),
    });
    expect([calls, answer]).toEqual([[BACK], "That can't be had back."]);
  });

  it("asks before it takes something back where it has to", async () => {
    const order: string[] = [];
    const { answer } = await turn([call(BACK)], {
      judgeTakeBack: () => ({ kind: "confirm", level: "plain", text: "Back?", hash: "sha256:0" }),
      takeBack: async (how) => `${String(order.push(how))} taken back.`,
      say: () => "Okay, I left it.",
    });
    expect([order, answer]).toEqual([[], expect.stringMatching(/./)]);
  });

  it("is told once that nobody knows what it says, and asked again", async () => {
    const { answer, repairs } = await turn([say("At four."), call(READS), say("It says milk.")], {
      vouches: (sentence) => sentence.includes("milk"),
    });
    expect([answer, repairs]).toEqual(["It says milk.", ["?"]]);
  });

  it.each([
    [READS, "It is on Monday."],
    [ACTS, "Which list?"],
  ])("reads itself what a look-up puts back, and %s answers %s", async (name, expected) => {
    const asked = { ok: false, code: "not_found", message: "Which list?" } as const;
    const { answer } = await turn([call(name), say("It is on Monday.")], {
      run: async () => asked,
      reopen: async (made) => ({
        call: made,
        missing: ["list"],
        slots: [],
        question: "Which list?",
      }),
    });
    expect(answer).toBe(expected);
  });

  it("goes on where a look-up of code finds nothing", async () => {
    const lacking: Stages["read"] = async () => ({
      kind: "incomplete",
      call: { id: "c1", name: ACTS, arguments: {}, origins: {}, by: "model" },
      missing: ["id"],
      slots: [],
      question: "Which note?",
      signature: "",
    });
    let reads = 0;
    const { answer, record } = await turn([call(ACTS), say("Which note is it?")], {
      read: async (...given) => (reads++ === 0 ? lacking(...given) : fakeStages([]).read(...given)),
      lookup: async () => ({ id: "c2", name: READS, arguments: {}, origins: {}, by: "fast-path" }),
      run: async () => ({ ok: true, items: [], more: 0, handles: {} }),
      say: () => "I found nothing.",
    });
    expect([record.calls.length, answer]).toEqual([1, "Which note is it?"]);
  });

  it("never exceeds its acts, its look-ups, the cap and one repair, whatever a model does", async () => {
    const output = fc.oneof(
      fc.constantFrom(READS, ACTS, BACK, "tools.discover").map(call),
      fc.string({ maxLength: 10 }).map(raw),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(output, { maxLength: 40 }), async (outputs) => {
        const { calls, record, events } = await turn(outputs);
        const looks = calls.filter((name) => name === READS);
        expect(looks.length).toBeLessThanOrEqual(BUDGET.lookups);
        // What was taken back in the turn, once, is no act of it.
        const back = record.calls.some(({ isTakenBack }) => isTakenBack) ? 2 : 0;
        expect(calls.length - looks.length).toBeLessThanOrEqual(BUDGET.businessCalls + back);
        expect(record.metaCalls).toBeLessThanOrEqual(BUDGET.metaCalls);
        expect(record.repairs).toBeLessThanOrEqual(1);
        expect(events.filter(({ type }) => type === "answer")).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});

function nameOf(output: StepOutput): string {
  return output.kind === "call" ? output.name : "";
}
