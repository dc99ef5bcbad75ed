import type { Language } from "../../language/language.ts";

/** The stems of the words that say what a text is about. */
export function tellingStems(text: string, { tokensOf, terms }: Language): readonly string[] {
  const words = tokensOf(text).flatMap(({ word, is }) =>
    is.has("filler") || terms.isStop(word) ? [] : terms.stemOf(word),
  );
  return [...new Set(words)];
}
