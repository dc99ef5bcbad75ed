import { sayDuration, sayMoment, sayNearDay, sayTime, startTime } from "./spoken.ts";
import type { Clock } from "../src/types/clock.ts";

/** "today", "tomorrow", "last Tuesday", "Friday 6 March": short, for facts; questions say `sayDay`. */
export function dayWords(ms: number, clock: Clock): string {
  return sayNearDay(ms, clock);
}

/** The day as part of a sentence: "tomorrow", "on Friday 6 March". */
export function onDay(day: string): string {
  return /^\p{Lu}/u.test(day) ? `on ${day}` : day;
}

/** "today at 5 pm", "in 20 minutes, at 8:50 am". */
export function momentWords(ms: number, clock: Clock): string {
  return sayMoment(ms, clock);
}

/** "4 pm to 4:40 pm"; with the day where it ends on a later one. */
export function spanWords(from: number, to: number, clock: Clock): string {
  const start = startTime(from, clock);
  if (to <= from) return start;
  const isOneDay = dayWords(from, clock) === dayWords(to - 1, clock);
  return `${start} to ${isOneDay ? sayTime(to, clock) : momentWords(to, clock)}`;
}

/** "17 minutes"; what is longer than an hour to the minute. */
export function durationWords(ms: number): string {
  return sayDuration(toTheMinute(ms));
}

/** A length as nobody counts it finer: of an hour and more whole minutes. */
export function toTheMinute(ms: number): number {
  return ms >= 3_600_000 ? Math.round(ms / 60_000) * 60_000 : ms;
}
