import { describe, expect, it } from "vitest";
import {
  MOST_PIECES,
  PIECE_KINDS,
  piecesOf,
} from "../../../../src/grounding/tagger/encoded/pieces-of.ts";
import { WORD_KINDS } from "../../../../src/grounding/tagger/tag-features.ts";
import { english } from "../../../../src/language/en/english.ts";
import { createWordPieces } from "../../../../src/trained/encoder/word-pieces.ts";

const CLOCK = { now: () => Date.UTC(2026, 2, 2, 9), zone: "Europe/London" };
const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
const vocabulary = {
  pieces: ["[?]", "[", "]", "▁,", ...letters, ...letters.map((letter) => `▁${letter}`)],
  first: 1,
  last: 2,
  unknown: 0,
};
const wordPieces = createWordPieces(vocabulary);
const read = (text: string): ReturnType<typeof piecesOf> =>
  piecesOf(english.read(text, { clock: CLOCK, names: {} }), vocabulary, wordPieces);
const kindOf = (word: keyof typeof WORD_KINDS, isCapital = false): number =>
  1 + 2 * WORD_KINDS[word] + Number(isCapital);

describe("the pieces of a request", () => {
  it("stand between the marks of begin and end, with what parts the words", () => {
    const { pieces, firsts } = read("Zo, at 5");
    expect(pieces.map((at) => vocabulary.pieces[at])).toEqual([
      "[",
      "▁z",
      "o",
      "▁,",
      "▁a",
      "t",
      "▁5",
      "]",
    ]);
    expect(firsts).toEqual([1, 4, 6]);
  });

  it("tell what kind of word each is of, and a capital", () => {
    const { kinds } = read("Zo, at 5");
    const [name, time] = [kindOf("other", true), kindOf("when")];
    expect(kinds).toEqual([0, name, name, 0, time, time, kindOf("when-on"), 0]);
    expect(Math.max(...kinds)).toBeLessThan(PIECE_KINDS);
  });

  it("end where a request is too long, whose last words have none", () => {
    const { pieces, kinds, firsts } = read("ab ".repeat(200).trim());
    expect([pieces.length, kinds.length]).toEqual([MOST_PIECES, MOST_PIECES]);
    expect(firsts.length).toBeLessThan(200);
    expect(Math.max(...firsts)).toBeLessThan(MOST_PIECES - 1);
  });

  it("of nothing are the marks alone", () => {
    expect(read("")).toEqual({ pieces: [1, 2], kinds: [0, 0], firsts: [] });
  });
});
