import { DateTime } from "luxon";
import { sayDuration } from "../src/language/say-duration.ts";
import type { Clock } from "../src/types/clock.ts";

/** "today", "tomorrow", "Friday 6 March"; `dated` adds the date to the near ones, for questions. */
export function dayWords(ms: number, clock: Clock, style: "plain" | "dated" = "plain"): string {
  const day = local(ms, clock);
  const today = local(clock.now(), clock);
  const away = Math.round(day.startOf("day").diff(today.startOf("day"), "days").days);
  const near = { "-1": "yesterday", "0": "today", "1": "tomorrow" }[String(away)];
  const date = day.toFormat(day.year === today.year ? "cccc d LLLL" : "cccc d LLLL yyyy");
  if (near === undefined) return date;
  return style === "dated" ? `${near}, ${date}` : near;
}

/** The day as part of a sentence: "tomorrow", "on Friday 6 March". */
export function onDay(day: string): string {
  return /^\p{Lu}/u.test(day) ? `on ${day}` : day;
}

/** "5 pm", "9:15 am", "noon", "midnight". */
export function timeWords(ms: number, clock: Clock): string {
  const time = local(ms, clock);
  if (time.minute === 0 && time.hour % 12 === 0) return time.hour === 0 ? "midnight" : "noon";
  return time.toFormat(time.minute === 0 ? "h a" : "h:mm a").toLowerCase();
}

/** "today at 5 pm". */
export function momentWords(ms: number, clock: Clock): string {
  return `${dayWords(ms, clock)} at ${timeWords(ms, clock)}`;
}

/** "4 pm to 4:40 pm"; with the day where it ends on a later one. */
export function spanWords(from: number, to: number, clock: Clock): string {
  const start = timeWords(from, clock);
  if (to <= from) return start;
  const isOneDay = dayWords(from, clock) === dayWords(to - 1, clock);
  return `${start} to ${isOneDay ? timeWords(to, clock) : momentWords(to, clock)}`;
}

/** "Tuesday 3 March 2026". */
export function dateWords(ms: number, clock: Clock): string {
  return local(ms, clock).toFormat("cccc d LLLL yyyy");
}

/** "17 minutes"; what is longer than an hour to the minute. */
export function durationWords(ms: number): string {
  const isLong = ms >= 3_600_000;
  return sayDuration(isLong ? Math.round(ms / 60_000) * 60_000 : ms);
}

function local(ms: number, { zone }: Clock): DateTime {
  return DateTime.fromMillis(ms, { zone, locale: "en" });
}
