import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";

/** Where some words stand one after the other in the utterance; who asks may stand between them. */
export function saidAt(
  wording: string,
  { tokens: all, language }: Pick<Reading, "tokens" | "language">,
): Region | undefined {
  const words = language.tokensOf(wording).map(({ word }) => word);
  const tokens = all.filter(({ word, is }) => words.includes(word) || !is.has("asker"));
  const start = tokens.findIndex((_, at) =>
    words.every((word, offset) => tokens[at + offset]?.word === word),
  );
  const [first, last] = [tokens[start], tokens[start + words.length - 1]];
  return first && last && words.length > 0 ? { start: first.start, end: last.end } : undefined;
}
