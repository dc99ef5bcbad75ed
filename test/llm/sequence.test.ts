import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { CountedSequence } from "../../src/llm/engine/sequence.ts";

const tokens = (text: string): Token[] => [...text].map((each) => each.charCodeAt(0) as Token);

async function read(...texts: readonly string[]): Promise<CountedSequence> {
  const sequence = new CountedSequence();
  for (const text of texts) {
    await sequence.adaptStateToTokens(tokens(text));
    const start = sequence.nextTokenIndex;
    await sequence.evaluateWithoutGeneratingNewTokens(tokens(text).slice(start));
  }
  return sequence;
}

describe("a sequence that only counts", () => {
  it.each([
    [["head one"], 8],
    [["head one", "head one two"], 12],
    [["head one two", "head one"], 12],
    [["head one", "head two"], 11],
    [["one", "two"], 6],
  ])("reads %j by %d tokens", async (texts, count) => {
    const sequence = await read(...texts);
    expect(sequence.tokenMeter.getState().usedInputTokens).toBe(count);
    expect(sequence.contextTokens).toEqual(tokens(texts.at(-1) ?? ""));
  });

  it("forgets all of it", async () => {
    const sequence = await read("head");
    await sequence.clearHistory();
    expect(sequence.contextTokens).toEqual([]);
    expect(sequence.tokenMeter.getState().usedInputTokens).toBe(4);
  });

  it("says that it can't choose", () => {
    expect(() => new CountedSequence().evaluate()).toThrow("can't choose");
  });
});
