import type { PackedArray } from "../../trained/packed-arrays.ts";
import { arrayOf, damaged, packArrays, unpackArrays } from "../../trained/packed-arrays.ts";
import type { Chain } from "./chain.ts";
import { BUCKETS } from "./tag-features.ts";
import { LABELS } from "../../language/reading/marks.ts";
import { TAGS } from "./tags.ts";

export function encodeTagger({ words, steps }: Chain): Uint8Array {
  const arrays = new Map<string, PackedArray>([
    ["steps", steps],
    ["scales", words.scales],
    ["biases", words.biases],
    ["weights", words.weights],
  ]);
  return packArrays({ meta: { labels: LABELS }, arrays });
}

/** The tagger in a file's bytes (models/tagger.bin); a damaged file fails with one sentence. */
export function decodeTagger(bytes: Uint8Array): Chain {
  const packed = unpackArrays(bytes);
  const steps = arrayOf(packed, "steps", Float32Array);
  const scales = arrayOf(packed, "scales", Float32Array);
  const biases = arrayOf(packed, "biases", Float32Array);
  const weights = arrayOf(packed, "weights", Int8Array);
  const isWhole =
    steps.length === (TAGS + 1) * TAGS &&
    scales.length === TAGS &&
    biases.length === TAGS &&
    weights.length === BUCKETS * TAGS;
  if (!isWhole) throw damaged();
  return { words: { rows: BUCKETS, classes: TAGS, weights, scales, biases }, steps };
}
