import type { Embedder } from "../../types/llm.ts";

/** A text's vector; undefined where none was computed. */
export type LookUpVector = (text: string) => Float32Array | undefined;

const BATCH = 64;
const BATCH_TIMEOUT_MS = 120_000;

type Work = {
  readonly embedder: Embedder;
  readonly texts: readonly string[];
  readonly signal: AbortSignal;
};

/** The vectors of some texts, computed once each and before anything is timed. */
export async function embedTexts({ embedder, texts, signal }: Work): Promise<LookUpVector> {
  const vectors = new Map<string, Float32Array>();
  const distinct = [...new Set(texts)];
  for (let start = 0; start < distinct.length; start += BATCH) {
    const batch = distinct.slice(start, start + BATCH);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(BATCH_TIMEOUT_MS)]);
    const found = await embedder.embed(batch, limit);
    for (const [index, text] of batch.entries()) {
      const vector = found[index];
      if (vector && vector.length > 0) vectors.set(text, vector);
    }
  }
  return (text) => vectors.get(text);
}
