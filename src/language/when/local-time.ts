import { DateTime, IANAZone } from "luxon";
import type { Clock } from "../../types/clock.ts";

/**
 * Wall-clock time without a zone, kept in a luxon DateTime of UTC: arithmetic on it knows no
 * daylight saving. `toInstant` says which moment it is somewhere.
 */
export type LocalTime = DateTime;

export type Instant = {
  readonly ms: number;
  /** The clocks skip this time: it was moved forward by the gap. */
  readonly isShifted: boolean;
};

const DAY_MS = 864e5;
/** JavaScript dates end here; a zone needs its day of room. */
const LAST_MS = 864e13 - DAY_MS;

/** What the clocks of a zone show at an instant. */
export function toLocal(ms: number, zone: string): LocalTime {
  return DateTime.fromMillis(ms + offsetMs(zone, ms), { zone: "utc" });
}

/**
 * The instant when clocks in a zone show a local time: of two, the first; of none (a gap in
 * spring), the time moved forward by the gap. Undefined for what is no time at all.
 */
export function toInstant(local: LocalTime, zone: string): Instant | undefined {
  const wall = local.toMillis();
  if (!local.isValid || Math.abs(wall) > LAST_MS) return undefined;
  const before = offsetMs(zone, wall - DAY_MS);
  const candidates = [before, offsetMs(zone, wall + DAY_MS)]
    .map((offset) => ({ ms: wall - offset, offset }))
    .filter(({ ms, offset }) => offsetMs(zone, ms) === offset)
    .map(({ ms }) => ms);
  if (candidates.length === 0) return { ms: wall - before, isShifted: true };
  return { ms: Math.min(...candidates), isShifted: false };
}

/** A local date; undefined for one that no calendar has (30 February). */
export function localDate(year: number, month: number, day: number): LocalTime | undefined {
  const date = DateTime.utc(year, month, day);
  return date.isValid ? date : undefined;
}

/** A clock for which no day is near: what is said by it holds on any day. */
export function datedClock({ zone }: Pick<Clock, "zone">): Clock {
  return { zone, now: () => 0 };
}

/** A zone is asked for few moments, and for each of them several times in a sentence. */
const offsets = new Map<string, Map<number, number>>();
const MOST_KEPT = 512;

function offsetMs(zone: string, ms: number): number {
  const known = offsets.get(zone) ?? new Map<number, number>();
  if (known.size === 0) offsets.set(zone, known);
  const kept = known.get(ms);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const offset = IANAZone.create(zone).offset(ms) * 6e4;
  known.set(ms, offset);
  return offset;
}
