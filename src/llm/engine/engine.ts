import type { Token, TokenBias } from "node-llama-cpp";
import { AssistantError } from "../../errors.ts";
import type { CallHeads } from "../grammar/call-head.ts";
import type { ChatStyle } from "../format/chat-style.ts";
import type { EvaluatedContext } from "./evaluated-context.ts";
import type { Grammars } from "../grammar/grammars.ts";
import type { Sequence } from "./sequence.ts";
import type { Span } from "./span.ts";
import type { RunTokeniser } from "./tokenise-run.ts";
import type { AnswerRules } from "../write/write-answer.ts";

/** A loaded model, taken apart. */
export type Engine = {
  readonly style: ChatStyle;
  readonly context: EvaluatedContext;
  readonly sequence: Sequence;
  readonly tokeniser: RunTokeniser;
  readonly heads: CallHeads;
  readonly grammars: Grammars;
  readonly answerRules: AnswerRules;
  /** What the template writes before an answer, empty in most. */
  readonly answerHead: readonly Span[];
  /** Tokens that begin neither a call as this model's template writes it nor words for a person. */
  readonly foreign: readonly Token[];
  /** Tokens of thought a step may have; 0: nothing is thought. */
  readonly thoughtTokens: number;
  /** Keeps the template's own tokens out of the values of arguments. */
  readonly argumentBias: TokenBias;
  readonly contextSize: number;
};

/** Fails before the engine would shift the context by itself; one place stays free for it. */
export function ensureRoom({ contextSize }: Engine, needed: number): void {
  if (needed < contextSize) return;
  throw new AssistantError(
    "context_full",
    `The conversation needs ${needed} tokens, the model's context has ${contextSize}.`,
    { hint: "Start a new conversation, or use a model with a larger context." },
  );
}
