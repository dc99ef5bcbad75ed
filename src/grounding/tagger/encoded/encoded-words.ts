import type { Taggable } from "../../../language/reading/tagger.ts";
import type { Encoder } from "../../../trained/encoder/encoder.ts";
import type { Vocabulary, WordPieces } from "../../../trained/encoder/word-pieces.ts";
import { piecesOf } from "./pieces-of.ts";

export type WordsSource = {
  readonly encoder: Encoder;
  readonly vocabulary: Vocabulary;
  readonly wordPieces: WordPieces;
  /** What is added to a piece for its kind, row by row. */
  readonly kinds: Float32Array;
};

/** Vectors that lie one behind another, one for each word; words too far behind have none. */
export type WordVectors = { readonly vectors: Float32Array; readonly count: number };

/** For each word of a request what the encoder makes of its first piece, and of all pieces in the mean. */
export type EncodedWords = (reading: Taggable) => WordVectors;

/** So many requests stay encoded: one is read again and again while it is understood. */
const KEPT = 32;

export function encodedWords(source: WordsSource): EncodedWords {
  const kept = new Map<string, WordVectors>();
  return (reading) => {
    // Whose machine it is decides which times are read.
    const key = `${reading.text} ${reading.whens.map(({ start, end }) => `${start} ${end}`).join()}`;
    const words = kept.get(key) ?? encode(source, reading);
    kept.delete(key);
    kept.set(key, words);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return words;
  };
}

function encode(
  { encoder, vocabulary, wordPieces, kinds: added }: WordsSource,
  reading: Taggable,
): WordVectors {
  const { width } = encoder;
  const { pieces, kinds, firsts } = piecesOf(reading, vocabulary, wordPieces);
  const encoded = encoder.encode(pieces, (at) => {
    const kind = (kinds[at] ?? 0) * width;
    return added.subarray(kind, kind + width);
  });
  const mean = new Float32Array(width);
  for (const [at, value] of encoded.entries()) {
    mean[at % width] = (mean[at % width] ?? 0) + value / pieces.length;
  }
  const vectors = new Float32Array(firsts.length * 2 * width);
  for (const [word, first] of firsts.entries()) {
    vectors.set(encoded.subarray(first * width, (first + 1) * width), 2 * word * width);
    vectors.set(mean, (2 * word + 1) * width);
  }
  return { vectors, count: firsts.length };
}
