import { DateTime } from "luxon";

// What people put a time together from, each with what it means on Tuesday 3 March 2026.

export const ZONE = "Europe/Berlin";
export const NOW = "2026-03-03T09:20";

/** A day in words, with the word it needs before it, and its date. */
export type Day = readonly [words: string, lead: "on" | "", date: string];
export const DAYS: readonly Day[] = [
  ["tomorrow", "", "2026-03-04"],
  ["Friday", "on", "2026-03-06"],
  ["Sat", "on", "2026-03-07"],
  ["next Monday", "", "2026-03-09"],
  ["Monday week", "", "2026-03-16"],
  ["a week on Friday", "", "2026-03-13"],
  ["a fortnight on Friday", "", "2026-03-20"],
  ["the day after tomorrow", "", "2026-03-05"],
  ["in three days", "", "2026-03-06"],
  ["3 days from next Tuesday", "", "2026-03-13"],
  ["the 14th", "on", "2026-03-14"],
  ["14 March", "on", "2026-03-14"],
  ["Sat 14th", "on", "2026-03-14"],
  ["Friday next week", "on", "2026-03-13"],
  ["the last Friday of the month", "on", "2026-03-27"],
  ["Good Friday", "on", "2026-04-03"],
  ["the 5th of next month", "on", "2026-04-05"],
];

export type Hour = readonly [words: string, time: string];
export const HOURS: readonly Hour[] = [
  ["nine", "09:00"],
  ["9", "09:00"],
  ["9am", "09:00"],
  ["half past nine", "09:30"],
  ["nine thirty", "09:30"],
  ["a quarter to ten", "09:45"],
  ["five", "17:00"],
  ["21:15", "21:15"],
];
export const ENDS: readonly Hour[] = [
  ["eleven", "11:00"],
  ["11:30", "11:30"],
  ["half past eleven", "11:30"],
  ["noon", "12:00"],
];

/** A stretch of days: its words, the word before it, its first day and the day behind it. */
export type Stretch = readonly [words: string, lead: "in" | "", from: string, to: string];
export const STRETCHES: readonly Stretch[] = [
  ["next week", "", "2026-03-09", "2026-03-16"],
  ["the week after next", "", "2026-03-16", "2026-03-23"],
  ["next month", "", "2026-04-01", "2026-05-01"],
  ["April", "in", "2026-04-01", "2026-05-01"],
  ["the weekend after next", "", "2026-03-21", "2026-03-23"],
  ["the week of the 16th", "", "2026-03-16", "2026-03-23"],
  ["the first week of April", "in", "2026-04-06", "2026-04-13"],
  ["the second half of next month", "in", "2026-04-16", "2026-05-01"],
  ["the last ten days of April", "in", "2026-04-21", "2026-05-01"],
  ["the first quarter of 2027", "in", "2027-01-01", "2027-04-01"],
  ["Easter weekend", "", "2026-04-04", "2026-04-06"],
];

export const RHYTHMS: readonly (readonly [words: string, rule: string])[] = [
  ["every Thursday", "FREQ=WEEKLY;BYDAY=TH"],
  ["every other Friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"],
  ["every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["on the first of every month", "FREQ=MONTHLY;BYMONTHDAY=1"],
  ["Mondays and Thursdays", "FREQ=WEEKLY;BYDAY=MO,TH"],
  ["daily", "FREQ=DAILY"],
];

export function at(date: string, time = "00:00"): number {
  return DateTime.fromISO(`${date}T${time}`, { zone: ZONE }).toMillis();
}
