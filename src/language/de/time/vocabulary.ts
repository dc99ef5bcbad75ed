import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";

/** Words as they are compared here: folded, so "märz" is "marz". 1 is Monday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...numbered("montag dienstag mittwoch donnerstag freitag samstag sonntag"),
  ["sonnabend", 6],
]);
/** Short forms; most are words of their own ("so", "do", "mi"). */
export const SHORT_WEEKDAYS: ReadonlyMap<string, number> = numbered("mo di mi do fr sa so");
/** "Montags": every Monday. */
export const WEEKLY: ReadonlyMap<string, number> = new Map(
  [...WEEKDAYS].map(([word, day]): [string, number] => [`${word}s`, day]),
);

export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...numbered("januar februar marz april mai juni juli august september oktober november dezember"),
  ["janner", 1],
  ["feber", 2],
  ["maerz", 3],
  ["juno", 6],
  ["julei", 7],
]);
export const SHORT_MONTHS: ReadonlyMap<string, number> = new Map([
  ["jan", 1],
  ["feb", 2],
  ["mrz", 3],
  ["apr", 4],
  ["jun", 6],
  ["jul", 7],
  ["aug", 8],
  ["sep", 9],
  ["sept", 9],
  ["okt", 10],
  ["nov", 11],
  ["dez", 12],
]);

/** Articles of a time, which say nothing of it. */
export const ARTICLES: ReadonlySet<string> = new Set("der die das den dem des".split(" "));

/** Word sequences taken apart once: readers ask for the same ones at every place. */
const sequences = new Map<string, readonly string[]>();

/** Whether the words from a place on are exactly these. */
export function isSaid(tokens: Tokens, at: number, words: string): boolean {
  return lengthSaid(tokens, at, words) > 0;
}

/** The place after the first of these word sequences that stands here; undefined if none does. */
export function after(tokens: Tokens, at: number, options: readonly string[]): number | undefined {
  for (const words of options) {
    const length = lengthSaid(tokens, at, words);
    if (length > 0) return at + length;
  }
  return undefined;
}

/** The place behind an article, if one is there. */
export function afterArticle(tokens: Tokens, at: number): number {
  return ARTICLES.has(wordAt(tokens, at)) ? at + 1 : at;
}

function lengthSaid(tokens: Tokens, at: number, words: string): number {
  const sequence = sequences.get(words) ?? words.split(" ");
  sequences.set(words, sequence);
  return sequence.every((word, step) => wordAt(tokens, at + step) === word) ? sequence.length : 0;
}

function numbered(words: string): ReadonlyMap<string, number> {
  return new Map(words.split(" ").map((word, index) => [word, index + 1]));
}
