import { TAGS } from "./tags.ts";

/** Keys of features are so many; two features that share one are rare. */
export const KEYS = 2 ** 24;
/** Rows are found by the upper bits of a key, and told apart by the lower eight. */
const LOW_KEYS = 256;
export const GROUPS = KEYS / LOW_KEYS;

/**
 * The weights of features that have any, as bytes with a scale for each tag.
 *
 *     key ─▶ group ─▶ rows of the group ─▶ the row of its low key ─▶ tags and their weights
 *
 * All counts are less than 128, so a file holds them as bytes.
 */
export type SparseWeights = {
  readonly rowsOfGroup: Int8Array;
  readonly lowKeys: Int8Array;
  readonly weightsOfRow: Int8Array;
  readonly tags: Int8Array;
  readonly weights: Int8Array;
  readonly scales: Float32Array;
};

/** What the features with these keys give each tag. */
export type Scorer = (keys: Int32Array) => Float64Array;

export function scorerOf(sparse: SparseWeights): Scorer {
  const { lowKeys, tags, weights, scales } = sparse;
  const groups = startsOf(sparse.rowsOfGroup);
  const rows = startsOf(sparse.weightsOfRow);
  return (keys) => {
    const sums = new Float64Array(TAGS);
    for (const key of keys) {
      const [group, low] = [key >>> 8, (key << 24) >> 24];
      const end = groups[group + 1] ?? 0;
      for (let row = groups[group] ?? 0; row < end; row++) {
        if (lowKeys[row] !== low) continue;
        const last = rows[row + 1] ?? 0;
        for (let at = rows[row] ?? 0; at < last; at++) {
          const tag = tags[at] ?? 0;
          sums[tag] = (sums[tag] ?? 0) + (weights[at] ?? 0);
        }
      }
    }
    for (let tag = 0; tag < TAGS; tag++) sums[tag] = (sums[tag] ?? 0) * (scales[tag] ?? 0);
    return sums;
  };
}

/** Where each of so many begins, and where the last ends. */
function startsOf(counts: Int8Array): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at++) {
    starts[at + 1] = (starts[at] ?? 0) + (counts[at] ?? 0);
  }
  return starts;
}

/** Weights smaller than `least` are left out; `keys` rise, with so many weights for each as there are tags. */
export function sparseWeights(
  keys: Int32Array,
  weights: Float32Array,
  least: number,
): SparseWeights {
  const scales = new Float32Array(TAGS);
  for (const [at, weight] of weights.entries()) {
    scales[at % TAGS] = Math.max(scales[at % TAGS] ?? 0, Math.abs(weight) / 127);
  }
  const rowsOfGroup = new Int8Array(GROUPS);
  const [lowKeys, weightsOfRow, tags, bytes]: [number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ];
  for (const [row, key] of keys.entries()) {
    const own = [...weights.subarray(row * TAGS, (row + 1) * TAGS)].flatMap((weight, tag) => {
      const byte = Math.abs(weight) < least ? 0 : Math.round(weight / (scales[tag] ?? 1));
      return byte === 0 ? [] : [{ tag, byte }];
    });
    if (own.length === 0) continue;
    rowsOfGroup[key >>> 8] = (rowsOfGroup[key >>> 8] ?? 0) + 1;
    lowKeys.push((key << 24) >> 24);
    weightsOfRow.push(own.length);
    for (const { tag, byte } of own) {
      tags.push(tag);
      bytes.push(byte);
    }
  }
  return {
    rowsOfGroup,
    lowKeys: Int8Array.from(lowKeys),
    weightsOfRow: Int8Array.from(weightsOfRow),
    tags: Int8Array.from(tags),
    weights: Int8Array.from(bytes),
    scales,
  };
}
