import type { Prompt, PromptItem } from "../types/prompt-item.ts";

type Trim = {
  /** Tokens the prompt may have. */
  readonly limit: number;
  readonly count: (prompt: Prompt) => Promise<number>;
};

/** After a shift this much of the limit is free, so that shifts are rare: each one is evaluated again. */
const KEEP_SHARE = 0.5;

/** The newest turns keep their results whole: people lean on what was just shown. */
const WHOLE_TURNS = 2;
/** What is kept of an older result: its first rows, with their handles. */
const SHORT_RESULT = 200;

/**
 * The prompt itself when it fits. Else what is worth least goes first: what older results said beyond
 * their first rows, then the oldest turns, then the length of the newest results.
 */
export async function trimPrompt<Kind extends Prompt>(
  prompt: Kind,
  { limit, count }: Trim,
): Promise<Kind> {
  if ((await count(prompt)) <= limit) return prompt;
  const recent = turnStarts(prompt.items).at(-WHOLE_TURNS) ?? 0;
  let items = [...shorten(prompt.items.slice(0, recent)), ...prompt.items.slice(recent)];
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

/** Turns keep their words and short forms of their results. */
function shorten(items: readonly PromptItem[]): readonly PromptItem[] {
  return items.map((item) =>
    item.kind === "call" ? { ...item, result: item.result.slice(0, SHORT_RESULT) } : item,
  );
}
