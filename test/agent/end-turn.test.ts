import { describe, expect, it } from "vitest";
import { goOn, leave, putOff, wrapUp } from "../../src/agent/end-turn.ts";
import { openRecord } from "../../src/agent/turn-record.ts";
import type { TurnRecord } from "../../src/agent/turn-record.ts";
import { english } from "../../src/language/en/english.ts";
import { planWith } from "../helpers/plan-with.ts";
import { callOf, finished, stateFor } from "../helpers/turn-state.ts";

const words = english.say.turn.conversation;

/** A turn over parts named by letters; a small one leans on the part before it. */
function recordOf(letters: string, changes: Partial<TurnRecord> = {}): TurnRecord {
  const { utterance } = stateFor(letters);
  const plan = planWith(
    [...letters].map((text) => ({ text, leansBack: text === text.toLowerCase() })),
  );
  const budget = { businessCalls: 2, lookups: 0, metaCalls: 0 };
  return {
    ...openRecord({ utterance, plan, budget, words, items: [], isDriven: false, rankMs: 0 }),
    ...changes,
  };
}
const open = (question: string) => ({ call: callOf("x"), missing: ["due"], slots: [], question });

describe("what is said at the end", () => {
  it.each([
    [[], words.apology],
    [["Done.", "And that."], "Done. And that."],
    // What somebody wrote may lack its full stop.
    [["Milk, eggs", "Done"], "Milk, eggs. Done"],
    [["Ben: “see you.”", "Done."], "Ben: “see you.” Done."],
    [["Ben: „bis dann.“", "Done."], "Ben: „bis dann.“ Done."],
    [["Ben: “see you”", "Done."], "Ben: “see you”. Done."],
    [["It is off (“all of it.”)", "Done."], "It is off (“all of it.”) Done."],
  ])("of %j is %j", (said, text) => {
    expect(wrapUp(recordOf("A", { said }))).toEqual({ text, from: "template" });
  });

  it("is the question last, with the parts that wait for it", () => {
    const record = recordOf("AB", { said: ["Done."], open: open("When?") });
    expect(wrapUp(record)).toMatchObject({ text: "Done. When?", question: { rest: ["A", "B"] } });
  });
});

describe("after a part that was not done", () => {
  it.each([
    ["AB", goOn, false, []],
    ["Ab", leave, true, ["A", "b"]],
    ["AbC", leave, false, ["A", "b"]],
    ["A", leave, true, []],
  ] as const)("of %s the turn goes on, or ends", (...row) => {
    const [letters, after, isOver, left] = row;
    const record = recordOf(letters);
    expect(after(record) !== undefined).toBe(isOver);
    expect(record.plan.left).toEqual(left);
  });

  it("ends it once the calls are spent, whatever is left", () => {
    expect(goOn(recordOf("AB", { calls: [finished("x"), finished("y")] }))).toBeDefined();
  });

  it("doesn't count a look-up", () => {
    const calls = [finished("x"), finished("y", { isLookup: true })];
    expect(goOn(recordOf("AB", { calls }))).toBeUndefined();
  });
});

describe("two questions", () => {
  it("are put one after the other: the second part waits for the first", () => {
    const record = recordOf("ABC");
    expect(putOff(record, open("When?"))).toBeUndefined();
    expect(putOff(record, open("To whom?"))).toBeUndefined();
    expect([record.open?.question, record.plan.left]).toEqual(["When?", ["B"]]);
  });
});
