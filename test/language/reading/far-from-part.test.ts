import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { farFromPart } from "../../../src/language/reading/far-from-part.ts";

const zone = "Europe/London";

it.each([
  ["morning", "2026-03-10T09:30:00Z", 0],
  ["morning", "2026-03-10T05:00:00Z", 60],
  ["afternoon", "2026-03-10T17:59:00Z", 0],
  ["evening", "2026-03-10T17:30:00Z", 30],
  // By the clock of the place.
  ["morning", "2026-07-10T05:00:00Z", 0],
] as const)("%s, %s: %i minutes", (name, at, expected) => {
  const far = farFromPart({ name, start: 0, end: 0 }, english, { zone });
  expect(far?.(Date.parse(at))).toBe(expected);
});

it("is nothing where no part is told", () => {
  expect(farFromPart(undefined, english, { zone })).toBeUndefined();
});
