import { AssistantError } from "../../src/errors.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Llm, StepOutcome, StepRequest, TokenUsage } from "../../src/types/llm.ts";
import type { Prompt, PromptItem } from "../../src/types/prompt-item.ts";

/**
 * A model without weights to count with: each character of what it would read is a token, and what a
 * prompt has in common with the last one is reused. Calls come from a decision (`createForcedLlm`).
 */
export function characterLlm(contextSize: number): Llm {
  let held = "";
  const read = async (prompt: Prompt, room: number): Promise<TokenUsage> => {
    const text = written(prompt);
    const [promptTokens, common] = [text.length, commonLength(held, text)];
    if (promptTokens + room >= contextSize) {
      throw new AssistantError("context_full", `The conversation needs ${promptTokens} tokens.`);
    }
    held = text;
    const evaluatedTokens = promptTokens - Math.min(common, promptTokens - 1);
    return { promptTokens, evaluatedTokens, generatedTokens: 0 };
  };
  return {
    id: "characters",
    contextSize: () => contextSize,
    load: async () => 0,
    count: async (text) => text.length,
    countPrompt: async (prompt) => written(prompt).length,
    prefill: (prompt) => read(prompt, 0),
    step: async (request): Promise<StepOutcome> => {
      const usage = await read(request, request.maxTokens);
      const before = held;
      const calls = request.choices.slice(0, 1).map(callOf);
      held = written({ ...request, items: [...request.items, ...calls] });
      const generatedTokens = held.length - commonLength(before, held);
      const output = { kind: "answer", text: "" } as const;
      const spent = { ...usage, generatedTokens };
      return { output, stop: "answer", usage: spent, prefillMs: 0, decodeMs: 0 };
    },
    saveState: async () => undefined,
    loadState: async () => false,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

/** Frames are one character each, so that what is counted is the words. */
function written({ system, tools = [], items }: Prompt): string {
  return [system, ...tools.map((tool) => JSON.stringify(tool)), ...items.map(itemText)].join("");
}

function itemText(item: PromptItem): string {
  if (item.kind !== "call") return `\u0001${item.text}`;
  return `\u0001${item.name}(${JSON.stringify(item.arguments)})\u0001${item.result}`;
}

/** The call a forced choice's grammar spells out, as it will stand in the conversation. */
function callOf({ name, argumentsGrammar }: StepRequest["choices"][number]): PromptItem {
  const text = argumentsGrammar.kind === "literal" ? argumentsGrammar.text : "{}";
  // The grammar is one literal that createForcedLlm wrote from a JSON object.
  const given = JSON.parse(text) as JsonObject;
  return { kind: "call", name, arguments: given, result: "" };
}

function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
