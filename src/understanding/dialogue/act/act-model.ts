import { z } from "zod";
import { logitsOf, softmax } from "../../../trained/linear-model.ts";
import type { LinearModel } from "../../../trained/linear-model.ts";
import { modelArrays, modelIn } from "../../../trained/model-arrays.ts";
import { arrayOf, damaged, packArrays, unpackArrays } from "../../../trained/packed-arrays.ts";
import type { PackedArray } from "../../../trained/packed-arrays.ts";
import { LEARNED_ACTS } from "../../../types/turn/dialogue.ts";
import type { LearnedAct } from "../../../types/turn/dialogue.ts";
import { ACT_BUCKETS, actVector, meantVector } from "./act-features.ts";
import type { Said } from "./act-features.ts";

/** Tells the act of words said after another act. */
export type ActModel = (said: Said) => LearnedAct;

/** Words that stand by themselves less surely than this lean: `node scripts/train-acts.ts` prints both sides of it. */
export const LEAST_SURE = 0.4;

/** What was learned of words alone, and of words beside the vectors of one embedding model. */
export type LearnedActs = {
  readonly words: LinearModel;
  readonly meant?: MeantActs | undefined;
};

export type MeantActs = {
  /** The embedding model's id. */
  readonly embedder: string;
  /** Mean vector of the sentences it was learned from. */
  readonly mean: Float32Array;
  readonly model: LinearModel;
};

/** Tells acts by words, and by the vectors of an embedding model where it was learned over those of that one. */
export function createActModel({ words, meant }: LearnedActs, embedder?: string): ActModel {
  return (said) => {
    const { vectors } = said;
    const logits =
      meant?.embedder === embedder && meant && vectors
        ? logitsOf(meant.model, meantVector(said, vectors, meant.mean))
        : logitsOf(words, actVector(said));
    const shares = softmax(logits);
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
  embedder: z.string().optional(),
});

/** The same models give the same bytes. */
export function encodeActs({ words, meant }: LearnedActs): Uint8Array {
  const arrays = new Map<string, PackedArray>(modelArrays("words", words));
  if (!meant) return packArrays({ meta: { acts: LEARNED_ACTS }, arrays });
  for (const [name, array] of modelArrays("meant", meant.model)) arrays.set(name, array);
  arrays.set("mean", meant.mean);
  return packArrays({ meta: { acts: LEARNED_ACTS, embedder: meant.embedder }, arrays });
}

/** The models of models/acts.bin; a damaged file, or one of other acts, fails with one sentence. */
export function decodeActs(bytes: Uint8Array): LearnedActs {
  const packed = unpackArrays(bytes);
  const meta = metaSchema.safeParse(packed.meta);
  if (!meta.success) throw damaged(meta.error);
  const { embedder } = meta.data;
  const words = modelIn(packed, "words", LEARNED_ACTS.length);
  if (words.rows !== ACT_BUCKETS) throw damaged();
  if (embedder === undefined) return { words };
  const mean = arrayOf(packed, "mean", Float32Array);
  const model = modelIn(packed, "meant", LEARNED_ACTS.length);
  if (model.rows !== ACT_BUCKETS + mean.length + 1) throw damaged();
  return { words, meant: { embedder, mean, model } };
}
