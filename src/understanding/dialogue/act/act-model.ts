import { z } from "zod";
import { logitsOf, softmax } from "../../../trained/linear-model.ts";
import type { LinearModel } from "../../../trained/linear-model.ts";
import { arrayOf, damaged, packArrays, unpackArrays } from "../../../trained/packed-arrays.ts";
import type { PackedArray } from "../../../trained/packed-arrays.ts";
import { LEARNED_ACTS } from "../../../types/turn/dialogue.ts";
import type { LearnedAct } from "../../../types/turn/dialogue.ts";
import { ACT_BUCKETS, actVector } from "./act-features.ts";
import type { Said } from "./act-features.ts";

/** Tells the act of words said after another act. */
export type ActModel = (said: Said) => LearnedAct;

/** Words that stand by themselves less surely than this lean: `node scripts/train-acts.ts` prints both sides of it. */
export const LEAST_SURE = 0.4;

export function createActModel(model: LinearModel): ActModel {
  return (said) => {
    const shares = softmax(logitsOf(model, actVector(said)));
    const shareOf = (act: LearnedAct): number => shares[LEARNED_ACTS.indexOf(act)] ?? 0;
    if (shareOf("request") >= LEAST_SURE) return "request";
    return LEARNED_ACTS.filter((act) => act !== "request").reduce((best, act) =>
      shareOf(act) > shareOf(best) ? act : best,
    );
  };
}

/** Without a file every turn stands by itself. */
export const NO_ACTS: ActModel = () => "request";

const metaSchema = z.object({
  acts: z.array(z.string()).refine((acts) => acts.join() === LEARNED_ACTS.join()),
});

/** The same model gives the same bytes. */
export function encodeActs({ scales, biases, weights }: LinearModel): Uint8Array {
  const arrays = new Map<string, PackedArray>([
    ["scales", scales],
    ["biases", biases],
    ["weights", weights],
  ]);
  return packArrays({ meta: { acts: LEARNED_ACTS }, arrays });
}

/** The model of models/acts.bin; a damaged file, or one of other acts, fails with one sentence. */
export function decodeActs(bytes: Uint8Array): LinearModel {
  const packed = unpackArrays(bytes);
  const meta = metaSchema.safeParse(packed.meta);
  if (!meta.success) throw damaged(meta.error);
  const scales = arrayOf(packed, "scales", Float32Array);
  const biases = arrayOf(packed, "biases", Float32Array);
  const weights = arrayOf(packed, "weights", Int8Array);
  const classes = LEARNED_ACTS.length;
  const isWhole = biases.length === classes && scales.length === classes;
  if (!isWhole || weights.length !== ACT_BUCKETS * classes) throw damaged();
  return { rows: ACT_BUCKETS, classes, weights, scales, biases };
}
