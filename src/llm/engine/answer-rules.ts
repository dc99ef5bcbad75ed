import { TokenBias } from "node-llama-cpp";
import type { LlamaModel, Token } from "node-llama-cpp";
import type { ChatStyle } from "../format/chat-style.ts";
import { callMark, renderCallHead, stopTexts, tagTexts } from "../format/render-prompt.ts";
import type { AnswerRules } from "../write/write-answer.ts";
import type { RunTokeniser } from "./tokenise-run.ts";

/** How models begin a call that were taught another format, and what no spoken sentence begins with. */
const FOREIGN_OPENINGS = [
  "<tools>",
  "<tool_call>",
  "<function",
  '{"name"',
  '{"',
  "{",
  "[{",
  "[",
  "```",
];
/** Of those, what ends an answer wherever it comes. */
const FOREIGN_CALLS = ["<tools>", "<tool_call>", "<function=", '{"name"', "```"];

type Speech = {
  readonly model: LlamaModel;
  readonly style: ChatStyle;
  readonly tokeniser: RunTokeniser;
};

/** How an answer is told from what is none. */
export function answerRulesFor({ model, style, tokeniser }: Speech): AnswerRules {
  const { marks } = tokeniser;
  const callHead = renderCallHead("x", style).flatMap((run) => tokeniser.tokens(run, false));
  const markTexts = marks.map((token) => model.detokenize([token], true));
  const openings = [...new Set([...tagTexts(style), callMark(style), ...FOREIGN_CALLS])];
  const begun = style.answerHead === "" ? callHead.slice(0, 1) : [];
  const never = [...marks, ...begun];
  return {
    stops: [...new Set([...stopTexts(style), ...openings, ...markTexts])],
    openings,
    bias: biasAgainst(model, never),
    firstBias: biasAgainst(model, [...never, ...foreignTokens({ model, style, tokeniser })]),
    isSpecial: (token) => marks.includes(token) || model.isSpecialToken(token),
  };
}

/** Tokens that begin neither a call as this model's template writes it nor words for a person. */
export function foreignTokens({ model, style, tokeniser }: Speech): readonly Token[] {
  const own = renderCallHead("x", style).flatMap((run) => tokeniser.tokens(run, false))[0];
  const texts = [...tagTexts(style), ...FOREIGN_OPENINGS];
  const first = texts.flatMap((text) =>
    (["text", "control"] as const).flatMap((kind) =>
      tokeniser.tokens({ kind, text }, false).slice(0, 1),
    ),
  );
  return [...new Set(first)].filter((token) => token !== own && !model.isEogToken(token));
}

/** The template's own tokens must not come out of the model as text; those that end a turn do end it. */
export function biasAgainst(model: LlamaModel, tokens: readonly Token[]): TokenBias {
  const bias = new TokenBias(model.tokenizer);
  for (const token of tokens) if (!model.isEogToken(token)) bias.set(token, "never");
  return bias;
}
