import type { Clock } from "../../../types/clock.ts";
import type { SaidDate } from "../../contract/sayings.ts";
import { toLocal } from "../../when/local-time.ts";
import type { LocalTime } from "../../when/local-time.ts";

/** The time of day: "5 pm", "5:30 pm", "noon", "midnight". Seconds are left out. */
export function sayTime(ms: number, clock: Pick<Clock, "zone">): string {
  return timeWords(toLocal(ms, clock.zone));
}

/** The day: "today", "tomorrow, Tuesday 3 March", "Friday 6 March", with the year when it is another one. */
export function sayDay(ms: number, clock: Clock): string {
  return dayWords(toLocal(ms, clock.zone), toLocal(clock.now(), clock.zone));
}

/** "Turning 42 on Saturday 14 March", "next tomorrow, Tuesday 3 March". */
export function sayTurning(ms: number, clock: Clock, age?: number): string {
  const day = sayDay(ms, clock);
  const on = /^\p{Lu}/u.test(day) ? `on ${day}` : day;
  return age === undefined ? `next ${on}` : `turning ${age} ${on}`;
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "14 June 1987", "2 November". */
export function sayDate({ day, month, year }: SaidDate): string {
  return [day, MONTHS[month - 1], year].filter((part) => part !== undefined).join(" ");
}

export function timeWords(time: LocalTime): string {
  if (time.minute === 0 && time.hour === 12) return "noon";
  if (time.minute === 0 && time.hour === 0) return "midnight";
  return `${faceWords(time)} ${halfOf(time)}`;
}

/** "5" or "5:30". */
export function faceWords({ hour, minute }: LocalTime): string {
  const face = String(hour % 12 === 0 ? 12 : hour % 12);
  return minute === 0 ? face : `${face}:${String(minute).padStart(2, "0")}`;
}

export function halfOf({ hour }: LocalTime): "am" | "pm" {
  return hour < 12 ? "am" : "pm";
}

export function dayWords(day: LocalTime, now: LocalTime): string {
  const days = Math.round(day.startOf("day").diff(now.startOf("day"), "days").days);
  if (days === 0) return "today";
  const date = day.year === now.year ? "cccc d LLLL" : "cccc d LLLL yyyy";
  const words = day.setLocale("en").toFormat(date);
  if (days === 1) return `tomorrow, ${words}`;
  return days === -1 ? `yesterday, ${words}` : words;
}
