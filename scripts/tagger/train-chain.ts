import { type Chain, type Sums, chanceOf, sumsOf } from "../../src/grounding/tagger/chain.ts";
import { BUCKETS, tagFeatures } from "../../src/grounding/tagger/tag-features.ts";
import { TAGS, mayFollow } from "../../src/grounding/tagger/tags.ts";
import { quantise } from "../../src/trained/linear-model.ts";
import { randomFrom, shuffled } from "../router/random.ts";
import type { MarkedRow } from "./marked-rows.ts";

const EPOCHS = 12;
const RATE = 0.2;
const DECAY = 1e-4;
export const SEED = 1;
/** Words hidden while training, so that the tagger learns from what stands around them. */
const HIDDEN = 0.2;
/** Keeps AdaGrad's first steps finite. */
const FIRST_SQUARE = 1e-2;

/** Numbers that are learnt, and the sum of the squares of their slopes so far. */
type Learning = { readonly values: Float32Array; readonly squares: Float32Array };
type State = { readonly weights: Learning; readonly steps: Learning };

/** A linear-chain CRF by stochastic gradient descent (AdaGrad); the same rows give the same numbers. */
export function trainChain(rows: readonly MarkedRow[]): Chain {
  const state: State = {
    weights: learning(BUCKETS * TAGS),
    steps: learning((TAGS + 1) * TAGS),
  };
  const examples = rows.map((row) => ({
    tags: row.tags,
    features: tagFeatures(row.reading, row.tool),
  }));
  const random = randomFrom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { tags, features } of shuffled(examples, random)) {
      const seen = features.map((rows) => rows.filter(() => random() >= HIDDEN));
      learn(state, seen, tags);
    }
  }
  return {
    words: quantise(state.weights.values, new Float32Array(TAGS)),
    steps: state.steps.values,
  };
}

function learning(length: number): Learning {
  return {
    values: new Float32Array(length),
    squares: new Float32Array(length).fill(FIRST_SQUARE),
  };
}

function learn(state: State, features: readonly Int32Array[], tags: readonly number[]): void {
  const scores = rawScores(state, features);
  const sums = sumsOf(scores, state.steps.values);
  for (const [at, rows] of features.entries()) {
    for (let tag = 0; tag < TAGS; tag++) {
      const slope = chanceOf(sums, at, tag) - (tags[at] === tag ? 1 : 0);
      if (Math.abs(slope) < 1e-3) continue;
      for (const row of rows) descend(state.weights, row * TAGS + tag, slope);
    }
    learnSteps(state, { at, scores, sums, tags });
  }
}

type Place = {
  readonly at: number;
  readonly scores: readonly Float64Array[];
  readonly sums: Sums;
  readonly tags: readonly number[];
};

function learnSteps({ steps }: State, { at, scores, sums, tags }: Place): void {
  const own = scores[at];
  const before = sums.forward[at - 1];
  const after = sums.backward[at];
  for (let tag = 0; tag < TAGS; tag++) {
    if (!before) {
      const slope = chanceOf(sums, at, tag) - (tags[at] === tag ? 1 : 0);
      descend(steps, TAGS * TAGS + tag, slope);
      continue;
    }
    for (let last = 0; last < TAGS; last++) {
      if (!mayFollow(tag, last)) continue;
      const place = last * TAGS + tag;
      const log =
        (before[last] ?? 0) + (steps.values[place] ?? 0) + (own?.[tag] ?? 0) + (after?.[tag] ?? 0);
      const isRight = tags[at] === tag && tags[at - 1] === last;
      const slope = Math.exp(log - sums.total) - (isRight ? 1 : 0);
      if (Math.abs(slope) > 1e-4) descend(steps, place, slope);
    }
  }
}

function descend({ values, squares }: Learning, at: number, slope: number): void {
  const value = values[at] ?? 0;
  const whole = slope + DECAY * value;
  const square = (squares[at] ?? 0) + whole * whole;
  squares[at] = square;
  values[at] = value - (RATE * whole) / Math.sqrt(square);
}

function rawScores({ weights }: State, features: readonly Int32Array[]): readonly Float64Array[] {
  return features.map((rows) => {
    const sums = new Float64Array(TAGS);
    for (const row of rows) {
      for (let tag = 0; tag < TAGS; tag++)
        sums[tag] = (sums[tag] ?? 0) + (weights.values[row * TAGS + tag] ?? 0);
    }
    return sums;
  });
}
