import type { Token } from "node-llama-cpp";
import { isLooping } from "./write-answer.ts";
import type { Writing } from "./write-arguments.ts";

/**
 * Lets the model think, at temperature 0, until it ends its thought, goes in circles or has used up
 * `maxTokens`. What it thought is shown to nobody.
 */
export async function writeThought(
  {
    sequence,
    before,
    maxTokens,
    work,
  }: Pick<Writing, "sequence" | "before" | "maxTokens" | "work">,
  isEnd: (token: Token) => boolean,
): Promise<readonly Token[]> {
  const tokens: Token[] = [];
  if (maxTokens <= 0) return tokens;
  for await (const token of sequence.evaluate(before.slice(-1), { temperature: 0 })) {
    if (isEnd(token)) break;
    tokens.push(token);
    work.alive();
    if (tokens.length >= maxTokens || isLooping(tokens) || work.signal.aborted) break;
  }
  return tokens;
}
