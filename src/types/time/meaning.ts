import type { When } from "./when.ts";

/** Minutes after midnight. */
export type Hours = { readonly from: number; readonly to: number };

/**
 * What the words of an argument mean, made once by whoever knows the language; a tool computes with
 * this and never looks at the words.
 *
 * - `when`: "tomorrow at five", "next week", "every Monday".
 * - `length`: "half an hour". `shift` moves what has a time, `stretch` changes how long it lasts;
 *   both are negative for earlier and shorter.
 * - `hours`: hours of a day; `usual` are those the user's settings give.
 * - `unread`: words nobody understood, for the sentence that says so, or the question whether a part of them is meant.
 *
 * Lengths are in milliseconds. Plain data, so that it can be compared and kept.
 */
export type Meaning =
  | { readonly kind: "when"; readonly when: When }
  | { readonly kind: "length"; readonly words: string; readonly ms: number }
  | { readonly kind: "shift"; readonly words: string; readonly ms: number }
  | { readonly kind: "stretch"; readonly words: string; readonly ms: number }
  | { readonly kind: "hours"; readonly words: string; readonly hours: Hours | "usual" }
  | { readonly kind: "unread"; readonly words: string; readonly guess?: Guess };

/** What was read of words that were not read whole, and what was left of them. */
export type Guess = { readonly when: When; readonly left: string };

/** What the arguments of a call mean, by parameter; those that are no times have none. */
export type Meanings = { readonly [parameter: string]: Meaning };

/** What the words of an argument may be read as: an `end` is a length too, a `repeat` needs no "every". */
export type ReadAs = "when" | "end" | "repeat" | "length" | "hours";
