import type { Clock } from "../../../types/clock.ts";
import type { SaidDate } from "../../contract/sayings.ts";
import { toLocal } from "../../when/local-time.ts";
import type { LocalTime } from "../../when/local-time.ts";

/**
 * The time of day on the 24-hour clock, with its minutes: "9 Uhr" may be either half of the day, "9:00 Uhr"
 * is not. Midnight by its name; seconds are left out.
 */
export function sayTime(ms: number, clock: Pick<Clock, "zone">): string {
  return timeWords(toLocal(ms, clock.zone));
}

/** The day: "heute", "morgen, Dienstag, 3. März", "Freitag, 6. März", with the year when it is another one. */
export function sayDay(ms: number, clock: Clock): string {
  return dayWords(toLocal(ms, clock.zone), toLocal(clock.now(), clock.zone));
}

const MONTHS =
  "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");

/** "14. Juni 1987", "2. November". */
export function sayDate({ day, month, year }: SaidDate): string {
  return [`${day}.`, MONTHS[month - 1], year].filter((part) => part !== undefined).join(" ");
}

export function timeWords(time: LocalTime): string {
  return isMidnight(time) ? "Mitternacht" : `${faceWords(time)} Uhr`;
}

/** The time something starts at: midnight begins the day. */
export function startWords(time: LocalTime): string {
  return isMidnight(time) ? "0:00 Uhr" : timeWords(time);
}

/** "17:00". */
export function faceWords({ hour, minute }: LocalTime): string {
  return `${hour}:${String(minute).padStart(2, "0")}`;
}

export function isMidnight({ hour, minute }: LocalTime): boolean {
  return hour === 0 && minute === 0;
}

export function dayWords(day: LocalTime, now: LocalTime): string {
  const days = Math.round(day.startOf("day").diff(now.startOf("day"), "days").days);
  if (days === 0) return "heute";
  const date = day.year === now.year ? "cccc, d. LLLL" : "cccc, d. LLLL yyyy";
  const words = day.setLocale("de").toFormat(date);
  const near = NEAR.get(days);
  return near === undefined ? words : `${near}, ${words}`;
}

const NEAR: ReadonlyMap<number, string> = new Map([
  [1, "morgen"],
  [-1, "gestern"],
]);
