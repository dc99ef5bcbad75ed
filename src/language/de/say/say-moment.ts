import type { Clock } from "../../../types/clock.ts";
import { toLocal } from "../../when/local-time.ts";
import { sayLengthAhead } from "./say-duration.ts";
import { sayDay, startWords } from "./say-time.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** What comes within this is said by how long it is until then. */
const SOON_MS = 60 * MINUTE_MS;
/** Up to here a length is said to half a minute, shorter ones to the second, so that it agrees with the time behind it. */
const HALVES_MS = 20 * MINUTE_MS;
const EXACT_MS = 2 * MINUTE_MS;
/** Days of the week that is over are said by their names. */
const NAMED_DAYS = 6;

/** A moment as a part of a fact: "in 20 Minuten, um 8:50 Uhr", "heute um 17:00 Uhr", "letzten Dienstag um 12:00 Uhr". */
export function sayMoment(ms: number, clock: Clock, soonMs: number = SOON_MS): string {
  const left = ms - clock.now();
  const time = startTime(ms, clock);
  if (left <= 0 || left > soonMs) return `${sayNearDay(ms, clock)} um ${time}`;
  const until = `in ${sayLengthAhead(rounded(left))}`;
  return left < MINUTE_MS ? until : `${until}, um ${time}`;
}

/** The day, short: "heute", "morgen", "gestern", "letzten Dienstag", "Freitag, 6. März". */
export function sayNearDay(ms: number, clock: Clock): string {
  const day = toLocal(ms, clock.zone);
  const today = toLocal(clock.now(), clock.zone).startOf("day");
  const ago = Math.round(today.diff(day.startOf("day"), "days").days);
  if (ago > 1 && ago <= NAMED_DAYS) return `letzten ${day.setLocale("de").toFormat("cccc")}`;
  const said = sayDay(ms, clock);
  // The day before or behind this one needs no date.
  return Math.abs(ago) === 1 ? (said.split(", ")[0] ?? said) : said;
}

/** The time of day something starts at. */
export function startTime(ms: number, clock: Pick<Clock, "zone">): string {
  return startWords(toLocal(ms, clock.zone));
}

function rounded(ms: number): number {
  const longer = ms <= HALVES_MS ? MINUTE_MS / 2 : MINUTE_MS;
  const step = ms <= EXACT_MS ? SECOND_MS : longer;
  return Math.max(SECOND_MS, Math.round(ms / step) * step);
}
