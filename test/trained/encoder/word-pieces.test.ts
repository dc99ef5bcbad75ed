import { describe, expect, it } from "vitest";
import { createWordPieces } from "../../../src/trained/encoder/word-pieces.ts";

const pieces = [
  "[?]",
  "[",
  "]",
  "▁call",
  "▁cal",
  "ling",
  "▁mum",
  "▁,",
  "▁7",
  "▁:",
  "▁30",
  "▁elo",
  "die",
  "▁+",
  "▁中",
];
const wordPieces = createWordPieces({ pieces, first: 1, last: 2, unknown: 0 });
const spelt = (text: string): readonly (string | undefined)[] =>
  wordPieces(text).map((at) => pieces[at]);

describe("the pieces of words", () => {
  it.each([
    ["Call MUM", ["▁call", "▁mum"]],
    ["calling", ["[?]"]],
    ["call,mum", ["▁call", "▁,", "▁mum"]],
    ["7:30", ["▁7", "▁:", "▁30"]],
    ["Élodie", ["▁elo", "die"]],
    ["call\u200B mum\t7", ["▁call", "▁mum", "▁7"]],
    ["mum中7+7", ["▁mum", "▁中", "▁7", "▁+", "▁7"]],
    ["callzz", ["[?]"]],
    ["  ", []],
  ])("%j", (text, expected) => {
    expect(spelt(text)).toEqual(expected);
  });

  it("of a word that never ends are those of its beginning", () => {
    expect(spelt(`call${"ling".repeat(40)}`)).toHaveLength(1 + 24);
  });
});
