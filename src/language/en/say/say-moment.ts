import type { Clock } from "../../../types/clock.ts";
import { sayDuration } from "./say-duration.ts";
import { toLocal } from "../../when/local-time.ts";
import { sayDay, sayTime } from "./say-time.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** What comes within this is said by how long it is until then. */
const SOON_MS = 60 * MINUTE_MS;
/** Up to here a length is said to half a minute, shorter ones to the second, so that it agrees with the time behind it. */
const HALVES_MS = 20 * MINUTE_MS;
const EXACT_MS = 2 * MINUTE_MS;
/** Days of the week that is over are said by their names. */
const NAMED_DAYS = 6;

/**
 * A moment as a part of a fact: "in 5 seconds", "in 20 minutes, at 8:50 am", "today at 5 pm", "last
 * Tuesday at noon", "Friday 6 March at 9 am". Midnight is "12 am" of the day it begins: "at
 * midnight" would be said of the day before.
 */
export function sayMoment(ms: number, clock: Clock, soonMs: number = SOON_MS): string {
  const left = ms - clock.now();
  const time = startTime(ms, clock);
  if (left <= 0 || left > soonMs) return `${sayNearDay(ms, clock)} at ${time}`;
  const until = `in ${sayDuration(rounded(left))}`;
  return left < MINUTE_MS ? until : `${until}, at ${time}`;
}

/** The day, short: "today", "tomorrow", "yesterday", "last Tuesday", "Friday 6 March". Questions say `sayDay`. */
export function sayNearDay(ms: number, clock: Clock): string {
  const day = toLocal(ms, clock.zone);
  const today = toLocal(clock.now(), clock.zone).startOf("day");
  const ago = Math.round(today.diff(day.startOf("day"), "days").days);
  if (ago > 1 && ago <= NAMED_DAYS) return `last ${day.setLocale("en").toFormat("cccc")}`;
  const said = sayDay(ms, clock);
  // The day before or behind this one needs no date.
  return Math.abs(ago) === 1 ? (said.split(", ")[0] ?? said) : said;
}

/** The time of day something starts at. */
export function startTime(ms: number, clock: Pick<Clock, "zone">): string {
  const time = sayTime(ms, clock);
  return time === "midnight" ? "12 am" : time;
}

function rounded(ms: number): number {
  const longer = ms <= HALVES_MS ? MINUTE_MS / 2 : MINUTE_MS;
  const step = ms <= EXACT_MS ? SECOND_MS : longer;
  return Math.max(SECOND_MS, Math.round(ms / step) * step);
}
