import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import type { FinishedCall, TurnState } from "../../src/types/turn/stages.ts";
import { NOTHING_FITS, planOf, scoped, valuesAt } from "../../src/understanding/plan.ts";

const ranked = (name: string) => ({
  tools: [{ name, score: 1 }],
  none: 0,
  unmatched: [],
  sure: true,
});
const part = (text: string) => ({ text, ranked: ranked(text) });
const QUESTION = {
  call: { id: "c1", name: "x", arguments: {}, origins: {}, by: "fast-path" },
  missing: ["due"],
  slots: [],
  question: "When?",
  rest: [],
} as const;
const ANSWER = { from: "answer", question: QUESTION } as const;
const ANSWERING = { act: "answer", values: ANSWER } as const;

const called = (name: string, isLookup = false): FinishedCall => ({
  call: { id: name, name, arguments: {}, origins: {}, by: "fast-path" },
  result: { ok: true, done: "", handles: {} },
  isLookup,
  said: name,
});

function stateOf(plan: TurnState["plan"], calls: readonly FinishedCall[] = []): TurnState {
  return {
    utterance: { text: "the whole", alternatives: [], source: "typed", confidence: 1 },
    plan,
    ranked: plan.parts[0].ranked,
    step: 1,
    items: [],
    isOpen: false,
    calls,
    metaCalls: 0,
    mayAct: true,
    said: [],
    mayLook: true,
    mayDiscover: true,
  };
}

describe("the plan of an utterance", () => {
  it("has one part that nothing fits where nothing was understood", () => {
    expect(planOf([], english).parts).toMatchObject([{ text: "", ranked: NOTHING_FITS }]);
  });

  it.each([
    ["find the mail from Anna", "tell Ben about it", true],
    ["find the mail from Anna", "set a timer for ten minutes", false],
  ])("knows whether a part leans on the one before: %s, %s", (first, second, leansBack) => {
    const { parts } = planOf([part(first), part(second)], english);
    expect(parts.map((one) => one.leansBack)).toEqual([false, leansBack]);
  });

  it("never lets its first part lean on another", () => {
    expect(planOf([part("tell Ben about it")], english).parts[0].leansBack).toBe(false);
  });

  it("gives an answer's values to its first part alone", () => {
    const { parts } = planOf([part("at five"), part("call Mum")], english, ANSWERING);
    expect(parts.map(({ values }) => values.from)).toEqual(["answer", "words"]);
  });
});

describe("a state, as the part at hand sees it", () => {
  const plan = planOf([part("one"), part("two")], english);
  const calls = [called("look", true), called("one"), called("look again", true)];

  it.each([
    { at: 0, since: 0, text: "one", names: ["look", "one", "look again"] },
    { at: 1, since: 2, text: "two", names: ["look again"] },
    // Once none is at hand the whole of it is seen.
    { at: 2, since: 3, text: "the whole", names: ["look", "one", "look again"] },
  ])("holds its words and the calls made for it: part $at since $since", (row) => {
    const { at, since, text, names } = row;
    const seen = scoped(stateOf({ ...plan, at, since }, calls));
    expect(seen.utterance.text).toBe(text);
    expect(seen.calls.map(({ call }) => call.name)).toEqual(names);
    expect(seen.ranked).toEqual(ranked(text === "two" ? "two" : "one"));
  });

  it.each([
    [0, "answer"],
    [1, "words"],
    // After the last a model may still be asked: it takes values as that part did.
    [2, "words"],
  ])("takes its values from where the part does: part %i from %s", (at, from) => {
    const answering = planOf([part("at five"), part("call Mum")], english, ANSWERING);
    expect(valuesAt({ ...answering, at }).from).toBe(from);
  });

  it("takes them as the only part did, once that is served", () => {
    expect(valuesAt({ ...planOf([part("at five")], english, ANSWERING), at: 1 })).toBe(ANSWER);
  });
});
