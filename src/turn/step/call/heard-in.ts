import { normalise } from "../../../language/normalise.ts";
import type { PromptItem } from "../../../types/prompt-item.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { figuresIn } from "./figures.ts";

/** What the user said in a conversation, and what its results have, both without case and marks. */
export type Heard = {
  readonly said: string;
  readonly read: string;
  /** The numbers of both in digits, and of what was said in words too. */
  readonly figures: readonly number[];
};

/** `numbersIn` tells those of a text that are written in words. */
export function heardIn(
  { items, utterance }: Pick<TurnState, "items" | "utterance">,
  numbersIn: (text: string) => readonly number[] = () => [],
): Heard {
  const said = [utterance.text, ...textsOf(items, "user")];
  const read = textsOf(items, "call");
  const figures = [...said, ...read].flatMap(figuresIn).map(({ value }) => value);
  const numbers = new Set([...figures, ...said.flatMap(numbersIn)]);
  return { said: plain(said), read: plain(read), figures: [...numbers] };
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
