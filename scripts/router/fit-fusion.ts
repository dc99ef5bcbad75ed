import { COVERAGE_FLOOR, COVERAGE_FROM, type FusionWeights } from "../../src/discovery/fuse.ts";
import type { Evidence, ToolEvidence } from "../../src/discovery/evidence.ts";
import { softmax } from "../../src/trained/linear-model.ts";
import type { Judged } from "./cross-fit.ts";
import { SEED } from "./model.ts";
import { randomFrom, shuffled } from "./random.ts";

const ARMS = ["router", "vector", "phrase", "words"] as const;
/** Four weights of a tool, then the same of "none", its constant and the floor. */
const COUNT = 2 * ARMS.length + 2;
const ROUNDS = 150;
const RATE = 0.2;
/** Ten weights need no more cases than this. */
const MOST_CASES = 3_000;

/**
 * The weights under which right answers are most probable (maximum likelihood over tools and none,
 * gradient descent with AdaGrad). A weight of a tool never goes below zero.
 */
export function fitFusion(judged: readonly Judged[]): FusionWeights {
  const cases = shuffled(judged, randomFrom(SEED))
    .slice(0, MOST_CASES)
    .map(({ row, evidence }) => caseOf(evidence, row.accept));
  // The router alone, as it stands, is where the search begins; an ranker that says nothing stays at 0.
  const weights = new Float64Array(COUNT);
  weights[0] = 1;
  weights[ARMS.length] = 1;
  const squares = new Float64Array(COUNT).fill(1e-6);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeOf(cases, weights);
    for (let index = 0; index < COUNT; index++) {
      const one = (slope[index] ?? 0) / cases.length;
      squares[index] = (squares[index] ?? 0) + one * one;
      const next = (weights[index] ?? 0) - (RATE * one) / Math.sqrt(squares[index] ?? 1);
      weights[index] = index < ARMS.length ? Math.max(0, next) : next;
    }
  }
  return toWeights(weights);
}

type Case = { readonly options: readonly Float64Array[]; readonly right: readonly number[] };

/** Each tool and "none" as the numbers its weights multiply. */
function caseOf(evidence: Evidence, accept: readonly string[]): Case {
  const { tools, none, answerable, coverage } = evidence;
  const options = tools.map((tool) => vectorOf(tool, 0));
  const nothing = vectorOf(none, ARMS.length);
  nothing[2 * ARMS.length] = 1;
  nothing[2 * ARMS.length + 1] = answerable >= COVERAGE_FROM && coverage < COVERAGE_FLOOR ? 1 : 0;
  const right = accept.map((name) => tools.findIndex(({ tool }) => tool.name === name));
  return { options: [...options, nothing], right: accept.length === 0 ? [tools.length] : right };
}

function vectorOf(
  rankers: Pick<ToolEvidence, (typeof ARMS)[number]>,
  offset: number,
): Float64Array {
  const vector = new Float64Array(COUNT);
  for (const [index, ranker] of ARMS.entries()) vector[offset + index] = rankers[ranker];
  return vector;
}

function slopeOf(cases: readonly Case[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(COUNT);
  for (const { options, right } of cases) {
    const shares = softmax(Float64Array.from(options, (option) => dot(option, weights)));
    const rights = right.reduce((sum, index) => sum + (shares[index] ?? 0), 0);
    for (const [index, option] of options.entries()) {
      const share = shares[index] ?? 0;
      const target = right.includes(index) ? share / Math.max(1e-12, rights) : 0;
      for (let one = 0; one < COUNT; one++) {
        slope[one] = (slope[one] ?? 0) + (share - target) * (option[one] ?? 0);
      }
    }
  }
  return slope;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

function toWeights(weights: Float64Array): FusionWeights {
  const at = (index: number): number => Math.round((weights[index] ?? 0) * 1e4) / 1e4;
  const tool = { router: at(0), vector: at(1), phrase: at(2), words: at(3) };
  const none = { router: at(4), vector: at(5), phrase: at(6), words: at(7) };
  return { tool, none: { ...none, constant: at(8), uncovered: at(9) }, sharpness: 1 };
}
