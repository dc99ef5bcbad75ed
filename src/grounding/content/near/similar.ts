import { toUnit } from "../../../trained/sentence-vectors.ts";
import type { KeptVectors } from "./kept-vectors.ts";

type Looking = {
  readonly signal: AbortSignal;
  /** So many texts that were never asked about; all, where it isn't said. */
  readonly most?: number | undefined;
};

/**
 * How near each of some texts is in meaning to the first, -1 to 1; undefined where no model tells. Of those that were
 * never asked about at most so many are looked at now, and the others know nothing until they are.
 */
export type Similar = (
  text: string,
  others: readonly string[],
  looking: Looking,
) => Promise<readonly (number | undefined)[] | undefined>;

type VectorsOf = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Float32Array[] | undefined>;

/** Vectors are made so many at a time, so that an abort is seen. */
const BATCH = 16;

/** Compares texts by their vectors, each made once and kept; of the first, which was only said, nothing is. */
export function similarBy(vectorsOf: VectorsOf, kept: Omit<KeptVectors, "fresh">): Similar {
  let said: { readonly text: string; readonly vector: Int8Array } | undefined;
  return async (text, others, { signal, most = Infinity }) => {
    const fresh = [...new Set(others)].filter((one) => !kept.has(one)).slice(0, most);
    for (const batch of batches(fresh)) {
      const vectors = await vectorsOf(batch, signal);
      if (!vectors) return undefined;
      for (const [at, one] of batch.entries()) kept.put(one, inBytes(vectors[at]));
    }
    if (said?.text !== text) {
      const [vector] = (await vectorsOf([text], signal)) ?? [];
      said = vector && { text, vector: inBytes(vector) };
    }
    const own = said?.vector;
    if (!own) return undefined;
    return others.map((one) => {
      const other = kept.get(one);
      return other && nearness(own, other);
    });
  };
}

function batches(texts: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, at) =>
    texts.slice(at * BATCH, (at + 1) * BATCH),
  );
}

const FULL = 127;
const NONE = new Float32Array();

/** A vector of length 1, a byte for each number: what that loses changes no order that matters. */
function inBytes(vector: Float32Array = NONE): Int8Array {
  return Int8Array.from(toUnit(vector), (value) => Math.round(value * FULL));
}

function nearness(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < Math.min(one.length, other.length); at++)
    sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum / FULL ** 2;
}
