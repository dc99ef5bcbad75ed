import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairWords, wordErrors } from "../../src/bench/words/word-errors.ts";

describe("wrong words", () => {
  const cases: readonly [string, string, number][] = [
    ["what time is it", "What time is it?", 0],
    ["turn on the living room lamp", "Turn on a living-room lamp.", 0],
    ["two thirty PM", "2:30 p.m.", 0],
    ["two thirty PM", "2. 30. P.M.", 0],
    ["two thirty PM", "2.30pm.", 0],
    ["two nine three four zero", "29340", 0],
    ["go forward ten meters", "Go forward 10 meters.", 0],
    ["a twelve ounce espresso", "12-ounce espresso", 0],
    ["twenty five people", "25 people", 0],
    ["three hundred and five", "305", 0],
    ["two hundred", "200", 0],
    ["what's on", "whats on", 0],
    ["remind me to call mum at five", "Remind me to call moment 5.", 2],
    ["hey mycroft", "Am I craft?", 3],
    ["open Safari", "", 2],
    ["", "Thank you.", 2],
    ["twenty five", "26", 1],
  ];
  it.each(cases)("%j heard as %j: %d", (said, heard, errors) => {
    expect(wordErrors(said, heard).errors).toBe(errors);
  });

  it("counts the words said without articles, a digit a word", () => {
    expect(wordErrors("the twelve of a hundred", "").words).toBe(4);
    expect(fairWords("At 5:30 p.m. on the 21st")).toEqual([
      "at",
      "5",
      "3",
      "0",
      "pm",
      "on",
      "21st",
    ]);
  });

  it("is the edit distance over words", () => {
    const words = fc.array(fc.constantFrom("one", "two", "cat", "dog", "tea", "sun"), {
      maxLength: 7,
    });
    fc.assert(
      fc.property(words, words, (said, heard) => {
        expect(wordErrors(said.join(" "), heard.join(" ")).errors).toBe(naive(said, heard));
      }),
    );
  });
});

function naive(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [firstA, ...restA] = a;
  const [firstB, ...restB] = b;
  if (firstA === firstB) return naive(restA, restB);
  return 1 + Math.min(naive(restA, b), naive(a, restB), naive(restA, restB));
}
