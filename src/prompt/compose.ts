import type { CallSpace } from "../types/call-space.ts";
import type { StepRequest } from "../types/llm.ts";
import type { PromptHead, PromptItem } from "../types/prompt-item.ts";
import type { TurnState } from "../types/stages.ts";
import { argumentsGrammar } from "./arguments-grammar.ts";

/** Longest answer and longest arguments of one step, in tokens. */
const MAX_TOKENS = 400;

type Composition = {
  readonly space: CallSpace;
  readonly state: TurnState;
  readonly head: PromptHead;
  /** Said at the tail of the user's words only: date, time, working memory. */
  readonly tail: string;
};

/**
 * The request of one step, as plain data. What came before stays as it was; new is, at the end,
 * for the first step: worked examples, the user's words, notes, the tail.
 */
export function compose({ space, state, head, tail }: Composition): StepRequest {
  return {
    ...head,
    items: [...state.items, ...(state.isOpen ? space.append : openTurn(space, state, tail))],
    choices: space.callable.map(({ tool, bias, slots }) => ({
      name: tool,
      bias,
      argumentsGrammar: argumentsGrammar(slots),
    })),
    mayAnswer: space.mayAnswer,
    maxTokens: MAX_TOKENS,
  };
}

function openTurn(space: CallSpace, state: TurnState, tail: string): readonly PromptItem[] {
  const examples = space.append.filter(({ kind }) => kind !== "note");
  const notes = space.append.filter(({ kind }) => kind === "note");
  const words: PromptItem = { kind: "user", text: state.utterance.text };
  return [...examples, words, ...notes, { kind: "note", text: tail }];
}
