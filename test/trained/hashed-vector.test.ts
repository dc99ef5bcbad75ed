import { expect, it } from "vitest";
import { hashedVector } from "../../src/trained/hashed-vector.ts";

const lengthOf = (values: Float32Array) => Math.hypot(...values);

it("has a row for each name, and length 1", () => {
  const { rows, values } = hashedVector(["oats", "tar", "rope", "oil"], 32_768);
  expect(rows).toHaveLength(4);
  expect(lengthOf(values)).toBeCloseTo(1, 6);
});

it("adds up names that share a row", () => {
  const { rows, values } = hashedVector(["oats", "oats", "tar", "rope"], 1);
  expect([...rows]).toEqual([0]);
  expect([...values]).toEqual([2]);
});
