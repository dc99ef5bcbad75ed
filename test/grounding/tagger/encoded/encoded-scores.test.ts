import { describe, expect, it } from "vitest";
import {
  encodedBegins,
  encodedScores,
} from "../../../../src/grounding/tagger/encoded/encoded-scores.ts";
import type { EncodedWords } from "../../../../src/grounding/tagger/encoded/encoded-words.ts";
import { english } from "../../../../src/language/en/english.ts";

const CLOCK = { now: () => Date.UTC(2026, 2, 2, 9), zone: "Europe/London" };
const reading = english.read("note milk", { clock: CLOCK, names: {} });
/** Two words, of which the vectors are 3 and 5. */
const words: EncodedWords = () => ({ vectors: Float32Array.of(3, 5), count: 2 });
/** Each vector as it is, and beside it nothing. */
const beside = (vectors: Float32Array, count: number): Float32Array =>
  Float32Array.from({ length: 2 * count }, (_, at) => (at % 2 === 0 ? (vectors[at / 2] ?? 0) : 0));
const same = (vectors: Float32Array): Float32Array => vectors;
const row = (...values: readonly number[]): Float32Array => Float32Array.from(values);
const rounded = (rows: readonly Float64Array[]): readonly (readonly number[])[] =>
  rows.map((one) => [...one].map((value) => Math.round(10 * value) / 10));

describe("tag scores of an encoded request", () => {
  const head = { tools: ["notes.create"], middle: beside, out: same };
  const scores = encodedScores(words, { ...head, scale: row(2, 1, 0, 1), shift: row(0, 7, 9, 0) });

  it("are what the tool makes of each word's vector", () => {
    expect(rounded(scores(reading, "notes.create"))).toEqual([
      [6, 7],
      [10, 7],
    ]);
  });

  it("are those of any other tool where it is one that came later", () => {
    expect(rounded(scores(reading, "weather.today"))).toEqual([
      [9, 0],
      [9, 0],
    ]);
  });

  it("of no words are none", () => {
    const none = encodedScores(() => ({ vectors: row(), count: 0 }), {
      ...head,
      scale: row(1, 1, 1, 1),
      shift: row(0, 0, 0, 0),
    });
    expect(none(reading, "notes.create")).toEqual([]);
  });
});

describe("what the words of an encoded request begin", () => {
  it("is told of each by its vector alone", () => {
    const begins = encodedBegins(words, { middle: same, out: beside });
    expect(rounded(begins(reading))).toEqual([
      [3, 0],
      [5, 0],
    ]);
  });
});
