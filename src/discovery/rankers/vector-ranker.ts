import { z } from "zod";
import type { FusionWeights } from "../fuse.ts";
import type { LinearModel } from "../../trained/linear-model.ts";
import { logitsOf } from "../../trained/linear-model.ts";
import { centred } from "../../trained/sentence-vectors.ts";
import { arrayOf, damaged, packArrays, unpackArrays } from "../../trained/packed-arrays.ts";
import { opinionOf } from "./router.ts";
import type { Opinion } from "./opinion.ts";
import { modelArrays, modelIn } from "../../trained/model-arrays.ts";
import { weightsSchema } from "../files/router-file.ts";

/** What was learned over the sentence vectors of one embedding model. */
export type VectorHead = {
  /** The embedding model's id. */
  readonly embedder: string;
  /** The one language it was learned for; any that the embedder knows, where it isn't said. */
  readonly language?: string | undefined;
  /** The embedder knows other languages, where words say nothing and vectors alone decide. */
  readonly isMultilingual: boolean;
  /** Tools in the order of the model's classes; "none" is the class after the last. */
  readonly tools: readonly string[];
  /** Mean vector of the usage phrases; what all sentences share says nothing. */
  readonly mean: Float32Array;
  readonly model: LinearModel;
  /** Of all rankers when the vector is there. */
  readonly weights: FusionWeights;
};

/** Unit vectors have small components; the model was trained on them times this. */
export const SCALE = 4;

/** What the vectors think of a sentence; undefined for the empty vector of an empty text. */
export function vectorOpinion(head: VectorHead, vector: Float32Array): Opinion | undefined {
  if (vector.length !== head.mean.length) return undefined;
  return opinionOf(head.tools, logitsOf(head.model, denseRow(centred(vector, head.mean))));
}

/** A centred vector as the model reads it. */
export function denseRow(vector: Float32Array): { rows: Int32Array; values: Float32Array } {
  return {
    rows: Int32Array.from(vector, (_, index) => index),
    values: vector.map((value) => SCALE * value),
  };
}

const headSchema = z.object({
  embedder: z.string(),
  language: z.string().optional(),
  isMultilingual: z.boolean(),
  tools: z.array(z.string()),
  weights: weightsSchema,
});

export function encodeHeads(heads: readonly VectorHead[]): Uint8Array {
  const meta = heads.map(({ embedder, language, isMultilingual, tools, weights }) => ({
    embedder,
    language,
    isMultilingual,
    tools,
    weights,
  }));
  const arrays = heads.flatMap(({ embedder, mean, model }) => [
    [`${embedder} mean`, mean] as const,
    ...modelArrays(embedder, model),
  ]);
  return packArrays({ meta, arrays: new Map(arrays) });
}

/** The heads in a file's bytes (models/vectors.bin); a damaged file fails with one sentence. */
export function decodeHeads(bytes: Uint8Array): readonly VectorHead[] {
  const packed = unpackArrays(bytes);
  const meta = z.array(headSchema).safeParse(packed.meta);
  if (!meta.success) throw damaged(meta.error);
  return meta.data.map((head) => {
    const mean = arrayOf(packed, `${head.embedder} mean`, Float32Array);
    const model = modelIn(packed, head.embedder, head.tools.length + 1);
    if (model.rows !== mean.length) throw damaged();
    return { ...head, mean, model };
  });
}
