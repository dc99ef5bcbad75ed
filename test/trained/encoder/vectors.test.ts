import { describe, expect, it } from "vitest";
import { gelu, normalised, plus } from "../../../src/trained/encoder/vectors.ts";

describe("vectors", () => {
  it("are added cell by cell", () => {
    expect(plus(Float32Array.of(1, 2), Float32Array.of(3, 4, 5))).toEqual(Float32Array.of(4, 6));
  });

  it("are put about their mean, each by itself, then scaled and shifted", () => {
    const norm = { scale: Float32Array.of(1, 2), shift: Float32Array.of(0, 5), epsilon: 0 };
    const found = normalised(Float32Array.of(1, 3, 10, 4), norm);
    expect([...found].map((value) => Math.round(value * 1e5) / 1e5)).toEqual([-1, 7, 1, 3]);
  });

  it("of one number stay finite", () => {
    const norm = { scale: Float32Array.of(1, 1), shift: Float32Array.of(0, 0), epsilon: 1e-12 };
    expect([...normalised(Float32Array.of(3, 3), norm)]).toEqual([0, 0]);
  });

  it.each([
    [0, 0],
    [1, 0.841345],
    [-1, -0.158655],
    [3, 2.99595],
    [-6, 0],
  ])("%f through the error function is %f", (value, expected) => {
    expect(gelu(Float32Array.of(value))[0]).toBeCloseTo(expected, 5);
  });
});
