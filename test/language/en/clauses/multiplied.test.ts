import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { english } from "../../../../src/language/en/english.ts";

it.each([
  ["make it half that", 0.5],
  ["double it please", 2],
  ["twice as long", 2],
  ["cut that in half", 0.5],
  ["make it half an hour", undefined],
  ["half of the oars", undefined],
])("%s", (text, factor) => {
  const found = english.wordingOf(text).leaning.multiplied;
  expect(found?.factor).toBe(factor);
  expect(found?.asks("ten minutes")).toBe(factor && "make it ten minutes");
});

it("in German", () => {
  expect(german.wordingOf("mach ihn halb so lang").leaning.multiplied?.factor).toBe(0.5);
  expect(german.wordingOf("mach ihn länger").leaning.multiplied).toBeUndefined();
});
