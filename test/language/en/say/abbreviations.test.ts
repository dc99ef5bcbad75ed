import { expect, it } from "vitest";
import { isAbbreviation, mayEndSentence } from "../../../../src/language/en/say/abbreviations.ts";

it("ends no sentence, or may", () => {
  expect(["mr", "e.g", "approx"].every(isAbbreviation)).toBe(true);
  expect(["mister", "a", ""].some(isAbbreviation)).toBe(false);
  expect(["p.m", "etc"].every(mayEndSentence)).toBe(true);
  expect(["mr", "end"].some(mayEndSentence)).toBe(false);
});
