import { z } from "zod";
import { FEATURES } from "./features-of.ts";
import type { Reranker } from "./rerank.ts";

const fileSchema = z.strictObject({
  weights: z.record(z.enum(FEATURES), z.number()),
  leastNamed: z.number().min(0).max(1),
});

/** The reranker of models/reranker.json: a weight for each feature, or it throws. */
export function decodeReranker(json: string): Reranker {
  return fileSchema.parse(JSON.parse(json));
}

/** The reranker of a file's bytes; without a file nothing is weighed. */
export function readReranker(bytes: Uint8Array | undefined): Reranker {
  return bytes ? decodeReranker(Buffer.from(bytes).toString("utf8")) : UNWEIGHED;
}

/** The same reranker gives the same bytes. */
export function encodeReranker({ weights, leastNamed }: Reranker): string {
  const rows = Object.fromEntries(FEATURES.map((name) => [name, weights[name]]));
  return `${JSON.stringify({ weights: rows, leastNamed }, undefined, 2)}\n`;
}

/** Without a file nothing is weighed: the index alone ranks. */
export const UNWEIGHED = decodeReranker(
  JSON.stringify({
    weights: Object.fromEntries(FEATURES.map((name) => [name, 0])),
    leastNamed: 0,
  }),
);
