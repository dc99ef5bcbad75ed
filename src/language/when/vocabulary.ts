import type { Tokens } from "../read-number.ts";
import { wordAt } from "../read-number.ts";

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

/** Minutes after midnight: where a part of the day starts, ends, and the time meant by it. */
export type PartHours = { readonly from: number; readonly to: number; readonly at: number };

function hours(from: number, to: number, at: number): PartHours {
  return { from: from * 60, to: to * 60, at: at * 60 };
}

export const PART_HOURS = {
  "early-morning": hours(5, 9, 7),
  "first-thing": hours(6, 10, 8),
  morning: hours(6, 12, 9),
  "late-morning": hours(10, 12, 11),
  lunchtime: hours(12, 14, 12),
  "after-lunch": hours(13, 15, 14),
  "early-afternoon": hours(12, 15, 13),
  afternoon: hours(12, 18, 14),
  "late-afternoon": hours(15, 18, 16),
  "day-end": hours(16, 18, 17),
  "after-work": hours(17, 22, 18),
  "early-evening": hours(17, 20, 18),
  evening: hours(18, 24, 18),
  dinnertime: hours(18, 20, 18),
  "late-evening": hours(21, 24, 22),
  bedtime: hours(21, 24, 22),
  tonight: hours(18, 24, 20),
  night: hours(20, 24, 21),
} as const satisfies Record<string, PartHours>;

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
