import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { isLooping } from "../../src/llm/write/write-answer.ts";

const numbered = (count: number, period: number): readonly Token[] =>
  // Tokens are numbers with a brand.
  Array.from({ length: count }, (_, index) => (index % period) as Token);

describe("an answer that goes in circles", () => {
  it("is noticed once sixteen tokens come again", () => {
    expect(isLooping(numbered(16 + 3, 3))).toBe(true);
    expect(isLooping(numbered(16 + 40, 40))).toBe(true);
  });

  it("is not one that repeats less, or nothing", () => {
    expect(isLooping(numbered(15 + 40, 40))).toBe(false);
    expect(isLooping(numbered(16, 3))).toBe(false);
    expect(isLooping(numbered(300, 300))).toBe(false);
    expect(isLooping([])).toBe(false);
  });
});
