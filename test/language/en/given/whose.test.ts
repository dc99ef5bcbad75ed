import { expect, it } from "vitest";
import { whoseItIs } from "../../../../src/language/en/given/whose.ts";

it.each([
  ["Ann has ", "her review", "Ann's review"],
  ["my gran's got ", "her hip seen to", "gran's hip seen to"],
  ["she has ", "her review", "her review"],
  ["Ann has ", "a review", "a review"],
  ["remind me about ", "her review", "her review"],
])("%s%s", (before, words, expected) => {
  expect(whoseItIs(before, words)).toBe(expected);
});
