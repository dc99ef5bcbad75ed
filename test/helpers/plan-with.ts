import type { Plan, PlanPart } from "../../src/types/turn/plan.ts";

const RANKED = { tools: [{ name: "x", score: 1 }], none: 0, unmatched: [], sure: true };

/** A plan that begins, of parts that are what they are said to be. */
export function planWith(parts: readonly Partial<PlanPart>[]): Plan {
  const [first, ...rest] = parts.map((part): PlanPart => ({
    text: "",
    ranked: RANKED,
    values: { from: "words" },
    leansBack: false,
    ...part,
  }));
  if (!first) throw new Error("a plan has a part");
  return {
    act: "request",
    replaces: false,
    parts: [first, ...rest],
    at: 0,
    since: 0,
    feed: undefined,
    left: [],
  };
}
