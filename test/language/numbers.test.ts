import fc from "fast-check";
import { anyText } from "./any-text.ts";
import { describe, expect, it, test } from "vitest";
import { findNumbers } from "../../src/language/en/numbers/find-numbers.ts";
import { numberToWords, ordinalToWords } from "../../src/language/en/numbers/number-words.ts";
import { readNumber } from "../../src/language/en/numbers/read-number.ts";
import { tokenise } from "../../src/language/en/tokenise.ts";

/** The number a whole text says. */
function wordsToNumber(text: string): number | undefined {
  const tokens = tokenise(text);
  const read = readNumber(tokens, 0);
  return read && read.next === tokens.length ? read.value : undefined;
}

describe("numbers said", () => {
  test.each<[string, number | undefined]>([
    ["five", 5],
    ["forty five", 45],
    ["forty-five", 45],
    ["a hundred and five", 105],
    ["two thousand five hundred", 2500],
    ["seven hundred and thirty", 730],
    ["one million two hundred thousand and six", 1_200_006],
    ["1,500", 1500],
    ["2.5 million", 2_500_000],
    ["two and a half", 2.5],
    ["three point one four", 3.14],
    ["a dozen", 12],
    ["half a dozen", 6],
    ["a couple of", 2],
    ["a couple", 2],
    ["a thousand", 1000],
    ["five thirty", undefined],
    ["a", undefined],
    ["apples", undefined],
    ["", undefined],
  ])("%s is %s", (text, expected) => {
    expect(wordsToNumber(text)).toBe(expected);
  });
});

it("says any whole number so that it comes back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
      expect(wordsToNumber(numberToWords(value))).toBe(value);
    }),
  );
});

test.each([
  [0, "zero"],
  [21, "twenty-one"],
  [105, "one hundred and five"],
  [2.5, "two point five"],
  [-3, "minus three"],
  [1_000_001, "one million and one"],
  [Number.NaN, "NaN"],
])("%s in words is %s", (value, words) => {
  expect(numberToWords(value)).toBe(words);
});

test.each([
  [1, "first"],
  [12, "twelfth"],
  [20, "twentieth"],
  [31, "thirty-first"],
  [101, "101st"],
  [112, "112th"],
])("rank %s in words is %s", (rank, words) => {
  expect(ordinalToWords(rank)).toBe(words);
});

describe("numbers in a text", () => {
  const found = (text: string): readonly string[] =>
    findNumbers(text).map(({ kind, value, text: words }) => `${kind} ${value}: ${words}`);

  test.each<[string, readonly string[]]>([
    ["set volume to fifty percent", ["percent 50: fifty percent"]],
    ["volume 30%", ["percent 30: 30%"]],
    ["thirty per cent", ["percent 30: thirty per cent"]],
    ["the second one", ["ordinal 2: second"]],
    ["the 3rd and the twenty first", ["ordinal 3: 3rd", "ordinal 21: twenty first"]],
    ["buy two apples and a dozen eggs", ["number 2: two", "number 12: a dozen"]],
    ["which one", []],
    ["wait a second", []],
    ["one of them", ["number 1: one"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

it("finds places that hold the text, in any text", () => {
  fc.assert(
    fc.property(anyText(), (text) =>
      findNumbers(text).every(({ start, end, text: part }) => text.slice(start, end) === part),
    ),
  );
});
