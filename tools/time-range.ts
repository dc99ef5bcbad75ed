import { HostFailure } from "../src/errors.ts";
import { resolveWhen } from "../src/language/en/time/resolve-when.ts";
import type { WhenOptions } from "../src/language/when/when.ts";
import type { Clock } from "../src/types/clock.ts";
import { defined } from "./defined.ts";
import { daysLater, endAfter, resolved } from "./when.ts";

/** A stretch of time, [from, to). */
export type Range = { readonly from: number; readonly to: number };

/** What "at three" covers, where things are looked for. */
const AT_MS = 30 * 60_000;

type SaidRange = { readonly from?: string | undefined; readonly to?: string | undefined };
type RangeOptions = WhenOptions & {
  /** Days looked ahead when no end is said. */
  readonly openDays: number;
};

/** The stretch that said ends mean; without a start it starts now. */
export function rangeOf({ from, to }: SaidRange, clock: Clock, options: RangeOptions): Range {
  const start = from === undefined ? undefined : stretch(from, clock, options);
  const begin = start?.from ?? clock.now();
  const usualEnd = start?.to ?? daysLater(begin, options.openDays, clock);
  const end = to === undefined ? usualEnd : endAfter(to, begin, clock);
  if (end <= begin) throw new HostFailure("invalid", "That time would end before it starts.");
  return { from: begin, to: end };
}

/** The stretch one phrase means; undefined for what is no time. */
export function tryRange(phrase: string, clock: Clock): Range | undefined {
  const when = resolveWhen(phrase, clock);
  return when && { from: when.from, to: when.to };
}

type SaidPast = { readonly since?: string | undefined; readonly until?: string | undefined };

/** Ends of a search in the past. A week or month that is over ("last week") ends where it ended. */
export function pastRange(
  { since, until }: SaidPast,
  clock: Clock,
): { readonly since?: number; readonly until?: number } {
  const lean = { lean: "past" } as const;
  const start = since === undefined ? undefined : resolved(since, clock, lean);
  const end = until === undefined ? undefined : resolved(until, clock, lean);
  const isOver = start && !start.bound && start.to < clock.now() && isPeriod(start.precision);
  const last = end && (end.to > end.from && end.bound !== "until" ? end.to : end.at);
  return defined({ since: start?.from, until: last ?? (isOver ? start.to : undefined) });
}

function stretch(phrase: string, clock: Clock, options: WhenOptions): Range {
  const { from, to } = resolved(phrase, clock, options);
  return { from, to: to > from ? to : from + AT_MS };
}

function isPeriod(precision: string): boolean {
  return precision !== "minute" && precision !== "part" && precision !== "day";
}
