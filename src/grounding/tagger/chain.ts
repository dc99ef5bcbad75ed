import type { Scorer } from "./sparse-weights.ts";
import { TAGS, mayFollow } from "./tags.ts";

/** Scores of tags by the words, and of a tag behind another: a linear chain (a conditional random field). */
export type Chain = {
  readonly wordScores: Scorer;
  /** `steps[before * tags + tag]`; the row behind the last tag is the start. */
  readonly steps: Float32Array;
};

/** What is no tagging at all. */
const NEVER = Number.NEGATIVE_INFINITY;

/** The likeliest tags of a sentence (Viterbi 1967). */
export function bestTags(scores: readonly Float64Array[], steps: Float32Array): readonly number[] {
  const tags = TAGS;
  const from: Int32Array[] = [];
  let best = new Float64Array(0);
  for (const own of scores) {
    const came = new Int32Array(tags);
    best = own.map((score, tag) => {
      let most = NEVER;
      for (let before = 0; before < Math.max(1, best.length); before++) {
        const through = stepInto(tag, { before, sums: best, steps });
        if (through > most) [most, came[tag]] = [through, before];
      }
      return score + most;
    });
    from.push(came);
  }
  let tag = best.indexOf(Math.max(...best));
  return from
    .toReversed()
    .map((came) => {
      const here = tag;
      tag = came[tag] ?? 0;
      return here;
    })
    .toReversed();
}

type Step = { readonly before: number; readonly sums: Float64Array; readonly steps: Float32Array };

/** Coming to a tag from one before it; at the start there is none. */
function stepInto(tag: number, { before, sums, steps }: Step): number {
  if (sums.length === 0) return mayFollow(tag, 0) ? (steps[TAGS * TAGS + tag] ?? 0) : NEVER;
  return mayFollow(tag, before) ? (sums[before] ?? 0) + (steps[before * TAGS + tag] ?? 0) : NEVER;
}

/** The sums over all taggings up to a word, and from it on, as logarithms. */
export type Sums = {
  readonly forward: readonly Float64Array[];
  readonly backward: readonly Float64Array[];
  readonly total: number;
};

export function sumsOf(scores: readonly Float64Array[], steps: Float32Array): Sums {
  const tags = TAGS;
  const forward: Float64Array[] = [];
  const cells = new Float64Array(tags);
  for (const own of scores) {
    const sums = forward.at(-1) ?? new Float64Array(0);
    forward.push(
      own.map((score, tag) => {
        if (sums.length === 0) return score + stepInto(tag, { before: 0, sums, steps });
        for (let before = 0; before < tags; before++)
          cells[before] = stepInto(tag, { before, sums, steps });
        return score + logSum(cells);
      }),
    );
  }
  const backward = scores.map(() => new Float64Array(tags));
  for (let at = scores.length - 2; at >= 0; at--) {
    const [after, own] = [backward[at + 1], scores[at + 1]];
    backward[at] = new Float64Array(tags).map((_, tag) => {
      for (let next = 0; next < tags; next++) {
        cells[next] = mayFollow(next, tag)
          ? (steps[tag * tags + next] ?? 0) + (own?.[next] ?? 0) + (after?.[next] ?? 0)
          : NEVER;
      }
      return logSum(cells);
    });
  }
  return { forward, backward, total: logSum(forward.at(-1) ?? new Float64Array(1)) };
}

/** The probability of a tag at a word. */
export function chanceOf({ forward, backward, total }: Sums, at: number, tag: number): number {
  return Math.exp((forward[at]?.[tag] ?? 0) + (backward[at]?.[tag] ?? 0) - total);
}

function logSum(values: Float64Array): number {
  let most = NEVER;
  for (const value of values) most = Math.max(most, value);
  if (most === NEVER) return NEVER;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}
