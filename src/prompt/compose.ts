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
    items: [...state.items, ...openTurn(space, state, { tail, isWhole: head.tools !== undefined })],
    choices: space.callable.map(({ tool, bias, slots }) => ({
      name: tool,
      bias,
      argumentsGrammar: argumentsGrammar(slots),
    })),
    mayAnswer: space.mayAnswer,
    maxTokens: MAX_TOKENS,
  };
}

type Tail = {
  readonly tail: string;
  /** Said too where code made the first call, before the model's first step. */
  readonly isWhole: boolean;
};

function openTurn(
  space: CallSpace,
  state: TurnState,
  { tail, isWhole }: Tail,
): readonly PromptItem[] {
  if (state.isOpen) {
    const isFirst = isWhole && state.step === 1;
    return isFirst ? [...space.append, { kind: "note", text: tail }] : space.append;
  }
  const examples = space.append.filter(({ kind }) => kind !== "note");
  const notes = space.append.filter(({ kind }) => kind === "note");
  const words: PromptItem = { kind: "user", text: state.utterance.text };
  return [...examples, words, ...notes, { kind: "note", text: tail }];
}
