import { bucketOf } from "./bucket-of.ts";
import type { SparseVector } from "./linear-model.ts";

/** Features by their hash, in so many rows, each counting as much: a vector of length 1 where no two share a row. */
export function hashedVector(names: readonly string[], buckets: number): SparseVector {
  const weights = new Map<number, number>();
  const value = 1 / Math.sqrt(names.length);
  for (const name of names) {
    const row = bucketOf(name, buckets);
    weights.set(row, (weights.get(row) ?? 0) + value);
  }
  return { rows: Int32Array.from(weights.keys()), values: Float32Array.from(weights.values()) };
}
