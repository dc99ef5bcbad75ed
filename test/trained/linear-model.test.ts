import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logitsOf, quantise, softmax } from "../../src/trained/linear-model.ts";

const finite = fc.float({ noNaN: true, noDefaultInfinity: true, min: -50, max: 50 });

describe("a linear model in bytes", () => {
  it("is within half a step of the float model for each feature", () => {
    const cases = fc.record({
      weights: fc.array(finite, { minLength: 12, maxLength: 12 }),
      biases: fc.array(finite, { minLength: 3, maxLength: 3 }),
      values: fc.array(finite, { minLength: 4, maxLength: 4 }),
    });
    fc.assert(
      fc.property(cases, ({ weights, biases, values }) => {
        const model = quantise(Float32Array.from(weights), Float32Array.from(biases));
        const vector = { rows: Int32Array.of(0, 1, 2, 3), values: Float32Array.from(values) };
        for (const [one, logit] of logitsOf(model, vector).entries()) {
          const exact = values.reduce(
            (sum, value, row) => sum + value * (weights[row * 3 + one] ?? 0),
            biases[one] ?? 0,
          );
          const step = model.scales[one] ?? 0;
          const size = values.reduce((sum, value) => sum + Math.abs(value), 0);
          expect(Math.abs(logit - exact)).toBeLessThanOrEqual(0.51 * step * size + 1e-3);
        }
      }),
    );
  });

  it("makes probabilities that add up to one, whatever the logits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 }),
        (logits) => {
          const sum = softmax(Float64Array.from(logits)).reduce((total, share) => total + share, 0);
          expect(sum).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});
