import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMatrices } from "../../../src/trained/encoder/matrices.ts";

const sines = (length: number, from: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => Math.sin(from + at));

describe("matrices in the kernel's memory", () => {
  it("give what plain sums give, whatever their size and however many vectors come", () => {
    const sizes = fc.record({
      rows: fc.integer({ min: 1, max: 9 }),
      columns: fc.integer({ min: 1, max: 9 }).map((fours) => 4 * fours),
    });
    fc.assert(
      fc.property(
        fc.array(sizes, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 11 }),
        (all, count) => {
          const matrices = all.map(({ rows, columns }, at) => {
            return { rows, columns, weights: sines(rows * columns, at), bias: sines(rows, 7 * at) };
          });
          const multiplied = createMatrices(matrices, count);
          for (const [at, { rows, columns, weights, bias }] of matrices.entries()) {
            const vectors = sines(count * columns, 3);
            const found = multiplied[at]?.(vectors, count) ?? new Float32Array();
            expect(found).toHaveLength(count * rows);
            for (const [cell, value] of found.entries()) {
              const [vector, row] = [Math.floor(cell / rows), cell % rows];
              const own = vectors.subarray(vector * columns, (vector + 1) * columns);
              const sum = own.reduce(
                (total, one, column) => total + one * (weights[row * columns + column] ?? 0),
                0,
              );
              expect(value).toBeCloseTo(sum + (bias[row] ?? 0), 4);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("say nothing of the vectors that were there before", () => {
    const [twice] = createMatrices(
      [{ rows: 1, columns: 4, weights: Float32Array.of(2, 2, 2, 2), bias: Float32Array.of(0) }],
      4,
    );
    twice?.(new Float32Array(16).fill(1), 4);
    expect(twice?.(Float32Array.of(1, 0, 0, 0), 1)).toEqual(Float32Array.of(2));
  });
});
