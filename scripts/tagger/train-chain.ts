import { type Sums, chanceOf, sumsOf } from "../../src/grounding/tagger/chain.ts";
import { sparseWeights } from "../../src/grounding/tagger/sparse-weights.ts";
import { tagFeatures } from "../../src/grounding/tagger/tag-features.ts";
import type { TaggerWeights } from "../../src/grounding/tagger/tagger-file.ts";
import { TAGS, mayFollow } from "../../src/grounding/tagger/tags.ts";
import { randomFrom, shuffled } from "../router/random.ts";
import type { MarkedRow } from "./marked-rows.ts";

const EPOCHS = 8;
/** The weights are the mean of those after each of so many last epochs. */
const AVERAGED = 4;
const RATE = 0.1;
const DECAY = 1e-4;
export const SEED = 1;
/** Features hidden while training, so that the tagger learns from all that stands around a word. */
const HIDDEN = 0.3;
/** A feature met less often says nothing of other sentences. */
const LEAST_MET = 2;
/** A weight so small changes nothing. */
const LEAST_WEIGHT = 0.03;
/** Keeps AdaGrad's first steps small. */
const FIRST_SQUARE = 1e-1;

/** Numbers that are learnt, and the sum of the squares of their slopes so far. */
type Learning = { readonly values: Float32Array; readonly squares: Float32Array };
type State = { readonly weights: Learning; readonly steps: Learning };

/** A linear-chain CRF by stochastic gradient descent (AdaGrad); the same rows give the same numbers. */
export function trainChain(rows: readonly MarkedRow[]): TaggerWeights {
  const { keys, examples } = examplesOf(rows);
  const state: State = {
    weights: learning(keys.length * TAGS),
    steps: learning((TAGS + 1) * TAGS),
  };
  const [weights, steps] = [
    new Float32Array(keys.length * TAGS),
    new Float32Array((TAGS + 1) * TAGS),
  ];
  const random = randomFrom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { tags, features } of shuffled(examples, random)) {
      const seen = features.map((rows) => rows.filter(() => random() >= HIDDEN));
      learn(state, seen, tags);
    }
    if (epoch < EPOCHS - AVERAGED) continue;
    addShare(weights, state.weights.values);
    addShare(steps, state.steps.values);
  }
  return { words: sparseWeights(keys, weights, LEAST_WEIGHT), steps };
}

function addShare(mean: Float32Array, values: Float32Array): void {
  for (let at = 0; at < mean.length; at++) {
    mean[at] = (mean[at] ?? 0) + (values[at] ?? 0) / AVERAGED;
  }
}

type Example = { readonly tags: readonly number[]; readonly features: readonly Int32Array[] };

/** The keys of features that are met often enough, rising, and each request's features as their places among them. */
function examplesOf(rows: readonly MarkedRow[]): {
  keys: Int32Array;
  examples: readonly Example[];
} {
  const read = rows.map(({ reading, tool, tags }) => ({
    tags,
    features: tagFeatures(reading, tool),
  }));
  const met = new Map<number, number>();
  for (const { features } of read) {
    for (const key of features.flatMap((own) => [...own])) met.set(key, (met.get(key) ?? 0) + 1);
  }
  const keys = Int32Array.from(
    [...met].flatMap(([key, times]) => (times < LEAST_MET ? [] : key)),
  ).toSorted();
  const places = new Map([...keys].map((key, place) => [key, place]));
  const examples = read.map(({ tags, features }) => ({
    tags,
    features: features.map((own) =>
      Int32Array.from([...own].flatMap((key) => places.get(key) ?? [])),
    ),
  }));
  return { keys, examples };
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
