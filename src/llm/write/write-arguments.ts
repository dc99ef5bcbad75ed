import type { Token, TokenBias } from "node-llama-cpp";
import { messageOf } from "../../errors.ts";
import { ArgumentsDraft } from "../grammar/arguments-draft.ts";
import type { Expression } from "../../types/expression.ts";
import type { Grammars } from "../grammar/grammars.ts";
import type { Work } from "../process/serve-parent.ts";
import type { Sequence } from "../engine/sequence.ts";
import type { Words } from "../engine/tokenise-run.ts";

/** Why writing ended. `broken`: the grammar came to a point where nothing may follow. */
type WritingEnd = "complete" | "length" | "aborted" | "broken";

export type Written = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly end: WritingEnd;
};

export type Writing = {
  readonly sequence: Sequence;
  readonly tokeniser: Words;
  /** Everything before what is written; its last token is not in the context yet. */
  readonly before: readonly Token[];
  readonly maxTokens: number;
  readonly work: Work;
};

export type ArgumentRules = {
  readonly grammar: Expression;
  readonly grammars: Grammars;
  /** Keeps the template's own tokens out of values. */
  readonly bias: TokenBias;
};

/**
 * Writes one JSON object under a grammar, at temperature 0, computing token by token only where
 * there is a choice. When it is complete, all but its last token are in the context.
 */
export async function writeArguments(writing: Writing, rules: ArgumentRules): Promise<Written> {
  const draft = new ArgumentsDraft(writing.tokeniser, writing.before, rules.grammar);
  const end = await write(writing, rules, draft);
  return { text: draft.text, tokens: draft.tokens, end };
}

async function write(
  writing: Writing,
  rules: ArgumentRules,
  draft: ArgumentsDraft,
): Promise<WritingEnd> {
  let unread: readonly Token[] = [...writing.before.slice(-1), ...draft.addForced()];
  for (;;) {
    const room = writing.maxTokens - draft.tokens.length;
    if (room < 0 || (room === 0 && !draft.isComplete)) return "length";
    if (draft.isComplete) {
      await writing.sequence.evaluateWithoutGeneratingNewTokens(unread.slice(0, -1));
      return "complete";
    }
    const chosen = await choose({ ...writing, unread }, rules, draft);
    if (typeof chosen === "string") return chosen;
    unread = chosen;
  }
}

/** Lets the model choose up to where the text goes on by itself; answers what is to be read then. */
async function choose(
  { sequence, unread, maxTokens, work }: Writing & { readonly unread: readonly Token[] },
  { grammars, bias }: ArgumentRules,
  draft: ArgumentsDraft,
): Promise<readonly Token[] | WritingEnd> {
  if (!draft.rest) return "broken";
  const grammarEvaluationState = await grammars.start(draft.rest);
  const options = { temperature: 0, tokenBias: bias, grammarEvaluationState };
  try {
    for await (const token of sequence.evaluate([...unread], options)) {
      draft.add(token);
      work.alive();
      const forced = draft.addForced();
      if (draft.isComplete || forced.length > 0) return [token, ...forced];
      if (draft.tokens.length >= maxTokens) return "length";
      if (work.signal.aborted) return "aborted";
    }
  } catch (error) {
    if (!/accept token|sample next token/.test(messageOf(error))) throw error;
    return "broken";
  }
  return "complete";
}
