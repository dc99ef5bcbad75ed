import type { FoundDuration } from "../../reading/found.ts";
import type { Length, Unit } from "../../../types/time/length.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { findEach } from "../../numbers/find-each.ts";
import { tokenise } from "../tokenise.ts";
import { readDuration } from "./read-duration.ts";
import { words } from "../../words.ts";

/** Months and years have no fixed length, so they are no durations. */
const UNIT_MS: Readonly<Record<Unit, number>> = {
  second: 1e3,
  minute: 6e4,
  hour: 36e5,
  day: 864e5,
  week: 6048e5,
  month: Number.NaN,
  year: Number.NaN,
};
const LEADING = words("fur auf in um von etwa ungefahr circa ca");
const TRAILING: ReadonlySet<string> = new Set([".", "bitte", "lang"]);
/** Before a length these make it a time or a rhythm: "in zwei Stunden", "vor drei Tagen", "alle zwei Stunden". */
const TIME_BEFORE = words(
  "in vor seit nach binnen innerhalb alle jede jeden jedes nachste nachsten kommenden letzte letzten vergangenen pro die den der am",
);
/** "Warte eine Sekunde", "Moment, eine Minute": a manner of speaking. */
const IDIOM_STARTS = words("warte wart moment mir nur mal");

/** Milliseconds of a phrase that is a length of time and nothing else; undefined for months and years. */
export function resolveDuration(phrase: string): number | undefined {
  const tokens = tokenise(phrase).filter(({ word }) => !TRAILING.has(word));
  const lead = LEADING.has(wordAt(tokens, 0)) ? 1 : 0;
  const read = readDuration(tokens, lead);
  return read && read.next === tokens.length ? toMs(read.value) : undefined;
}

/** All lengths of time in a text, left to right, without those that are a time or a rhythm. */
export function findDurations(text: string): readonly FoundDuration[] {
  const tokens = tokenise(text);
  return findEach(text, tokens, readDuration).flatMap(({ place, value, at, next }) => {
    const ms = toMs(value);
    return ms === undefined || isTime(tokens, at, next) ? [] : [{ ...place, ms }];
  });
}

function toMs(lengths: readonly Length[]): number | undefined {
  const ms = lengths.reduce((sum, { amount, unit }) => sum + amount * UNIT_MS[unit], 0);
  return Number.isSafeInteger(Math.round(ms)) && ms > 0 ? Math.round(ms) : undefined;
}

function isTime(tokens: Tokens, at: number, next: number): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, next)];
  // "Heute in einer Woche" and "in etwa zwei Stunden" are times.
  const isRough = ["etwa", "ungefahr", "circa", "ca", "rund"].includes(before);
  if (TIME_BEFORE.has(isRough ? wordAt(tokens, at - 2) : before)) return true;
  const isOfDays = /^(?:tag|woche|monat)/.test(wordAt(tokens, next - 1));
  if (isOfDays && ["vor", "nach"].includes(after)) return true;
  const isShort = /^(?:sekunde|minute)$/.test(wordAt(tokens, next - 1));
  return isShort && next - at === 2 && IDIOM_STARTS.has(before);
}
