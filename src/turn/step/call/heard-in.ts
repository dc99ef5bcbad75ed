import { normalise } from "../../../language/normalise.ts";
import type { PromptItem } from "../../../types/prompt-item.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { figuresIn } from "./figures.ts";

/** What the user said in a conversation, and what its results have, both without case and marks. */
export type Heard = {
  readonly said: string;
  readonly read: string;
  /** Those of both that are written in digits. */
  readonly figures: readonly number[];
};

export function heardIn({ items, utterance }: Pick<TurnState, "items" | "utterance">): Heard {
  const said = [utterance.text, ...textsOf(items, "user")];
  const read = textsOf(items, "call");
  const figures = [...said, ...read].flatMap(figuresIn).map(({ value }) => value);
  return { said: plain(said), read: plain(read), figures: [...new Set(figures)] };
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
