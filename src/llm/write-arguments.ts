import type { LlamaContextSequence, LlamaGrammarEvaluationState, Token } from "node-llama-cpp";
import { messageOf } from "../errors.ts";
import type { Work } from "./serve-parent.ts";
import type { RunTokeniser } from "./tokenise-run.ts";

/** Why writing ended. `broken`: the grammar came to a point where nothing may follow. */
type WritingEnd = "complete" | "length" | "aborted" | "broken";

export type Written = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly end: WritingEnd;
};

export type Writing = {
  readonly sequence: LlamaContextSequence;
  readonly tokeniser: RunTokeniser;
  /** Everything before what is written; its last token is not in the context yet. */
  readonly before: readonly Token[];
  readonly maxTokens: number;
  readonly work: Work;
};

/**
 * Writes one JSON object under a grammar, at temperature 0. It is complete when it parses, which
 * saves computing the end-of-text token the grammar would admit next.
 */
export async function writeArguments(
  { sequence, tokeniser, before, maxTokens, work }: Writing,
  grammarEvaluationState: LlamaGrammarEvaluationState,
): Promise<Written> {
  const tokens: Token[] = [];
  const written = (end: WritingEnd): Written => ({
    text: tokeniser.text(tokens, before),
    tokens,
    end,
  });
  const options = { temperature: 0, grammarEvaluationState };
  try {
    for await (const token of sequence.evaluate(before.slice(-1), options)) {
      tokens.push(token);
      work.alive();
      if (isObject(tokeniser.text(tokens, before))) return written("complete");
      if (tokens.length >= maxTokens) return written("length");
      if (work.signal.aborted) return written("aborted");
    }
  } catch (error) {
    if (!/accept token|sample next token/.test(messageOf(error))) throw error;
    return written("broken");
  }
  return written("complete");
}

function isObject(text: string): boolean {
  if (!text.trimEnd().endsWith("}")) return false;
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    // A brace inside a string, or one of several still open: the object goes on.
    return false;
  }
}
