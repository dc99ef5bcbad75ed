import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findDurations,
  resolveDuration,
} from "../../../../src/language/de/numbers/find-duration.ts";
import { findNumbers } from "../../../../src/language/de/numbers/find-numbers.ts";
import { numberToWords, ordinalToWords } from "../../../../src/language/de/numbers/number-words.ts";
import { rankOf, valueOf } from "../../../../src/language/de/numbers/word-value.ts";
import { tokenise } from "../../../../src/language/de/tokenise.ts";

describe("German number words", () => {
  it("are read as they are said, up to a million", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
        expect(valueOf(numberToWords(value))).toBe(value);
      }),
    );
  });

  it("are ranks as well", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (rank) => {
        expect(rankOf(ordinalToWords(rank))).toBe(rank);
      }),
    );
  });

  it.each(["wein", "achten", "hundertprozentig", "tausender", "unter", "erst", "dreist"])(
    "are none: %s",
    (word) => {
      expect(valueOf(word)).toBeUndefined();
    },
  );

  it.each([
    [0, "null"],
    [21, "einundzwanzig"],
    [1_234, "eintausendzweihundertvierunddreißig"],
    [2.5, "zwei Komma fünf"],
    [1e6, "eine Million"],
    [-3, "minus drei"],
  ])("say %d", (value, words) => {
    expect(numberToWords(value)).toBe(words);
  });
});

describe("the numbers in a German sentence", () => {
  it.each([
    ["die Lautstärke auf dreißig Prozent", [[30, "percent"]]],
    ["2,5 Liter", [[2.5, "number"]]],
    ["1.500 Euro", [[1_500, "number"]]],
    ["ein Dutzend Eier", [[12, "number"]]],
    ["anderthalb Kilo", [[1.5, "number"]]],
    ["nimm den zweiten", [[2, "ordinal"]]],
    ["die 3. Mail", [[3, "ordinal"]]],
  ])("%s", (text, expected) => {
    expect(findNumbers(text).map(({ value, kind }) => [value, kind])).toEqual(expected);
  });

  it.each(["ein Termin", "eine Mail", "ich achte darauf", "halt"])("are none: %s", (text) => {
    expect(findNumbers(text)).toEqual([]);
  });

  it("are one word where a comma stands inside", () => {
    expect(tokenise("2,5 und 1.500 und 17.30").map(({ word }) => word)).toEqual([
      "2.5",
      "und",
      "1500",
      "und",
      "17.30",
    ]);
  });
});

describe("a length of time in German", () => {
  it.each([
    ["zehn Minuten", 10],
    ["eine Stunde", 60],
    ["anderthalb Stunden", 90],
    ["eine halbe Stunde", 30],
    ["eine Viertelstunde", 15],
    ["eine Dreiviertelstunde", 45],
    ["1 Stunde 30", 90],
    ["eine Stunde und 20 Minuten", 80],
    ["zweieinhalb Stunden", 150],
    ["1,5 Stunden", 90],
    ["ein paar Minuten", 3],
    ["für 90 Minuten", 90],
    ["auf zehn Minuten", 10],
    ["zwei Tage", 2_880],
    ["1:15 Stunden", 75],
    ["drei Viertelstunden", 45],
    ["drei und eine halbe Stunde", 210],
    ["eine und eine halbe Minute", 1.5],
    ["zwei Stunden und eine halbe", 150],
    ["eindreiviertel Stunden", 105],
    ["eine Minute zwanzig", 80 / 60],
    ["ein halbes Stündchen", 30],
  ])("%s", (phrase, minutes) => {
    expect(resolveDuration(phrase)).toBe(minutes * 60_000);
  });

  it.each(["ein Monat", "zehn", "morgen", "Minuten", "zehn Minuten später"])(
    "is none: %s",
    (phrase) => {
      expect(resolveDuration(phrase)).toBeUndefined();
    },
  );

  it.each([
    ["stell einen Timer auf zehn Minuten", ["zehn Minuten"]],
    ["das Treffen dauert eine Stunde", ["eine Stunde"]],
    ["in zwei Stunden", []],
    ["vor drei Tagen", []],
    ["alle zwei Stunden", []],
    ["warte eine Sekunde", []],
  ])("is found in %s", (text, expected) => {
    expect(findDurations(text).map((one) => one.text)).toEqual(expected);
  });
});
