import { z } from "zod";
import type { FusionWeights } from "../fuse.ts";
import { modelArrays, modelIn } from "../../trained/model-arrays.ts";
import { damaged, packArrays, unpackArrays } from "../../trained/packed-arrays.ts";
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
