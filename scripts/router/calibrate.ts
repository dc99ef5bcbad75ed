import { type FusionWeights, fuse } from "../../src/discovery/fuse.ts";
import type { Judged } from "./cross-fit.ts";

/**
 * No more than this share of requests no tool serves may be taken for a tool's, when half of them are
 * judged by rankers that know nothing of their whole topic, which is harder than life.
 */
const MOST_SPURIOUS = 0.05;
const SHARPNESS = Array.from({ length: 16 }, (_, index) => 1 + 0.2 * index);
const OFFSETS = Array.from({ length: 31 }, (_, index) => 0.1 * index);

/**
 * The sharpness under which the first tool's score is nearest to how often it is right (least
 * squares), then the least lift of "none" that keeps spurious first tools rare enough.
 */
export function calibrate(weights: FusionWeights, judged: readonly Judged[]): FusionWeights {
  const sharp = SHARPNESS.map((sharpness) => ({ ...weights, sharpness }));
  const errors = sharp.map((one) => squaredError(one, judged));
  const best = sharp[errors.indexOf(Math.min(...errors))] ?? weights;
  const lifted = OFFSETS.map((offset) => ({
    ...best,
    none: { ...best.none, constant: best.none.constant + offset },
  }));
  return rounded(lifted.find((one) => spurious(one, judged) <= MOST_SPURIOUS) ?? best);
}

function rounded({ none, ...weights }: FusionWeights): FusionWeights {
  const sharpness = Math.round(weights.sharpness * 100) / 100;
  return {
    ...weights,
    sharpness,
    none: { ...none, constant: Math.round(none.constant * 1e4) / 1e4 },
  };
}

function squaredError(weights: FusionWeights, judged: readonly Judged[]): number {
  let sum = 0;
  for (const { row, evidence } of judged) {
    const [first] = fuse(evidence, weights).tools;
    const isRight = row.accept.includes(first?.name ?? "") ? 1 : 0;
    sum += ((first?.score ?? 0) - isRight) ** 2;
  }
  return sum / judged.length;
}

function spurious(weights: FusionWeights, judged: readonly Judged[]): number {
  const forNone = judged.filter(({ row }) => row.accept.length === 0);
  const shown = forNone.filter(({ evidence }) => {
    const { tools, none } = fuse(evidence, weights);
    return none <= (tools[0]?.score ?? 0);
  });
  return shown.length / forNone.length;
}
