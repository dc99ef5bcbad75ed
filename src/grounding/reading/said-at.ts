import { wordsOf } from "../../language/tokenise.ts";
import type { Analysis } from "./analyse.ts";
import type { Region } from "../../language/region.ts";

/** Who asks may stand between words: "haven't I read". */
const ASKERS = new Set(["i", "we", "you"]);

/** Where some words stand one after the other in the utterance. */
export function saidAt(
  wording: string,
  { tokens: all }: Pick<Analysis, "tokens">,
): Region | undefined {
  const words = wordsOf(wording);
  const tokens = all.filter(({ word }) => words.includes(word) || !ASKERS.has(word));
  const start = tokens.findIndex((_, at) =>
    words.every((word, offset) => tokens[at + offset]?.word === word),
  );
  const [first, last] = [tokens[start], tokens[start + words.length - 1]];
  return first && last && words.length > 0 ? { start: first.start, end: last.end } : undefined;
}
