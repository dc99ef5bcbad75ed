import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { english } from "../../../../src/language/en/english.ts";

it.each([
  ["take the tar off and put paint on instead", "swap the tar for paint"],
  ["cross off the tar and add paint", "swap the tar for paint"],
  ["take tar off the boat list and put paint on", "swap tar for paint"],
  ["take the tar and the rope off", undefined],
  ["take it off and put paint on", undefined],
  ["take the tar off and put lunch in for one on Friday", undefined],
  ["take the tar off and text Una", undefined],
])("%s: %s", (text, meant) => {
  expect(english.wordingOf(text).leaning.swapped).toBe(meant);
});

it("in German", () => {
  const { leaning } = german.wordingOf("nimm den Teer runter und setz dafür Farbe drauf");
  expect(leaning.swapped).toBe("ersetze den Teer durch Farbe");
  expect(german.wordingOf("nimm den Teer runter").leaning.swapped).toBeUndefined();
});
