import { normalise } from "../../../language/normalise.ts";
import type { PromptItem } from "../../../types/prompt-item.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { figuresIn } from "./figures.ts";

/** What the user said in a conversation, and what its results have, both without case and marks. */
export type Heard = { readonly said: string; readonly read: string };

type Conversation = Pick<TurnState, "items" | "utterance">;

export function heardIn(conversation: Conversation): Heard {
  const { said, read } = textsIn(conversation);
  return { said: plain(said), read: plain(read) };
}

/** The numbers of both in digits, and of what was said in words too, which `numbersIn` tells. */
export function figuresHeard(
  conversation: Conversation,
  numbersIn: (text: string) => readonly number[],
): readonly number[] {
  const { said, read } = textsIn(conversation);
  const figures = [...said, ...read].flatMap(figuresIn).map(({ value }) => value);
  return [...new Set([...figures, ...said.flatMap(numbersIn)])];
}

function textsIn({ items, utterance }: Conversation): Record<keyof Heard, readonly string[]> {
  return { said: [utterance.text, ...textsOf(items, "user")], read: textsOf(items, "call") };
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
