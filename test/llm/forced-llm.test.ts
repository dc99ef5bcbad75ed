import { describe, expect, it } from "vitest";
import { createForcedLlm } from "../../src/llm/script/forced-llm.ts";
import { parseScript, scriptReader } from "../../src/llm/script/script.ts";
import type { Llm, StepRequest, StepOutcome } from "../../src/types/llm.ts";
import type { Prompt } from "../../src/types/prompt-item.ts";

const signal = new AbortController().signal;
const request: StepRequest = {
  system: "abc",
  items: [{ kind: "user", text: "hello" }],
  choices: [{ name: "calendar.query", argumentsGrammar: { kind: "literal", text: "a" }, bias: 3 }],
  mayAnswer: true,
  maxTokens: 10,
};

function written({ system, items }: Prompt): string {
  return [system, ...items.map((item) => (item.kind === "call" ? item.name : item.text))].join("");
}

/** A model with a token a character that remembers how much of a prompt it has read. */
function characters(): { readonly llm: Llm; readonly steps: StepRequest[] } {
  let read = "";
  const steps: StepRequest[] = [];
  const evaluate = (text: string): number => {
    const added = text.startsWith(read) ? text.length - read.length : text.length;
    read = text;
    return added;
  };
  const llm: Llm = {
    id: "characters",
    contextSize: () => 1_000,
    load: async () => 0,
    count: async (text) => text.length,
    countPrompt: async (prompt) => written(prompt).length,
    prefill: async (prompt) => ({
      promptTokens: written(prompt).length,
      evaluatedTokens: evaluate(written(prompt)),
      generatedTokens: 0,
    }),
    step: async (asked): Promise<StepOutcome> => {
      steps.push(asked);
      const text = written(asked);
      const evaluatedTokens = evaluate(text);
      return {
        output: { kind: "call", name: "whatever", argumentsText: "{}" },
        stop: "invalid",
        usage: { promptTokens: text.length, evaluatedTokens, generatedTokens: 7 },
        prefillMs: 1,
        decodeMs: 2,
      };
    },
    saveState: async () => undefined,
    loadState: async () => true,
    [Symbol.asyncDispose]: async () => undefined,
  };
  return { llm, steps };
}

describe("a model whose decisions are forced", () => {
  it("lets the engine write exactly the scripted call", async () => {
    const { llm, steps } = characters();
    const line = String.raw`{"call":{"name":"mail.send","arguments":{"body":"a \"b\"\n\\c"}}}`;
    const outcome = await createForcedLlm(llm, scriptReader(parseScript(line)).next).step(request, {
      signal,
    });
    expect(outcome.output).toEqual({
      kind: "call",
      name: "mail.send",
      argumentsText: String.raw`{"body":"a \"b\"\n\\c"}`,
    });
    expect(outcome).toMatchObject({ stop: "call", usage: { generatedTokens: 7 } });
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ mayAnswer: false, choices: [{ name: "mail.send" }] });
    expect(steps[0]?.choices[0]?.argumentsGrammar).toEqual({
      kind: "literal",
      text: String.raw`{"body":"a \"b\"\n\\c"}`,
    });
    expect(steps[0]?.maxTokens).toBeGreaterThanOrEqual(20);
  });

  it("reads a scripted answer as if it had been generated", async () => {
    const { llm } = characters();
    const pieces: string[] = [];
    const options = { signal, onText: (delta: string): void => void pieces.push(delta) };
    const outcome = await createForcedLlm(
      llm,
      scriptReader(parseScript('{"say":"bye"}')).next,
    ).step(request, options);
    expect(outcome.output).toEqual({ kind: "answer", text: "bye" });
    expect(outcome.usage).toEqual({ promptTokens: 8, evaluatedTokens: 8, generatedTokens: 3 });
    expect(pieces).toEqual(["bye"]);
  });

  it("bypasses the grammar with raw text and says nothing after the end", async () => {
    const forced = createForcedLlm(
      characters().llm,
      scriptReader(parseScript('{"raw":"{oops"}')).next,
    );
    expect((await forced.step(request, { signal })).output).toEqual({ kind: "raw", text: "{oops" });
    expect((await forced.step(request, { signal })).output).toEqual({ kind: "answer", text: "" });
  });

  it("crashes and hangs as told, and leaves the rest of the model as it is", async () => {
    const { llm } = characters();
    const forced = createForcedLlm(
      llm,
      scriptReader(parseScript('{"crash":true}\n{"hangMs":60000}')).next,
    );
    await expect(forced.step(request, { signal })).rejects.toMatchObject({ code: "model_crashed" });
    const stopped = await forced.step(request, { signal: AbortSignal.timeout(20) });
    expect(stopped.stop).toBe("aborted");
    expect(await forced.count("four")).toBe(4);
    expect(forced.contextSize()).toBe(1_000);
  });

  it("reads the tools of the head with every prompt it makes of an answer", async () => {
    const { llm } = characters();
    const tools = [{ name: "a.b", description: "x", parameters: {} }];
    const read: Prompt[] = [];
    const noting: Llm = {
      ...llm,
      prefill: async (prompt, aborted) => {
        read.push(prompt);
        return llm.prefill(prompt, aborted);
      },
    };
    const forced = createForcedLlm(noting, () => ({ say: "Done." }));
    await forced.step({ ...request, tools }, { signal });
    expect(read.map((prompt) => prompt.tools)).toEqual([tools, tools]);
  });
});
