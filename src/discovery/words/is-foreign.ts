import type { Vocabulary } from "./vocabulary.ts";

/** From this share of unknown words on, a request is in another language: names alone are fewer. */
const FOREIGN = 0.5;

/** Whether the words are of a language the tools' words aren't. */
export function isForeign(words: readonly string[], vocabulary: Vocabulary): boolean {
  const unknown = words.filter(
    (word) => vocabulary.reader.isContent(word) && !vocabulary.has(word),
  );
  return words.length > 0 && unknown.length >= FOREIGN * words.length;
}
