import porter from "talisman/stemmers/porter.js";
import { STOP_WORDS } from "./stop-words.ts";

/** Longer texts are cut: nobody says more, and the time of a ranking must stay bounded. */
export const MAX_WORDS = 64;
const MAX_WORD_LENGTH = 40;

/** Text as the arms read it: words as said, and for each its stem. Same length, same order. */
export type Terms = {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Which of them carry what is asked for (no stop word, no bare number). */
  readonly content: readonly boolean[];
};

const stems = new Map<string, string>();

/** Lower-cased words of any script, without punctuation; at most MAX_WORDS. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .slice(0, MAX_WORDS * MAX_WORD_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'");
  const words = plain.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)*/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** The words of a text with their stems. */
export function termsOf(text: string): Terms {
  const words = wordsOf(text);
  return { words, stems: words.map(stemOf), content: words.map(isContent) };
}

/** The words of a name: `calendar.create_event`, `setVolume`, `github/list-issues`. */
export function nameWords(name: string): readonly string[] {
  return wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_.\-/:]+/g, " "));
}

/** Porter's stem of an English word; words of other scripts stay as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const plain = word.replace(/'s$/, "").replaceAll("'", "");
  const stem = /^[a-z]{3,}$/.test(plain) ? porter(plain) : plain;
  if (stems.size > 20_000) stems.clear();
  stems.set(word, stem);
  return stem;
}

function isContent(word: string): boolean {
  return !STOP_WORDS.has(word) && !/^\p{N}+$/u.test(word);
}
