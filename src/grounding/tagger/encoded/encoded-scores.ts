import type { Taggable } from "../../../language/reading/tagger.ts";
import type { Multiplied } from "../../../trained/encoder/matrices.ts";
import { gelu } from "../../../trained/encoder/vectors.ts";
import type { EncodedWords } from "./encoded-words.ts";

/** What a head makes of words' vectors. */
export type TagHead = {
  readonly tools: readonly string[];
  /** From a word's vector to the middle, and from there to the tags. */
  readonly middle: Multiplied;
  readonly out: Multiplied;
  /** What each tool makes of the middle, row by row; behind the last stands what any other does. */
  readonly scale: Float32Array;
  readonly shift: Float32Array;
};

/** How likely each tag is at each word, were the request for the tool; words too far behind have none. */
export type EncodedScores = (reading: Taggable, tool: string) => readonly Float64Array[];

export function encodedScores(
  words: EncodedWords,
  { tools, middle, out, scale, shift }: TagHead,
): EncodedScores {
  const width = scale.length / (tools.length + 1);
  return (reading, tool) => {
    const { vectors, count } = words(reading);
    const known = tools.indexOf(tool);
    const row = (known < 0 ? tools.length : known) * width;
    const seen = middle(vectors, count).map((value, at) => {
      const cell = row + (at % width);
      return value * (scale[cell] ?? 0) + (shift[cell] ?? 0);
    });
    return rowsOf(out(gelu(seen), count), count);
  };
}

/** What each word begins. */
export type BeginHead = { readonly middle: Multiplied; readonly out: Multiplied };

/** How likely each word begins nothing, a further request, or one that leans on what stands before it, as logarithms. */
export type EncodedBegins = (reading: Taggable) => readonly Float64Array[];

export function encodedBegins(words: EncodedWords, { middle, out }: BeginHead): EncodedBegins {
  return (reading) => {
    const { vectors, count } = words(reading);
    return rowsOf(out(gelu(middle(vectors, count)), count), count);
  };
}

function rowsOf(values: Float32Array, count: number): readonly Float64Array[] {
  const width = values.length / count;
  return Array.from({ length: count }, (_, at) =>
    Float64Array.from(values.subarray(at * width, (at + 1) * width)),
  );
}
