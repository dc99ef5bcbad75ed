import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fold, foldWord, normalise } from "../../src/language/normalise.ts";
import { phoneticKeys } from "../../src/language/en/names/phonetic-keys.ts";
import { tokenise } from "../../src/language/en/tokenise.ts";
import { anyText } from "./any-text.ts";

/** The words and numbers of a text as they are compared. */
const wordsOf = (text: string): readonly string[] =>
  tokenise(text).flatMap(({ kind, word }) => (kind === "mark" ? [] : word));

describe("words of a text", () => {
  test.each<[string, readonly string[]]>([
    ["Call Mum at 5pm!", ["call", "mum", "at", "5", "pm"]],
    ["at 5 p.m. or 10 a. m.", ["at", "5", "pm", "or", "10", "am"]],
    ["two o'clock, twenty-five", ["two", "oclock", "twenty", "five"]],
    ["tomorrow’s what's", ["tomorrow", "what"]],
    ["1,500 2.5 17:00 3rd 3/5", ["1,500", "2.5", "17:00", "3rd", "3/5"]],
    ["2026-03-03T17:00 2026-03-03", ["2026-03-03t17:00", "2026-03-03"]],
    ["1h30 2-4pm", ["1", "h", "30", "2", "4", "pm"]],
    ["Zoë O'Brien Nguyễn", ["zoe", "obrien", "nguyen"]],
    ["明天 завтра", ["明天", "завтра"]],
    ["", []],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

it("gives tokens in order whose places hold them", () => {
  fc.assert(
    fc.property(anyText(), (text) =>
      tokenise(text).every(({ start, end, raw }, index, all) => {
        return text.slice(start, end) === raw && start >= (all[index - 1]?.end ?? 0) && end > start;
      }),
    ),
  );
});

test.each([
  ["  What's ON, at 5 p.m.? ", "what on at 5 pm"],
  ["Café—Zoë’s “Straße”", "cafe zoe strasse"],
  ["don't", "dont"],
  ["50%", "50%"],
  ["😀", ""],
])("%s normalised is %s", (text, expected) => {
  expect(normalise(text)).toBe(expected);
});

it("normalises what is normal to itself", () => {
  fc.assert(fc.property(anyText(), (text) => normalise(normalise(text)) === normalise(text)));
});

it("folds case and accents and leaves other scripts", () => {
  expect(fold("Ångström Łódź ÆØ 日本")).toBe("angstrom lodz aeo 日本");
  expect(foldWord("Anna's")).toBe("anna");
});

describe("words that sound alike share a key", () => {
  test.each([
    ["Sara", "Sarah"],
    ["Jon", "John"],
    ["Philip", "Filip"],
    ["Zoë", "zoe"],
    ["Meyer", "Maier"],
    ["Schmidt", "Schmitt"],
    ["Catherine", "Kathryn"],
  ])("%s and %s", (one, other) => {
    const keys = phoneticKeys(other);
    expect(phoneticKeys(one).some((key) => keys.includes(key))).toBe(true);
  });

  it("but not Anna and Amanda", () => {
    expect(phoneticKeys("Anna")).not.toEqual(phoneticKeys("Amanda"));
  });

  it("has no key for what has no Latin letter", () => {
    expect(phoneticKeys("日本")).toEqual([]);
    expect(phoneticKeys("")).toEqual([]);
    expect(phoneticKeys("x".repeat(10_000)).every((key) => key.length <= 4)).toBe(true);
  });
});
