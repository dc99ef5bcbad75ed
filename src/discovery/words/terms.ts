import porter from "talisman/stemmers/porter.js";
import { fold } from "../../language/normalise.ts";
import { isNumberWord } from "../../language/en/numbers/vocabulary.ts";
import { greetingOf } from "../../language/en/openings.ts";
import { STOP_WORDS } from "../../language/en/stop-words.ts";

/** Longer texts are cut: nobody says more, and the time of a ranking must stay bounded. */
export const MAX_WORDS = 64;
const MAX_WORD_LENGTH = 40;
/** What every number becomes: "at five" and "at 17:30" ask for the same tool. */
export const NUMBER = "#";

/** Text as the arms read it: words as said and their stems. Same length, same order. */
export type Terms = {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Which of them carry what is asked for: no stop word, no number. */
  readonly content: readonly boolean[];
};

const WORD = /\p{N}+|[\p{L}\p{M}]+(?:'\p{L}+)*/gu;

const stems = new Map<string, string>();
const MAX_STEMS = 20_000;

/** Words of any script without case, accents, punctuation and greeting; at most MAX_WORDS. */
export function wordsOf(text: string): readonly string[] {
  return foldedWords(foldLetters(text.slice(0, MAX_WORDS * MAX_WORD_LENGTH)));
}

/** The same for many lines at once: folding them together is several times faster. */
export function wordsOfLines(lines: readonly string[]): readonly (readonly string[])[] {
  return foldLetters(lines.join("\n")).split("\n").map(foldedWords);
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

/** Porter's stem of an English word, `#` of a number; words of other scripts stay as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size > MAX_STEMS) stems.clear();
  const stem = stemFresh(word);
  stems.set(word, stem);
  return stem;
}

/** Whether a word carries what is asked for. */
export function isContent(word: string): boolean {
  return !STOP_WORDS.has(word) && !isNumber(word);
}

function foldLetters(text: string): string {
  return fold(text)
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/\b([ap])\.\s?m\b\.?/g, "$1m");
}

function foldedWords(folded: string): readonly string[] {
  const words = folded.slice(greetingOf(folded)).match(WORD) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

function stemFresh(word: string): string {
  if (isNumber(word)) return NUMBER;
  const plain = word.replace(/'s$/, "").replaceAll("'", "");
  return /^[a-z]{3,}$/.test(plain) ? porter(plain) : plain;
}

function isNumber(word: string): boolean {
  return isNumberWord(word) || /^\p{N}/u.test(word);
}
