import type { PackedArray } from "../../trained/packed-arrays.ts";
import { arrayOf, damaged, packArrays, unpackArrays } from "../../trained/packed-arrays.ts";
import type { Chain } from "./chain.ts";
import { GROUPS, scorerOf } from "./sparse-weights.ts";
import type { SparseWeights } from "./sparse-weights.ts";
import { LABELS } from "../../language/reading/marks.ts";
import { TAGS } from "./tags.ts";

/** What was learned: the weights of words' features, and those of one tag behind another. */
export type TaggerWeights = { readonly words: SparseWeights; readonly steps: Float32Array };

export function encodeTagger({ words, steps }: TaggerWeights): Uint8Array {
  const arrays = new Map<string, PackedArray>([["steps", steps], ...Object.entries(words)]);
  return packArrays({ meta: { labels: LABELS }, arrays });
}

/** The tagger in a file's bytes (models/tagger.bin); a damaged file fails with one sentence. */
export function decodeTagger(bytes: Uint8Array): TaggerWeights {
  const packed = unpackArrays(bytes);
  const bytesOf = (name: string): Int8Array => arrayOf(packed, name, Int8Array);
  const steps = arrayOf(packed, "steps", Float32Array);
  const words = {
    rowsOfGroup: bytesOf("rowsOfGroup"),
    lowKeys: bytesOf("lowKeys"),
    weightsOfRow: bytesOf("weightsOfRow"),
    tags: bytesOf("tags"),
    weights: bytesOf("weights"),
    scales: arrayOf(packed, "scales", Float32Array),
  };
  const isWhole =
    steps.length === (TAGS + 1) * TAGS &&
    words.scales.length === TAGS &&
    words.rowsOfGroup.length === GROUPS &&
    words.lowKeys.length === words.weightsOfRow.length &&
    words.tags.length === words.weights.length;
  if (!isWhole) throw damaged();
  return { words, steps };
}

/** What is learned, ready to score a sentence. */
export function chainOf({ words, steps }: TaggerWeights): Chain {
  return { wordScores: scorerOf(words), steps };
}
