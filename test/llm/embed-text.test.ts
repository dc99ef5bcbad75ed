import { describe, expect, it } from "vitest";
import { cutLongWords, normaliseForE5 } from "../../src/llm/embed/embed-text.ts";

describe("texts for an embedding model", () => {
  it("lose the rest of a word over 100 characters", () => {
    const link = `https://${"a".repeat(300)}`;
    expect(cutLongWords(`see ${link} now`)).toBe(`see ${link.slice(0, 100)} now`);
    expect(cutLongWords("short words stay")).toBe("short words stay");
  });

  it.each([
    ["a\u200Bb", "a b"],
    ["  two\n\nlines\t", "two lines"],
    ["\uFEFFfull\u2581width １２", "full width 12"],
    ["ﬁne\u0000", "fine"],
    ["\u200B", ""],
  ])("are made what e5's vocabulary knows: %j", (text, expected) => {
    expect(normaliseForE5(text)).toBe(expected);
  });
});
