import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { isMoreOf, sharesTail } from "../../../src/understanding/parts/one-more-thing.ts";

it.each([
  ["add milk", "two loaves to the shopping list", true],
  ["add milk", "bread", false],
  ["add milk to the shopping list", "two loaves to the house list", false],
  ["put oat milk", "fish fingers on the list in my notes", true],
])("share where they go: %s, %s: %s", (left, right, expected) => {
  expect(sharesTail(left, right, english)).toBe(expected);
});

it.each([
  ["remind me to buy salt", "pepper", true],
  ["remind me to buy salt", "play some jazz", false],
  // A mere name behind what takes no text and no record is no more of it.
  ["play some jazz", "blues", false],
])("one more of what is written: %s, %s: %s", (text, right, expected) => {
  const ranked = { tools: [{ name: "x", score: 0.9 }], none: 0, unmatched: [], sure: true };
  const writing = { language: english, takesRecord: () => false, takesText: () => false };
  expect(isMoreOf({ text, ranked }, right, writing)).toBe(expected);
});
