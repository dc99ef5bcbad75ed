import type { Taggable } from "../../../language/reading/tagger.ts";
import type { Encoder } from "../../../trained/encoder/encoder.ts";
import { createMatrices } from "../../../trained/encoder/matrices.ts";
import { gelu } from "../../../trained/encoder/vectors.ts";
import type { Vocabulary, WordPieces } from "../../../trained/encoder/word-pieces.ts";
import { TAGS } from "../tags.ts";
import { MOST_PIECES, piecesOf } from "./pieces-of.ts";

/** What was learned beside the encoder, row by row. */
export type EncodedHead = {
  readonly tools: readonly string[];
  /** What is added to a piece for its kind. */
  readonly kinds: Float32Array;
  /** From a word's vector and the mean of all to the middle. */
  readonly middle: { readonly weights: Float32Array; readonly bias: Float32Array };
  /** What each tool makes of the middle; behind the last stands what any other does. */
  readonly scale: Float32Array;
  readonly shift: Float32Array;
  /** From there to the tags. */
  readonly out: { readonly weights: Float32Array; readonly bias: Float32Array };
};

export type EncodedSource = {
  readonly encoder: Encoder;
  readonly vocabulary: Vocabulary;
  readonly wordPieces: WordPieces;
  readonly head: EncodedHead;
};

/** How likely each tag is at each word, were the request for the tool; words too far behind have none. */
export type EncodedScores = (reading: Taggable, tool: string) => readonly Float64Array[];

/** So many requests stay encoded: one is read again and again while it is understood. */
const KEPT = 32;

export function encodedScores(source: EncodedSource): EncodedScores {
  const middleOf = middles(source);
  const { tools, scale, shift, out } = source.head;
  const kept = new Map<string, Middle>();
  return (reading, tool) => {
    const key = `${reading.text} ${reading.whens.map(({ start, end }) => `${start} ${end}`).join()}`;
    const { values, width } = kept.get(key) ?? middleOf(reading);
    kept.delete(key);
    kept.set(key, { values, width });
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    const known = tools.indexOf(tool);
    const row = (known < 0 ? tools.length : known) * width;
    const seen = gelu(
      values.map((value, at) => {
        const cell = row + (at % width);
        return value * (scale[cell] ?? 0) + (shift[cell] ?? 0);
      }),
    );
    return Array.from({ length: seen.length / width }, (_, at) =>
      tagScores(seen.subarray(at * width, (at + 1) * width), out),
    );
  };
}

/** What is behind each word before a tool is asked for. */
type Middle = { readonly values: Float32Array; readonly width: number };

function middles({
  encoder,
  vocabulary,
  wordPieces,
  head,
}: EncodedSource): (reading: Taggable) => Middle {
  const { width } = encoder;
  const rows = head.middle.bias.length;
  const [middle] = createMatrices([{ ...head.middle, rows, columns: 2 * width }], MOST_PIECES);
  return (reading) => {
    const { pieces, kinds, firsts } = piecesOf(reading, vocabulary, wordPieces);
    const vectors = encoder.encode(pieces, (at) => {
      const kind = (kinds[at] ?? 0) * width;
      return head.kinds.subarray(kind, kind + width);
    });
    const mean = new Float32Array(width);
    for (const [at, value] of vectors.entries()) {
      mean[at % width] = (mean[at % width] ?? 0) + value / pieces.length;
    }
    const both = new Float32Array(firsts.length * 2 * width);
    for (const [word, first] of firsts.entries()) {
      both.set(vectors.subarray(first * width, (first + 1) * width), 2 * word * width);
      both.set(mean, (2 * word + 1) * width);
    }
    return { values: middle?.(both, firsts.length) ?? both, width: rows };
  };
}

function tagScores(vector: Float32Array, { weights, bias }: EncodedHead["out"]): Float64Array {
  return new Float64Array(TAGS).map((_, tag) => {
    let sum = bias[tag] ?? 0;
    const row = tag * vector.length;
    for (let cell = 0; cell < vector.length; cell++)
      sum += (vector[cell] ?? 0) * (weights[row + cell] ?? 0);
    return sum;
  });
}
