import type { EngineLlm } from "../../src/llm/create-llm.ts";
import type { Prompt, PromptItem } from "../../src/types/prompt-item.ts";

/** A model without weights to count with: each character of what it would read is a token. */
export function characterEngine(contextSize: number): EngineLlm {
  return {
    id: "characters",
    contextSize: () => contextSize,
    load: async () => 0,
    count: async (text) => text.length,
    countPrompt: async (prompt) => written(prompt).length,
    tokenise: async (prompt) => [...written(prompt)].map((character) => character.charCodeAt(0)),
    prefill: () => Promise.reject(new Error("Only counts.")),
    step: () => Promise.reject(new Error("Only counts.")),
    saveState: async () => undefined,
    loadState: async () => false,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

/** Frames are one character each, so that what is counted is the words. */
function written({ system, items }: Prompt): string {
  return [system, ...items.map(itemText)].join("");
}

function itemText(item: PromptItem): string {
  if (item.kind !== "call") return `\u0001${item.text}`;
  return `\u0001${item.name}(${JSON.stringify(item.arguments)})\u0001${item.result}`;
}
