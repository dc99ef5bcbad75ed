import type { CallAuthor } from "../types/call.ts";
import type { Llm } from "../types/llm.ts";
import type { PromptItem } from "../types/prompt-item.ts";

/** The article's own estimate, for models that count no tokens. */
const CHARACTERS_PER_TOKEN = 4;

/** Tokens a conversation takes so far. */
export async function usedTokens(
  llm: Pick<Llm, "countPrompt">,
  by: CallAuthor,
  items: readonly PromptItem[],
): Promise<number> {
  if (by === "script") return JSON.stringify(items).length / CHARACTERS_PER_TOKEN;
  return llm.countPrompt({ system: "", items });
}
