import { describe, expect, it } from "vitest";
import { areSentences, isSurelyMarked } from "../../../src/grounding/tagger/surely-marked.ts";
import { request } from "../../helpers/grounding.ts";

describe("a stretch", () => {
  it.each([
    ["title", 0.99, 0.96, true],
    ["title", 0.8, 1, false],
    ["title", 1, 0.8, false],
    // No word of what somebody is to read may be lost.
    ["text", 0.99, 0.96, true],
    ["text", 0.9, 1, false],
  ] as const)(
    "%s so sure as %f that ends so surely as %f is just that: %s",
    (...[label, sureness, ends, isJustThat]) => {
      expect(isSurelyMarked({ start: 0, end: 4, label, sureness, ends })).toBe(isJustThat);
    },
  );

  it.each([
    ["oats and malt", false],
    ["oats. no, malt", true],
  ])("of one sentence with another or not: %s", (text, expected) => {
    const { reading } = request(text);
    const second = text.indexOf("malt");
    const both = [
      { start: 0, end: 4 },
      { start: second, end: second + 4 },
    ];
    expect(areSentences(both, reading)).toBe(expected);
  });
});
