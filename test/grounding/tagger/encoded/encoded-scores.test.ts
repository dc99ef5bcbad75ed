import { describe, expect, it } from "vitest";
import { encodedScores } from "../../../../src/grounding/tagger/encoded/encoded-scores.ts";
import { PIECE_KINDS } from "../../../../src/grounding/tagger/encoded/pieces-of.ts";
import { TAGS } from "../../../../src/grounding/tagger/tags.ts";
import type { Taggable } from "../../../../src/language/reading/tagger.ts";
import { english } from "../../../../src/language/en/english.ts";

const CLOCK = { now: () => Date.UTC(2026, 2, 2, 9), zone: "Europe/London" };
const WIDTH = 4;
const read = (text: string): Taggable => english.read(text, { clock: CLOCK, names: {} });

/** Each piece's vector is its place in the vocabulary; the middle is that of a word's first piece and the mean. */
function scorer(): { readonly scores: ReturnType<typeof encodedScores>; readonly texts: number[] } {
  const texts: number[] = [];
  const row = (...values: readonly number[]): Float32Array => Float32Array.from(values);
  const out = new Float32Array(2 * TAGS);
  out.set([1, 0, 0, 1]);
  const scores = encodedScores({
    encoder: {
      width: WIDTH,
      encode: (pieces, added) => {
        texts.push(pieces.length);
        return Float32Array.from(pieces.flatMap((piece, at) => [piece, added(at)[0] ?? 0, 0, 0]));
      },
    },
    vocabulary: { pieces: [], first: 7, last: 7, unknown: 0 },
    wordPieces: (text) => text.split(/\s+/).flatMap((word) => (word === "" ? [] : [word.length])),
    head: {
      tools: ["notes.create"],
      kinds: new Float32Array(PIECE_KINDS * WIDTH),
      middle: {
        weights: row(...[1, 0, 0, 0], ...[0, 0, 0, 0], ...[0, 0, 0, 0], ...[1, 0, 0, 0]),
        bias: row(0, 0),
      },
      scale: row(1, 1, 2, 0),
      shift: row(0, 0, 20, 0),
      out: { weights: out, bias: new Float32Array(TAGS).fill(100, 2) },
    },
  });
  return { scores, texts };
}

describe("tag scores of an encoded request", () => {
  it("are of each word's first piece, and of the mean of all, as the tool takes them", () => {
    const { scores } = scorer();
    const [first, second] = scores(read("milky aa"), "notes.create");
    const mean = (7 + 5 + 2 + 7) / 4;
    expect([first?.[0], second?.[0]].map((one) => Math.round(10 * (one ?? 0)) / 10)).toEqual([
      5, 2,
    ]);
    expect(first?.[1]).toBeCloseTo(mean, 4);
    expect(first?.[2]).toBe(100);
  });

  it("are those of any other tool where it is one that came later", () => {
    const { scores } = scorer();
    const [first] = scores(read("milky aa"), "weather.today");
    expect([first?.[0], first?.[1]]).toEqual([30, 0]);
  });

  it("encode a request once, whatever tools are asked for", () => {
    const { scores, texts } = scorer();
    for (const tool of ["notes.create", "notes.read", "notes.create"])
      scores(read("milky aa"), tool);
    expect(texts).toEqual([4]);
    scores(read("milky bb"), "notes.create");
    expect(texts).toEqual([4, 4]);
  });

  it("of no words are none", () => {
    expect(scorer().scores(read(""), "notes.create")).toEqual([]);
  });
});
