import { softmax } from "../../src/trained/linear-model.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import { FEATURES } from "../../src/understanding/ranking/features-of.ts";
import type { Features } from "../../src/understanding/ranking/features-of.ts";
import { startOf, startOfNone } from "../../src/understanding/ranking/rerank.ts";
import type { Exclusion } from "../../src/understanding/ranking/rules/of-another-kind.ts";
import type { Reranker } from "../../src/understanding/ranking/rerank.ts";

/** A request, what the index made of it, what is known of its words, and the tools that are right. */
export type RerankCase = {
  readonly accept: readonly string[];
  readonly ranked: Ranked;
  readonly features: Readonly<Record<string, Features>>;
  readonly excluded: Exclusion;
};

const ROUNDS = 120;
const RATE = 0.2;
/** Of the squared weights: what few requests show moves a weight little. */
const PENALTY = 1e-5;
/** How likely a tool is at least that the words call by name, though the index knows nothing of the name. */
const LEAST_NAMED = 0.01;

/**
 * The weights under which right answers are most probable: a conditional logit over the tools and none,
 * with the index's own log-probability as it is (gradient descent with AdaGrad). The index says "none"
 * more often than it is right, so as to be careful; an intercept takes that up and is left out again.
 */
export function fitReranker(cases: readonly RerankCase[]): Reranker {
  const problems = cases.map((one) => problemOf(one));
  const count = FEATURES.length + 1;
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1e-6);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeOf(problems, weights);
    for (let at = 0; at < count; at++) {
      const one = (slope[at] ?? 0) / problems.length + 2 * PENALTY * (weights[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + one * one;
      weights[at] = (weights[at] ?? 0) - (RATE * one) / Math.sqrt(squares[at] ?? 1);
    }
  }
  const rounded = FEATURES.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1e3) / 1e3]);
  // An entry for each feature, by the line above.
  const own = Object.fromEntries(rounded) as Reranker["weights"];
  return { weights: own, leastNamed: LEAST_NAMED };
}

type Option = {
  readonly start: number;
  readonly values: readonly number[];
  readonly isRight: boolean;
};
type Problem = readonly Option[];

/** Each tool and "none" as the numbers its weights multiply, the intercept of none last; tools nobody looked at are one. */
function problemOf({ accept, ranked, features, excluded }: RerankCase): Problem {
  const start = { ranked, features, reranker: { leastNamed: LEAST_NAMED } };
  const left = ranked.tools.filter(({ name }) => !excluded.tools.has(name));
  const options = left.flatMap((tool) => {
    const own = features[tool.name];
    if (!own) return [];
    const values = FEATURES.map((name) => own[name]);
    return [{ start: Math.log(startOf(tool, start)), values, isRight: accept.includes(tool.name) }];
  });
  const others = [true, false].map((isRight) => {
    const far = left.filter(({ name }) => !features[name] && accept.includes(name) === isRight);
    const share = far.reduce((sum, tool) => sum + startOf(tool, start), 0);
    return { start: Math.log(share), values: [], isRight };
  });
  const nothing = { values: [...FEATURES.map(() => 0), 1], isRight: accept.length === 0 };
  return [...options, ...others, { start: Math.log(startOfNone(ranked, excluded)), ...nothing }];
}

function slopeOf(problems: readonly Problem[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const options of problems) {
    const logits = options.map(({ start, values }) => start + dot(values, weights));
    const shares = softmax(Float64Array.from(logits));
    const rights = Math.max(
      LEAST_SHARE,
      sum(options, ({ isRight }, at) => (isRight ? (shares[at] ?? 0) : 0)),
    );
    for (const [at, { values, isRight }] of options.entries()) {
      const share = shares[at] ?? 0;
      const target = isRight ? share / rights : 0;
      for (let one = 0; one < values.length; one++) {
        slope[one] = (slope[one] ?? 0) + (share - target) * (values[one] ?? 0);
      }
    }
  }
  return slope;
}

/** Keeps logarithms finite where a rule has shut out what is right. */
const LEAST_SHARE = 1e-12;

function sum<Item>(items: readonly Item[], of: (item: Item, at: number) => number): number {
  return items.reduce((total, item, at) => total + of(item, at), 0);
}

function dot(values: readonly number[], weights: Float64Array): number {
  let total = 0;
  for (let at = 0; at < values.length; at++) total += (values[at] ?? 0) * (weights[at] ?? 0);
  return total;
}
