import { describe, expect, it } from "vitest";
import { encodedWords } from "../../../../src/grounding/tagger/encoded/encoded-words.ts";
import type { EncodedWords } from "../../../../src/grounding/tagger/encoded/encoded-words.ts";
import { PIECE_KINDS } from "../../../../src/grounding/tagger/encoded/pieces-of.ts";
import type { Taggable } from "../../../../src/language/reading/tagger.ts";
import { english } from "../../../../src/language/en/english.ts";

const CLOCK = { now: () => Date.UTC(2026, 2, 2, 9), zone: "Europe/London" };
const read = (text: string): Taggable => english.read(text, { clock: CLOCK, names: {} });

/** Each piece's vector is its place in the vocabulary, how long its word is, and its kind's number. */
function encoder(): { readonly words: EncodedWords; readonly read: number[] } {
  const lengths: number[] = [];
  const words = encodedWords({
    encoder: {
      width: 2,
      encode: (pieces, added) => {
        lengths.push(pieces.length);
        return Float32Array.from(pieces.flatMap((piece, at) => [piece, added(at)[0] ?? 0]));
      },
    },
    vocabulary: { pieces: [], first: 7, last: 7, unknown: 0 },
    wordPieces: (text) => text.split(/\s+/).flatMap((word) => (word === "" ? [] : [word.length])),
    kinds: Float32Array.from({ length: 2 * PIECE_KINDS }, (_, at) => (at < 2 ? 0 : 4)),
  });
  return { words, read: lengths };
}

describe("the words of an encoded request", () => {
  it("have the vector of their first piece, with what its kind adds, and the mean of all", () => {
    const { vectors, count } = encoder().words(read("milky aa"));
    const mean = [(7 + 5 + 2 + 7) / 4, 2];
    expect(count).toBe(2);
    expect([...vectors]).toEqual([5, 4, ...mean, 2, 4, ...mean]);
  });

  it("are encoded once, however often they are asked for", () => {
    const { words, read: lengths } = encoder();
    for (const text of ["milky aa", "milky aa", "bb", "milky aa"]) words(read(text));
    expect(lengths).toEqual([4, 3]);
  });

  it("are let go of when many others came", () => {
    const { words, read: lengths } = encoder();
    words(read("milky"));
    for (let nth = 0; nth < 32; nth++) words(read("a ".repeat(nth + 1)));
    words(read("milky"));
    expect(lengths).toHaveLength(34);
  });

  it("are none where nothing was said", () => {
    expect(encoder().words(read(""))).toEqual({ vectors: new Float32Array(), count: 0 });
  });
});
