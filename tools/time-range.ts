import { ToldFailure } from "../src/tool/told-failure.ts";
import type { Clock } from "../src/types/clock.ts";
import type { When } from "../src/types/time/when.ts";
import type { Meaning } from "../src/types/time/meaning.ts";
import { defined } from "./defined.ts";
import { daysLater, startOfDay } from "./days.ts";
import { endAfter, timeOf } from "./moment-near.ts";

/** A stretch of time, [from, to). */
export type Range = { readonly from: number; readonly to: number };

/** What "at three" covers, where things are looked for. */
const AT_MS = 30 * 60_000;

type SaidRange = { readonly from?: Meaning | undefined; readonly to?: Meaning | undefined };
/** Days looked ahead when no end is said. */
type RangeOptions = { readonly openDays: number };

/** The stretch that said ends mean; without a start it starts now. */
export function rangeOf({ from, to }: SaidRange, clock: Clock, { openDays }: RangeOptions): Range {
  const start = from && stretch(from, clock);
  const begin = start?.from ?? clock.now();
  const usualEnd = start?.to ?? daysLater(begin, openDays, clock);
  const end = to ? endAfter(to, begin, clock) : usualEnd;
  if (end <= begin) throw new ToldFailure("invalid", ({ times }) => times.endsFirst);
  return { from: begin, to: end };
}

type SaidPast = { readonly since?: Meaning | undefined; readonly until?: Meaning | undefined };

/** A date as models write it, for "since": nobody says it so. */
const WRITTEN = /^\d{4}-\d\d/;

/** Ends of a search in the past. A time that is no mere beginning ("since Friday") and is over ends where it ended: "yesterday", "last week". */
export function pastRange(
  { since, until }: SaidPast,
  clock: Clock,
): { readonly since?: number; readonly until?: number } {
  const start = since && timeOf(since, clock);
  const end = until && timeOf(until, clock);
  const isStretch = start && !start.bound && start.to > start.from && !WRITTEN.test(start.text);
  const isOver = isStretch && start.to < clock.now();
  const last = end && (end.to > end.from && end.bound !== "until" ? end.to : end.at);
  const from = start && beginOf(start, clock);
  return defined({ since: from, until: last ?? (isOver ? start.to : undefined) });
}

/** What came at four was there this morning. */
function beginOf({ from, said }: When, clock: Clock): number {
  return said?.shared.part === "morning" ? startOfDay(from, clock) : from;
}

function stretch(meaning: Meaning, clock: Clock): Range {
  const { from: since, to, bound, allDay } = timeOf(meaning, clock);
  // "On Friday before noon" is a part of Friday, and not all days until then.
  const isOfDay = bound === "until" && !allDay;
  const from = isOfDay ? Math.max(since, startOfDay(to - 1, clock)) : since;
  return { from, to: to > from ? to : from + AT_MS };
}
