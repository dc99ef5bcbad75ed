import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KEYS, scorerOf, sparseWeights } from "../../../src/grounding/tagger/sparse-weights.ts";
import { TAGS } from "../../../src/grounding/tagger/tags.ts";

const LEAST = 0.1;
const rows = fc
  .uniqueArray(
    fc.record({
      key: fc.integer({ min: 0, max: KEYS - 1 }),
      weights: fc.array(fc.float({ min: -4, max: 4, noNaN: true }), {
        minLength: TAGS,
        maxLength: TAGS,
      }),
    }),
    { selector: ({ key }) => key, maxLength: 40 },
  )
  .map((all) => all.toSorted((one, other) => one.key - other.key));

describe("sparse weights", () => {
  it("give each tag what all weights give it, but for small ones and what a byte can't say", () => {
    fc.assert(
      fc.property(rows, (all) => {
        const keys = Int32Array.from(all, ({ key }) => key);
        const weights = Float32Array.from(all.flatMap((row) => row.weights));
        const sums = scorerOf(sparseWeights(keys, weights, LEAST))(keys);
        for (const [tag, sum] of sums.entries()) {
          const own = all.map((row) => row.weights[tag] ?? 0);
          const whole = own.reduce((total, weight) => total + weight, 0);
          expect(Math.abs(sum - whole)).toBeLessThanOrEqual(all.length * LEAST);
        }
      }),
    );
  });

  it("say nothing of a feature that has none, though its upper bits are known", () => {
    const score = scorerOf(
      sparseWeights(Int32Array.of(0x12_34_80), new Float32Array(TAGS).fill(1), LEAST),
    );
    expect(score(Int32Array.of(0x12_34_80)).every((sum) => sum > 0.99)).toBe(true);
    expect(score(Int32Array.of(0x12_34_81, 0x12_35_80)).every((sum) => sum === 0)).toBe(true);
  });
});
