import type { Token, TokenBias } from "node-llama-cpp";
import { AnswerText } from "./answer-text.ts";
import type { Writing, Written } from "./write-arguments.ts";

/** Nobody says so many tokens in a row twice; small models at temperature 0 then never stop. */
const LOOP_LENGTH = 16;

export type AnswerRules = {
  /** Texts that end an answer and never show in it. */
  readonly stops: readonly string[];
  /** Those of them that begin a call, here or in some other model's way. */
  readonly openings: readonly string[];
  /** Keeps the model from beginning what is not an answer. */
  readonly bias: TokenBias;
  /** The same for its first token, which no opening may be. */
  readonly firstBias: TokenBias;
  readonly isSpecial: (token: Token) => boolean;
};

export type Answered = Written & {
  /** The model wrote on after the text's end. */
  readonly isCut: boolean;
  /** It broke off to call something: what it said so far was no answer yet. */
  readonly isUnfinished: boolean;
};

/** How a sentence ends that can stand alone. */
const FINISHED = /[.!?…]["'”’)]*$/;

/**
 * Writes an answer until the model ends its turn, at temperature 0, and streams it in pieces that
 * are exactly its text.
 */
export async function writeAnswer(
  { sequence, tokeniser, before, maxTokens, work }: Writing,
  { stops, openings, bias, firstBias, isSpecial }: AnswerRules,
): Promise<Answered> {
  const tokens: Token[] = [];
  const answer = new AnswerText(stops);
  const show = (piece: string): void => (piece === "" ? undefined : work.text(piece));
  const written = (end: Written["end"]): Answered => {
    show(answer.finish(tokeniser.text(tokens, before)));
    const { text, stop, isStopped: isCut } = answer;
    const isOpening = stop !== undefined && openings.includes(stop);
    return { text, tokens, end, isCut, isUnfinished: isOpening && !FINISHED.test(text) };
  };
  const tokenBias = (): TokenBias => (tokens.length === 0 ? firstBias : bias);
  const options = { temperature: 0, tokenBias };
  for await (const token of sequence.evaluate(before.slice(-1), options)) {
    if (isSpecial(token)) break;
    tokens.push(token);
    show(answer.grow(tokeniser.text(tokens, before)));
    work.alive();
    if (answer.isStopped) break;
    if (tokens.length >= maxTokens || isLooping(tokens)) return written("length");
    if (work.signal.aborted) return written("aborted");
  }
  return written("complete");
}

/** Whether the last tokens have been said before in the same order. */
export function isLooping(tokens: readonly Token[]): boolean {
  const tail = tokens.slice(-LOOP_LENGTH);
  const said = tokens.slice(0, -1);
  return said.some((_, start) => tail.every((token, index) => said[start + index] === token));
}
