import type { LlamaContextSequence, LlamaModel, Token } from "node-llama-cpp";
import { TokenBias } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { isLooping, writeAnswer } from "../../src/llm/write/write-answer.ts";

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

const WORDS = ["Let me", " look.", " Sure:", "<tools>", '{"name"', " It", " rains.", "<|im_end|>"];
const OPENINGS = ["<tools>", '{"name"'];

async function written(
  ...said: readonly string[]
): Promise<Awaited<ReturnType<typeof writeAnswer>>> {
  const evaluate = async function* (): AsyncGenerator<Token, void, undefined> {
    for (const word of said) yield WORDS.indexOf(word) as Token;
  };
  const text = (tokens: readonly Token[]): string => tokens.map((token) => WORDS[token]).join("");
  // The casts are safe: nothing else of them is asked.
  const bias = new TokenBias({} as LlamaModel["tokenizer"]);
  const writing = {
    sequence: { evaluate } as unknown as LlamaContextSequence,
    tokeniser: { text } as Parameters<typeof writeAnswer>[0]["tokeniser"],
    before: [0 as Token],
    maxTokens: 50,
    work: { signal: new AbortController().signal, alive: () => undefined, text: () => undefined },
  };
  return writeAnswer(writing, {
    stops: [...OPENINGS, "<|im_end|>"],
    openings: OPENINGS,
    bias,
    firstBias: bias,
    isSpecial: () => false,
  });
}

describe("what was broken off to call something", () => {
  it.each<[string, readonly string[], string, boolean]>([
    ["an opening alone", ["<tools>"], "", true],
    ["a call as plain JSON", ['{"name"'], "", true],
    ["half a sentence before it", [" Sure:", "<tools>"], "Sure:", true],
    ["a whole sentence before it", ["Let me", " look.", "<tools>"], "Let me look.", false],
    ["the end of a turn", [" It", " rains.", "<|im_end|>", " It"], "It rains.", false],
    ["the end of a turn amid a sentence", [" It", "<|im_end|>"], "It", false],
    ["an answer", [" It", " rains."], "It rains.", false],
  ])("%s: no answer yet: %s", async (...[, said, text, isUnfinished]) => {
    expect(await written(...said)).toMatchObject({ text, isUnfinished });
  });
});
