import type { Prompt, PromptItem } from "../types/prompt-item.ts";

type Trim = {
  /** Tokens the prompt may have. */
  readonly limit: number;
  readonly count: (prompt: Prompt) => Promise<number>;
};

/** After a shift this much of the limit is free, so that shifts are rare: each one is evaluated again. */
const KEEP_SHARE = 0.5;

/** The prompt itself when it fits; else its head and its newest turns, oldest dropped first. */
export async function trimPrompt<Kind extends Prompt>(
  prompt: Kind,
  { limit, count }: Trim,
): Promise<Kind> {
  if ((await count(prompt)) <= limit) return prompt;
  let items = prompt.items;
  while (turnStarts(items).length > 1 && (await count({ ...prompt, items })) > limit * KEEP_SHARE) {
    items = items.slice(turnStarts(items)[1]);
  }
  if ((await count({ ...prompt, items })) <= limit) return { ...prompt, items };
  return { ...prompt, items: shorten(items) };
}

/** Where each turn begins: at the user's words (worked examples before them go with the turn before). */
function turnStarts(items: readonly PromptItem[]): readonly number[] {
  return items.flatMap((item, index) => (item.kind === "user" ? [index] : []));
}

/** One turn that does not fit by itself keeps its words and short forms of its results. */
function shorten(items: readonly PromptItem[]): readonly PromptItem[] {
  return items.map((item) =>
    item.kind === "call" ? { ...item, result: item.result.slice(0, 200) } : item,
  );
}
