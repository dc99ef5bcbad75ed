import type { Tokens } from "../../tokens.ts";
import { wordAt } from "../../tokens.ts";

/** Weekdays written out, 1 is Monday. */
export const WEEKDAYS: ReadonlyMap<string, number> = numbered(
  "monday tuesday wednesday thursday friday saturday sunday",
);
/** Short forms; some are words of their own ("sun", "sat", "wed"). */
export const SHORT_WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...numbered("mon tue wed thu fri sat sun"),
  ["tues", 2],
  ["weds", 3],
  ["thur", 4],
  ["thurs", 4],
]);
export const PLURAL_WEEKDAYS: ReadonlyMap<string, number> = numbered(
  "mondays tuesdays wednesdays thursdays fridays saturdays sundays",
);

export const MONTHS: ReadonlyMap<string, number> = numbered(
  "january february march april may june july august september october november december",
);
export const SHORT_MONTHS: ReadonlyMap<string, number> = new Map([
  ...numbered("jan feb mar apr may jun jul aug sep oct nov dec"),
  ["sept", 9],
]);
/** Months that are verbs too. */
export const VERB_MONTHS: ReadonlySet<string> = new Set(["may", "march"]);

/** The weekday a word names, written out or short. */
export function weekdayNamed(word: string): number | undefined {
  return WEEKDAYS.get(word) ?? SHORT_WEEKDAYS.get(word);
}

/** Word sequences taken apart once: readers ask for the same ones at every place. */
const sequences = new Map<string, readonly string[]>();

/** Whether the words from a place on are exactly these. */
export function isSaid(tokens: Tokens, at: number, words: string): boolean {
  const first = wordAt(tokens, at);
  return mayBegin(words, first) && lengthSaid(tokens, at, words) > 0;
}

/** The place after the first of these word sequences that stands here; undefined if none does. */
export function after(tokens: Tokens, at: number, options: readonly string[]): number | undefined {
  const first = wordAt(tokens, at);
  for (const words of options) {
    const length = mayBegin(words, first) ? lengthSaid(tokens, at, words) : 0;
    if (length > 0) return at + length;
  }
  return undefined;
}

/** Nearly every sequence is ruled out by its first word. */
function mayBegin(words: string, first: string): boolean {
  return first !== "" && words.startsWith(first);
}

function lengthSaid(tokens: Tokens, at: number, words: string): number {
  const sequence = sequences.get(words) ?? words.split(" ");
  sequences.set(words, sequence);
  for (let step = 0; step < sequence.length; step += 1) {
    if (wordAt(tokens, at + step) !== sequence[step]) return 0;
  }
  return sequence.length;
}

function numbered(words: string): ReadonlyMap<string, number> {
  return new Map(words.split(" ").map((word, index) => [word, index + 1]));
}
