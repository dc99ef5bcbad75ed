import { expect, it } from "vitest";
import { isSum } from "../../../src/turn/reckon/is-sum.ts";

it.each([
  [230.85, 54.85, 176, true],
  [121.15, 54.85, 176, true],
  [230.9, 54.85, 176, false],
  [9653.6, 54.85, 176, false],
])("%d is the sum or difference of %d and %d: %s", (...[value, one, other, expected]) => {
  expect(isSum(value, one, other)).toBe(expected);
});
