import { AssistantError } from "../../errors.ts";
import type { EngineLlm } from "../../llm/create-llm.ts";
import type { JsonObject } from "../../types/json.ts";
import type { Llm, StepOutcome, StepRequest, TokenUsage } from "../../types/llm.ts";
import { headOf } from "../../types/prompt-item.ts";
import type { Prompt, PromptItem } from "../../types/prompt-item.ts";

/**
 * Counts what a model would evaluate, with its own tokenizer and template, and evaluates nothing:
 * what a prompt has in common with what the context would hold is reused, all else is counted. Calls
 * come from a decision (`createForcedLlm`), so each step has one choice.
 */
export function createCountingLlm(engine: EngineLlm): Llm {
  let held: readonly number[] = [];
  const read = async (prompt: Prompt, room: number): Promise<TokenUsage> => {
    const tokens = await engine.tokenise(prompt);
    if (tokens.length + room >= engine.contextSize()) throw tooLong(tokens.length);
    const reused = Math.min(commonLength(held, tokens), tokens.length - 1);
    held = tokens;
    return {
      promptTokens: tokens.length,
      evaluatedTokens: tokens.length - reused,
      generatedTokens: 0,
    };
  };
  return {
    ...engine,
    prefill: (prompt) => read(prompt, 0),
    step: async (request): Promise<StepOutcome> => {
      const [choice] = request.choices;
      const usage = await read(request, request.maxTokens);
      const before = held;
      const written = choice ? [...request.items, callOf(choice)] : request.items;
      held = await engine.tokenise({ ...headOf(request), items: written });
      const generatedTokens = held.length - commonLength(before, held);
      const output = { kind: "answer", text: "" } as const;
      const spent = { ...usage, generatedTokens };
      return { output, stop: "answer", usage: spent, prefillMs: 0, decodeMs: 0 };
    },
    saveState: async () => undefined,
    loadState: async () => false,
  };
}

/** The call a forced choice's grammar spells out, as it will stand in the conversation. */
function callOf({ name, argumentsGrammar }: StepRequest["choices"][number]): PromptItem {
  const text = argumentsGrammar.kind === "literal" ? argumentsGrammar.text : "{}";
  // The grammar is one literal that createForcedLlm wrote from a JSON object.
  const given = JSON.parse(text) as JsonObject;
  return { kind: "call", name, arguments: given, result: "" };
}

function tooLong(tokens: number): AssistantError {
  return new AssistantError("context_full", `The conversation needs ${tokens} tokens.`);
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}
