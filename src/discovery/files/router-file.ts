import { z } from "zod";
import type { FusionWeights } from "../fuse.ts";
import type { LinearModel } from "../../trained/linear-model.ts";
import {
  type Packed,
  type PackedArray,
  arrayOf,
  damaged,
  packArrays,
  unpackArrays,
} from "../../trained/packed-arrays.ts";
import type { Router } from "../rankers/router.ts";
import { BUCKETS } from "../rankers/router-features.ts";

const armsSchema = z.object({
  router: z.number(),
  vector: z.number(),
  phrase: z.number(),
  words: z.number(),
});

export const weightsSchema = z.object({
  tool: armsSchema,
  none: armsSchema.extend({ constant: z.number(), uncovered: z.number() }),
  sharpness: z.number(),
}) satisfies z.ZodType<FusionWeights>;

const metaSchema = z.object({ tools: z.array(z.string()), weights: weightsSchema });

export function encodeRouter({ tools, model, weights }: Router): Uint8Array {
  return packArrays({ meta: { tools, weights }, arrays: new Map(modelArrays("router", model)) });
}

/** The router in a file's bytes (models/router.bin); a damaged file fails with one sentence. */
export function decodeRouter(bytes: Uint8Array): Router {
  const packed = unpackArrays(bytes);
  const meta = metaSchema.safeParse(packed.meta);
  if (!meta.success) throw damaged(meta.error);
  const { tools, weights } = meta.data;
  const model = modelIn(packed, "router", tools.length + 1);
  if (model.rows !== BUCKETS) throw damaged();
  return { tools, weights, model };
}

/** A model's arrays under names that begin alike. */
export function modelArrays(name: string, model: LinearModel): readonly [string, PackedArray][] {
  return [
    [`${name} scales`, model.scales],
    [`${name} biases`, model.biases],
    [`${name} weights`, model.weights],
  ];
}

/** The model stored under a name; its parts must fit each other. */
export function modelIn(packed: Packed, name: string, classes: number): LinearModel {
  const scales = arrayOf(packed, `${name} scales`, Float32Array);
  const biases = arrayOf(packed, `${name} biases`, Float32Array);
  const weights = arrayOf(packed, `${name} weights`, Int8Array);
  const rows = weights.length / classes;
  if (scales.length !== classes || biases.length !== classes || !Number.isInteger(rows)) {
    throw damaged();
  }
  return { rows, classes, weights, scales, biases };
}
