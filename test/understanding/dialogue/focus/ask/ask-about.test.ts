import { expect, it } from "vitest";
import { onlyPoints } from "../../../../../src/understanding/dialogue/focus/ask/ask-about.ts";
import { english } from "../../../../../src/language/en/english.ts";
import { typed } from "../../../../helpers/understanding.ts";

it.each([
  ["when's that", true],
  ["and how long is it?", true],
  ["who is that one with again", true],
  ["when's that in Porto", false],
  ["when is the rowing", false],
  ["what's on today", false],
  ["move it", false],
])("%s asks for a fact of what is pointed at, and no more: %j", (text, expected) => {
  expect(onlyPoints({ language: english }, typed(text))).toBe(expected);
});
