import { DateTime } from "luxon";
import type { Clock } from "../../src/types/clock.ts";
import type { Range } from "../time-range.ts";
import type { Hours } from "../../src/types/time/meaning.ts";

const SATURDAY = 6;
/** Free time starts at the next full step. */
const STEP_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

export type FreeQuestion = {
  readonly range: Range;
  readonly busy: readonly Range[];
  /** Hours of each day; left out: the usual ones on weekdays, or the range itself where it is part of one day. */
  readonly hours: Hours | undefined;
  /** Hours people are free to meet in, when nobody says others. */
  readonly usual: Hours;
  readonly minutes: number;
  readonly clock: Clock;
};

/** Every stretch of at least so many minutes that is in the range, in the hours and not busy, in order. */
export function freeTimes({ busy, minutes, ...asked }: FreeQuestion): readonly Range[] {
  const windows = windowsOf(asked);
  return windows
    .flatMap((window) => gapsIn(window, busy))
    .map(({ from, to }) => ({ from: Math.ceil(from / STEP_MS) * STEP_MS, to }))
    .filter(({ from, to }) => to - from >= minutes * 60_000);
}

/**
 * What is left of a window when the busy times are cut out.
 *
 *   window  |------------------------|
 *   busy  ####     ######   ###
 *   gaps      |---|      |-|   |-----|
 */
export function gapsIn(window: Range, busy: readonly Range[]): readonly Range[] {
  const sorted = busy.toSorted((one, other) => one.from - other.from);
  const gaps: Range[] = [];
  let free = window.from;
  for (const { from, to } of sorted) {
    if (from > free) gaps.push({ from: free, to: Math.min(from, window.to) });
    free = Math.max(free, to);
  }
  if (free < window.to) gaps.push({ from: free, to: window.to });
  return gaps.filter(({ from, to }) => from < to && from < window.to);
}

function windowsOf({
  range,
  hours,
  usual,
  clock,
}: Omit<FreeQuestion, "busy" | "minutes">): readonly Range[] {
  if (!hours && range.to - range.from < DAY_MS / 2) return [range];
  const days = daysOf(range, clock);
  const weekdays = days.filter(({ weekday }) => weekday < SATURDAY);
  const meant = hours || weekdays.length === 0 ? days : weekdays;
  const { from, to } = hours ?? usual;
  return meant
    .map((day) => ({ from: minuteOf(day, from), to: minuteOf(day, to) }))
    .map((day) => ({ from: Math.max(day.from, range.from), to: Math.min(day.to, range.to) }))
    .filter((day) => day.from < day.to);
}

function daysOf({ from, to }: Range, { zone }: Clock): readonly DateTime[] {
  const days: DateTime[] = [];
  let day = DateTime.fromMillis(from, { zone }).startOf("day");
  while (day.toMillis() < to) {
    days.push(day);
    day = day.plus({ days: 1 });
  }
  return days;
}

/** A time on the wall, also on days with 23 or 25 hours. */
function minuteOf(day: DateTime, minute: number): number {
  if (minute >= 24 * 60) return day.plus({ days: 1 }).toMillis();
  return day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();
}
