import { describe, expect, it } from "vitest";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { FEATURES } from "../../../src/understanding/ranking/features-of.ts";
import type { Features } from "../../../src/understanding/ranking/features-of.ts";
import {
  UNWEIGHED,
  decodeReranker,
  encodeReranker,
} from "../../../src/understanding/ranking/rerank-file.ts";
import { isSettled, rerank, weighedOf } from "../../../src/understanding/ranking/rerank.ts";

const ranked: Ranked = {
  tools: [
    { name: "mail.recent", score: 0.4 },
    { name: "reminders.create", score: 0.2 },
    { name: "mail.send", score: 0.1 },
  ],
  none: 0.3,
  unmatched: ["pay"],
  sure: false,
};
const NONE = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;
const reranker = {
  weights: { ...UNWEIGHED.weights, knownShare: 3, nameLacking: -1 },
  leastNamed: 0.01,
};
const isConsequential = (name: string): boolean => name === "mail.send";

const NOBODY = { tools: new Set<string>(), isServed: false };
const WEIGHING = { reranker, excluded: NOBODY, isConsequential };

const lifted = (name: string, given: Partial<Features>): Ranked =>
  rerank(ranked, { ...WEIGHING, features: { [name]: { ...NONE, ...given } } });

describe("reranking", () => {
  it("is the index's own where no feature says anything", () => {
    expect(lifted("mail.send", {})).toMatchObject(ranked);
    expect(lifted("mail.send", { isCalled: 1 })).toMatchObject(ranked);
  });

  it("moves a tool by its features, and every other the other way", () => {
    const { tools, none, sure } = lifted("reminders.create", { knownShare: 1 });
    expect(tools.map(({ name }) => name)).toEqual(["reminders.create", "mail.recent", "mail.send"]);
    expect(tools[0]?.score).toBeGreaterThan(0.6);
    expect(none).toBeLessThan(0.3);
    expect(sure).toBe(true);
  });

  it("lowers a tool that lacks something", () => {
    const { tools, none } = lifted("mail.recent", { nameLacking: 1 });
    expect(tools[0]?.score).toBeLessThan(0.4);
    expect(none).toBeGreaterThan(0.3);
  });

  it("takes more to be sure of what asks first", () => {
    expect(lifted("mail.send", { knownShare: 1 }).sure).toBe(false);
  });

  it("lifts a tool that is called by name from wherever the index had it", () => {
    const far = { ...ranked, tools: [{ name: "reminders.create", score: 0 }] };
    const features = { "reminders.create": { ...NONE, knownShare: 1, isCalled: 1 } };
    const { tools } = rerank(far, { ...WEIGHING, features });
    expect(tools[0]?.score).toBeGreaterThan(0.1);
  });

  it("gives what a rule shuts out to the others where one of them serves", () => {
    const excluded = { tools: new Set(["mail.recent"]), isServed: true };
    const { tools, none } = rerank(ranked, { ...WEIGHING, excluded, features: {} });
    expect(tools.map(({ name }) => name)).toEqual(["reminders.create", "mail.send"]);
    expect(tools[0]?.score).toBeGreaterThan(0.2);
    expect(none).toBeLessThan(0.6);
  });

  it("gives what a rule shuts out to none where no other serves", () => {
    const excluded = { tools: new Set(["mail.recent"]), isServed: false };
    const { tools, none } = rerank(ranked, { ...WEIGHING, excluded, features: {} });
    expect(none).toBeGreaterThan(0.6);
    expect(none).toBeGreaterThan(tools[0]?.score ?? 0);
  });

  it("keeps what is no score", () => {
    expect(lifted("mail.recent", { nameLacking: 1 }).unmatched).toEqual(["pay"]);
  });
});

it.each([
  [0.98, 0.01, true, true],
  [0.96, 0.01, true, false],
  [0.98, 0.01, false, false],
] as const)("a first of %d beside %d, sure %s: settled %s", (...[score, none, sure, settled]) => {
  expect(isSettled({ tools: [{ name: "a", score }], none, unmatched: [], sure })).toBe(settled);
});

it("tells the features that say something, with their weights", () => {
  expect(weighedOf({ ...NONE, toldTo: 1, knownShare: 0.25 }, reranker)).toEqual([
    { feature: "knownShare", value: 0.25, weight: 3 },
    { feature: "toldTo", value: 1, weight: 0 },
  ]);
});

describe("the file of weights", () => {
  it("is read as it was written", () => {
    expect(decodeReranker(encodeReranker(reranker))).toEqual(reranker);
  });

  it.each([
    ["a feature is missing", { ...reranker, weights: { knownShare: 1 } }],
    ["a feature nobody computes", { ...reranker, weights: { ...reranker.weights, luck: 1 } }],
    ["a weight is no number", { ...reranker, weights: { ...reranker.weights, isCalled: "much" } }],
  ])("%s: it throws", (_, file) => {
    expect(() => decodeReranker(JSON.stringify(file))).toThrow(Error);
  });
});
