import { isSure, scoreOf, shareOf } from "../../discovery/calibrated.ts";
import { softmax } from "../../trained/linear-model.ts";
import type { Ranked, ScoredTool } from "../../types/turn/ranked.ts";
import { FEATURES } from "./features-of.ts";
import type { FeatureName, Features } from "./features-of.ts";
import type { Exclusion } from "./rules/of-another-kind.ts";

/** What scripts/train-reranker.ts fits. */
export type Reranker = {
  /** What each feature counts for, in log-odds. */
  readonly weights: Readonly<Record<FeatureName, number>>;
  /** How likely a tool is at least that the words call by name: the index may know nothing of it. */
  readonly leastNamed: number;
};

/** The index is followed without a look where it is surer than this: `node scripts/measure-ranking.ts`. */
const SETTLED = 0.97;

export function isSettled({ sure, none, tools: [first] }: Ranked): boolean {
  return sure && first !== undefined && first.score > Math.max(SETTLED, none);
}

type Weighing = {
  readonly reranker: Reranker;
  /** Of the tools that were looked at; the others keep what the index gave them. */
  readonly features: Readonly<Record<string, Features>>;
  /** Tools a rule shuts out: where another serves, it and the others have their share, else "none" has. */
  readonly excluded: Exclusion;
  readonly isConsequential: (tool: string) => boolean;
};

/**
 * The ranking with all that is known of the words: each tool's log-probability by the index plus its
 * weighed features, none's as it was. Where no feature says anything it is the index's own.
 */
export function rerank(
  ranked: Ranked,
  { reranker, features, excluded, isConsequential }: Weighing,
): Ranked {
  const left = ranked.tools.filter(({ name }) => !excluded.tools.has(name));
  const lifts = left.map(({ name }) => liftOf(features[name], reranker.weights));
  if (excluded.tools.size === 0 && lifts.every((lift) => lift === 0))
    return { ...ranked, features };
  const logits = left.map(
    (one, at) => Math.log(startOf(one, { ranked, features, reranker })) + (lifts[at] ?? 0),
  );
  const shares = softmax(Float64Array.of(...logits, Math.log(startOfNone(ranked, excluded))));
  const none = shares[logits.length] ?? 0;
  const tools = left
    .map(({ name }, at) => ({ name, score: scoreOf(shares[at] ?? 0, none) }))
    .toSorted((one, other) => other.score - one.score);
  return { ...ranked, tools, none, sure: isSure({ tools, none }, isConsequential), features };
}

/** What a tool's features add to its log-probability. */
function liftOf(features: Features | undefined, weights: Reranker["weights"]): number {
  return features ? FEATURES.reduce((sum, name) => sum + weights[name] * features[name], 0) : 0;
}

/** The features of a tool that add something, with what each counts for. */
export function weighedOf(
  features: Readonly<Partial<Record<string, number>>>,
  { weights }: Reranker,
): readonly { readonly feature: FeatureName; readonly value: number; readonly weight: number }[] {
  return FEATURES.flatMap((feature) => {
    const value = features[feature] ?? 0;
    return value === 0 ? [] : [{ feature, value, weight: weights[feature] }];
  });
}

type Start = Pick<Weighing, "features"> & {
  readonly ranked: Pick<Ranked, "none">;
  readonly reranker: Pick<Reranker, "leastNamed">;
};

/** Where a tool begins: at the index's share of the probability. */
export function startOf(
  { name, score }: ScoredTool,
  { ranked, features, reranker }: Start,
): number {
  const own = features[name];
  const isNamed = own !== undefined && own.isCalled > 0;
  return Math.max(atLeast(shareOf(score, ranked.none)), isNamed ? reranker.leastNamed : 0);
}

/** Where "none" begins: at its own share, with that of what is shut out where no other tool serves. */
export function startOfNone({ tools, none }: Ranked, excluded: Exclusion): number {
  const shutOut = excluded.isServed ? [] : tools.filter(({ name }) => excluded.tools.has(name));
  return shutOut.reduce((sum, { score }) => sum + shareOf(score, none), atLeast(none));
}

/** Nothing is impossible to the index alone. */
function atLeast(share: number): number {
  return Math.max(share, 1e-9);
}
