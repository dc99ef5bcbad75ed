import type { LlamaContextSequence, Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { openThought } from "../../src/llm/format/render-prompt.ts";
import { writeThought } from "../../src/llm/write/write-thought.ts";

const END = 999 as Token;

/** A model that says these tokens, and on and on where they are endless. */
function thinks(tokens: Iterable<number>): Pick<LlamaContextSequence, "evaluate"> {
  const evaluate = async function* (): AsyncGenerator<Token, void, undefined> {
    for (const token of tokens) yield token as Token;
  };
  // The one method that is asked; the library's has more to its type.
  return { evaluate } as unknown as LlamaContextSequence;
}

function* forever(): Generator<number> {
  for (let count = 1; ; count += 1) yield count;
}

async function thought(tokens: Iterable<number>, maxTokens: number, abortAt = Infinity) {
  const control = new AbortController();
  const shown: string[] = [];
  let steps = 0;
  const work = {
    signal: control.signal,
    alive: () => {
      if (++steps === abortAt) control.abort();
    },
    text: (piece: string) => void shown.push(piece),
  };
  // The cast is safe: no more of a sequence is used.
  const sequence = thinks(tokens) as LlamaContextSequence;
  const writing = { sequence, before: [1 as Token], maxTokens, work };
  const written = await writeThought(writing, (token) => token === END);
  return { written, shown };
}

describe("a thought", () => {
  it("that never ends is cut at its budget, and shown to nobody", async () => {
    const { written, shown } = await thought(forever(), 50);
    expect(written).toHaveLength(50);
    expect(shown).toEqual([]);
  });

  it("ends where the model ends it", async () => {
    expect((await thought([1, 2, END, 3], 50)).written).toEqual([1, 2]);
  });

  it("that goes in circles is ended", async () => {
    const circle = Array.from({ length: 400 }, (_, index) => index % 5);
    expect((await thought(circle, 300)).written.length).toBeLessThan(30);
  });

  it("stops when it is stopped", async () => {
    expect((await thought(forever(), 50, 3)).written).toHaveLength(3);
  });

  it.each([0, -7])("is none with a budget of %d", async (budget) => {
    expect((await thought(forever(), budget)).written).toEqual([]);
  });

  it("is begun where an empty one stands, and nowhere else", () => {
    const runs = [
      { kind: "text", text: "hello" },
      { kind: "control", text: "<|im_start|>assistant\n<think>\n\n</think>\n\n" },
    ] as const;
    expect(openThought(runs)).toEqual({
      runs: [runs[0], { kind: "control", text: "<|im_start|>assistant\n<think>\n" }],
      end: { kind: "control", text: "\n</think>\n\n" },
    });
    expect(openThought([{ kind: "control", text: "<|im_start|>assistant\n" }])).toBeUndefined();
    expect(openThought([{ kind: "text", text: "\n</think>\n\n" }])).toBeUndefined();
  });
});
