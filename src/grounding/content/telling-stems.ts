import type { Language } from "../../language/language.ts";

type Words = Pick<Language, "tokensOf" | "terms">;

/** The stems of the words that say what a text is about. */
export function tellingStems(text: string, { tokensOf, terms }: Words): readonly string[] {
  const words = tokensOf(text).flatMap(({ word, is }) =>
    is.has("filler") || terms.isStop(word) ? [] : terms.stemOf(word),
  );
  return [...new Set(words)];
}

/** Whether a text has all of some stems, where there are any. */
export function hasStems(text: string, stems: readonly string[], language: Words): boolean {
  const own = new Set(tellingStems(text, language));
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}
