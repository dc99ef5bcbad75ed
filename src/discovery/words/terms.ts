import type { NameLexicon } from "../../language/contract/names.ts";
import type { TermWords } from "../../language/contract/terms.ts";
import type { Language } from "../../language/language.ts";
import { fold } from "../../language/normalise.ts";

/** Longer texts are cut: nobody says more, and the time of a ranking must stay bounded. */
const MAX_WORDS = 64;
const MAX_WORD_LENGTH = 40;
/** What every number becomes: "at five" and "at 17:30" ask for the same tool. */
export const NUMBER = "#";

/** Text as the rankers read it: words as said and their stems. Same length, same order. */
export type Terms = {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Which of them carry what is asked for: no stop word, no number. */
  readonly content: readonly boolean[];
  /** How each may sound, as keys; a stop word sounds like nothing. */
  readonly sounds: readonly (readonly string[])[];
};

/** Reads texts into terms, with the words of one language. */
export type TermReader = {
  /** Words of any script without case, accents, punctuation and greeting; at most MAX_WORDS. */
  readonly wordsOf: (text: string) => readonly string[];
  /** The same for many lines at once: folding them together is several times faster. */
  readonly wordsOfLines: (lines: readonly string[]) => readonly (readonly string[])[];
  readonly termsOf: (text: string) => Terms;
  /** The words of a tool's name: `calendar.create_event`, `setVolume`, `github/list-issues`. */
  readonly nameWords: (name: string) => readonly string[];
  /** What the forms of a word share, `#` of a number. */
  readonly stemOf: (word: string) => string;
  /** Whether a word carries what is asked for. */
  readonly isContent: (word: string) => boolean;
  readonly isStop: (word: string) => boolean;
  /** Whether an unknown word is meant as it was heard. */
  readonly isSure: (word: string) => boolean;
  /** What words are compared by. */
  readonly lexicon: NameLexicon;
};

/** A vocabulary is small, and stems and sounds are slow to work out. */
const MAX_REMEMBERED = 20_000;

export function termReader({ terms, names }: Language): TermReader {
  const { greetingOf, isStop, isSure, soundsOf } = terms;
  const isNumber = (word: string): boolean => terms.isNumber(word) || /^\p{N}/u.test(word);
  const isContent = (word: string): boolean => !isStop(word) && !isNumber(word);
  const foldedWords = (folded: string): readonly string[] =>
    cutWords(folded.slice(greetingOf(folded)));
  const wordsOf = (text: string): readonly string[] =>
    foldedWords(foldLetters(text.slice(0, MAX_WORDS * MAX_WORD_LENGTH)));
  const stemOf = remembering((word) => (isNumber(word) ? NUMBER : stemFresh(word, terms)));
  const keysOf = remembering((word) => (isStop(word) ? [] : soundsOf(word)));
  return {
    wordsOf,
    wordsOfLines: (lines) => foldLetters(lines.join("\n")).split("\n").map(foldedWords),
    termsOf: (text) => {
      const words = wordsOf(text);
      return {
        words,
        stems: words.map(stemOf),
        content: words.map(isContent),
        sounds: words.map(keysOf),
      };
    },
    nameWords: (name) =>
      wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_.\-/:]+/g, " ")),
    stemOf,
    isContent,
    isStop,
    isSure,
    lexicon: names,
  };
}

const WORD = /\p{N}+|[\p{L}\p{M}]+(?:'\p{L}+)*/gu;

function cutWords(text: string): readonly string[] {
  const words = text.match(WORD) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

function foldLetters(text: string): string {
  return fold(text)
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/\b([ap])\.\s?m\b\.?/g, "$1m");
}

function stemFresh(word: string, { stemOf }: TermWords): string {
  return stemOf(word.replace(/'s$/, "").replaceAll("'", ""));
}

/** A function of a word that is worked out once for each. */
function remembering<Value>(find: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size > MAX_REMEMBERED) known.clear();
    const fresh = find(word);
    known.set(word, fresh);
    return fresh;
  };
}
