import { ToldFailure } from "../src/tool/told-failure.ts";
import type { Meaning } from "../src/types/time/meaning.ts";
import { wordsOf } from "./moment-near.ts";

const MINUTE_MS = 60_000;

/** Milliseconds of a length of time; fails for what is none. */
export function lengthOf(meaning: Meaning): number {
  if (meaning.kind === "length") return meaning.ms;
  throw new ToldFailure("invalid", ({ times }) => times.unread("length", wordsOf(meaning)));
}

/** The same in minutes, at least one. */
export function wholeMinutes(meaning: Meaning): number {
  return Math.max(1, Math.round(lengthOf(meaning) / MINUTE_MS));
}
