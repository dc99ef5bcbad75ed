import { describe, expect, it } from "vitest";
import { encodedScoring, wordScoring } from "../../../src/grounding/tagger/scoring.ts";
import { TAGS } from "../../../src/grounding/tagger/tags.ts";
import { english } from "../../../src/language/en/english.ts";

const CLOCK = { now: () => Date.UTC(2026, 2, 2, 9), zone: "Europe/London" };
const reading = english.read("note milk", { clock: CLOCK, names: {} });
const chain = {
  wordScores: () => new Float64Array(TAGS).fill(2),
  steps: new Float32Array((TAGS + 1) * TAGS).fill(1),
};

describe("what tags are scored by", () => {
  it("is the words alone where there is no encoder", () => {
    const { scoresOf, steps } = wordScoring(chain);
    expect(scoresOf(reading, "notes.create").map(([first]) => first)).toEqual([2, 2]);
    expect(steps).toBe(chain.steps);
  });

  it("is what the encoder says and a share of what the words do, and the words alone behind its end", () => {
    const own = new Float32Array((TAGS + 1) * TAGS);
    const encoded = { scores: () => [new Float64Array(TAGS).fill(10)], steps: own };
    const { scoresOf, steps } = encodedScoring(chain, encoded, 0.25);
    expect(scoresOf(reading, "notes.create").map(([first]) => first)).toEqual([10.5, 0.5]);
    expect(steps).toBe(own);
  });
});
