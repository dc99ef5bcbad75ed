import { normalise } from "../../../language/normalise.ts";
import type { PromptItem } from "../../../types/prompt-item.ts";
import type { TurnState } from "../../../types/turn/stages.ts";

/** What the user said in a conversation, and what its results have, both without case and marks. */
export type Heard = { readonly said: string; readonly read: string };

export function heardIn({ items, utterance }: Pick<TurnState, "items" | "utterance">): Heard {
  return {
    said: plain([utterance.text, ...textsOf(items, "user")]),
    read: plain(textsOf(items, "call")),
  };
}

function textsOf(items: readonly PromptItem[], kind: "user" | "call"): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind !== kind) return [];
    return [item.kind === "call" ? item.result : item.text];
  });
}

function plain(texts: readonly string[]): string {
  return texts.map((text) => ` ${normalise(text)} `).join("\n");
}
