import type { Token } from "node-llama-cpp";
import type { Words } from "./tokenise-run.ts";

/** The token a mark of the template is; undefined where there is no mark, or the vocabulary spells it. */
export function markToken(words: Words, mark: string | undefined): Token | undefined {
  if (mark === undefined) return undefined;
  const [token, ...more] = words.tokens({ kind: "control", text: mark }, false);
  return more.length === 0 ? token : undefined;
}

/**
 * Words among which a mark of the template may stand, as the token it is. Only for what a grammar
 * made: in anybody's own text a mark is never one.
 */
export function withMark(words: Words, mark: string | undefined): Words {
  const token = markToken(words, mark);
  if (mark === undefined || token === undefined) return words;
  return {
    tokens: ({ kind, text }, isFirst) =>
      text.split(mark).flatMap((piece, index) => {
        const own = piece === "" ? [] : words.tokens({ kind, text: piece }, isFirst && index === 0);
        return index === 0 ? own : [token, ...own];
      }),
    text: (tokens, after = []) => {
      let said = "";
      let start = 0;
      for (const [index, one] of [...tokens, token].entries()) {
        if (one !== token) continue;
        said += words.text(tokens.slice(start, index), [...after, ...tokens.slice(0, start)]);
        if (index < tokens.length) said += mark;
        start = index + 1;
      }
      return said;
    },
  };
}
