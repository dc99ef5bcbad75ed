import { DateTime } from "luxon";
import type { Clock } from "../src/types/clock.ts";

export function startOfDay(ms: number, { zone }: Clock): number {
  return DateTime.fromMillis(ms, { zone }).startOf("day").toMillis();
}

/** Midnight so many days after a moment's day. */
export function daysLater(ms: number, days: number, { zone }: Clock): number {
  return DateTime.fromMillis(ms, { zone }).startOf("day").plus({ days }).toMillis();
}

export function nextDay(ms: number, clock: Clock): number {
  return daysLater(ms, 1, clock);
}

/** The time the clock shows at one moment, on the day of another. */
export function sameTimeOn(day: number, time: number, { zone }: Clock): number {
  const { hour, minute } = DateTime.fromMillis(time, { zone });
  return DateTime.fromMillis(day, { zone }).startOf("day").set({ hour, minute }).toMillis();
}

/** Minutes after midnight that the clock shows. */
export function minutesOfDay(ms: number, { zone }: Clock): number {
  const { hour, minute } = DateTime.fromMillis(ms, { zone });
  return hour * 60 + minute;
}

/** A clock that stands at a moment. */
export function at(now: number, { zone }: Clock): Clock {
  return { now: () => now, zone };
}
