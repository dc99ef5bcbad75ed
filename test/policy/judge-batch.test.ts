import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { judgeBatch as judgeAll } from "../../src/policy/judge-batch.ts";
import type { Judgement } from "../../src/policy/judge.ts";
import { CLEAN } from "../../src/types/taint.ts";
import { fruitEat } from "../helpers/tools.ts";

const say = english.say.warning;
const judgeBatch = (judgements: readonly Judgement[]) => judgeAll(judgements, say);

const judgement = (fruit: string, changes: Partial<Judgement> = {}): Judgement => ({
  tool: fruitEat,
  call: {
    id: `c1.${fruit}`,
    name: "fruit.eat",
    arguments: {},
    origins: { id: { origin: "handle", handle: `fruit:${fruit}`, chosenBy: "words" } },
    by: "fast-path",
  },
  resolved: { id: fruit },
  versions: { id: `${fruit} 1` },
  records: { id: `the ${fruit}` },
  question: `Eat ${fruit}?`,
  taint: CLEAN,
  shownAs: "Eat this?",
  isAskedFor: true,
  isDoubted: false,
  said: "",
  say,
  mark: "plain",
  ...changes,
});

const hashOf = (judgements: readonly Judgement[]): string => {
  const verdict = judgeBatch(judgements);
  return verdict.kind === "confirm" ? verdict.hash : "";
};

describe("one act over several records", () => {
  const two = [judgement("pear"), judgement("plum")];

  it("is none where something new is made of each and one alone would run", () => {
    const making = { tool: { ...fruitEat, makesSeveral: "id" }, mark: "none" } as const;
    const made = [judgement("pear", making), judgement("plum", making)];
    expect(judgeBatch(made)).toEqual({ kind: "run" });
    const red = judgement("plum", { ...making, mark: "red" });
    const verdict = judgeBatch([judgement("pear", making), red]);
    expect(verdict.kind === "confirm" && verdict.text).toContain("pear");
  });

  it("is one question that shows every one", () => {
    expect(judgeBatch(two)).toMatchObject({
      kind: "confirm",
      level: "plain",
      text: "All 2 of these?\n1. Eat pear?\n2. Eat plum?",
    });
  });

  it("is asked also where one alone would run", () => {
    const quiet = two.map((one): Judgement => ({ ...one, mark: "none" }));
    expect(judgeBatch(quiet)).toMatchObject({ kind: "confirm", level: "plain" });
  });

  it("is asked in the red where one of them is", () => {
    const [pear, plum] = two;
    if (!pear || !plum) throw new Error("two");
    expect(judgeBatch([pear, { ...plum, mark: "red" }])).toMatchObject({ level: "red" });
  });

  it("runs where nothing is changed", () => {
    const telling = two.map((one): Judgement => ({ ...one, mark: "harmless" }));
    expect(judgeBatch(telling)).toEqual({ kind: "run" });
  });

  it("sets the lines of a question in, so that none looks like another record", () => {
    const sly = judgement("pear", { question: "Eat pear?\n2. Eat nothing?" });
    const verdict = judgeBatch([sly, judgement("plum")]);
    expect(verdict.kind === "confirm" && verdict.text.split("\n")).toEqual([
      "All 2 of these?",
      "1. Eat pear?",
      "   2. Eat nothing?",
      "2. Eat plum?",
    ]);
  });

  it.each([
    ["one more", [...two, judgement("fig")]],
    ["one less", two.slice(0, 1)],
    ["another order", two.toReversed()],
    ["another version of one", [judgement("pear"), judgement("plum", { versions: { id: "2" } })]],
  ])("is another approval: %s", (_, others) => {
    expect(hashOf(others)).not.toBe(hashOf(two));
    expect(hashOf(two)).toBe(hashOf([judgement("pear"), judgement("plum")]));
  });
});
