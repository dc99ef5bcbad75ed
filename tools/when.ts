import { DateTime } from "luxon";
import { HostFailure } from "../src/errors.ts";
import { resolveDuration } from "../src/language/en/numbers/find-duration.ts";
import { resolveWhen } from "../src/language/en/time/resolve-when.ts";
import type { Bias, When, WhenOptions } from "../src/language/when/when.ts";
import type { Clock } from "../src/types/clock.ts";

const MINUTE_MS = 60_000;
/** Words that say which half of the day a time is in. */
const SAYS_HALF =
  /\b(?:[ap]\.?m|morning|afternoon|evening|night|noon|midnight|midday|1[3-9]|2[0-4])\b/i;
const NOON = 12;
/** Before and from these hours nobody doubts which half of the day a change of time stays in. */
const EARLY = 9;
const LATE = 18;
/** Words that say which day a time is on although no day is named. */
const NAMES_A_DAY = /\b(?:today|tonight|this)\b/i;
const NAMES_A_WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const SHIFTED = /^(?:by )?(.+?) (later|earlier|sooner|back|forward)$/i;

/** One moment somebody said. */
export type Moment = {
  readonly at: number;
  /** A time of day was said; else `at` is local midnight. */
  readonly hasTime: boolean;
  /** Where it ends, when the phrase says that too ("from two to four", "all next week"). */
  readonly until?: number;
  /** RRULE value. */
  readonly repeat?: string;
};

/** The moment a phrase means; fails with a sentence for what is no time, and for one the clocks skip. */
export function momentOf(phrase: string, clock: Clock, options: WhenOptions = {}): Moment {
  const when = resolved(phrase, clock, options);
  const { allDay, repeat, precision, bound } = when;
  const isStretch = when.to > when.from && bound === undefined && repeat === undefined;
  const isRange = isStretch && precision === "minute";
  const isLong = isStretch && allDay && when.to > nextDay(when.from, clock);
  const at = allDay || isRange ? when.from : when.at;
  return {
    at,
    hasTime: !allDay,
    ...(isRange || isLong ? { until: when.to } : {}),
    ...(repeat ? { repeat } : {}),
  };
}

/** The same near another moment: a bare time is meant on that one's day, "an hour later" from it. */
export function momentNear(phrase: string, near: number, clock: Clock): Moment {
  const [, length = "", direction = ""] = SHIFTED.exec(phrase.trim()) ?? [];
  const ms = resolveDuration(length);
  if (ms !== undefined) {
    const isAhead = ["later", "back"].includes(direction.toLowerCase());
    return { at: near + (isAhead ? ms : -ms), hasTime: true };
  }
  // "Dinner to Friday at eight" stays in the half of the day that it was in.
  if (!isBareTime(phrase, clock)) return momentOf(phrase, clock, { bias: biasNear(near, clock) });
  const moment = momentOf(phrase, at(startOfDay(near, clock), clock));
  return SAYS_HALF.test(phrase) ? moment : inHalfOf(moment, near, clock);
}

function biasNear(near: number, { zone }: Clock): Bias {
  const { hour } = DateTime.fromMillis(near, { zone });
  return hour >= LATE ? "evening" : hour < EARLY ? "morning" : "afternoon";
}

/** "Make it eight" of something at seven in the evening is eight in the evening. */
function inHalfOf(moment: Moment, near: number, { zone }: Clock): Moment {
  const was = DateTime.fromMillis(near, { zone }).hour;
  const is = DateTime.fromMillis(moment.at, { zone });
  const hour = was >= LATE && is.hour < NOON ? is.hour + NOON : is.hour;
  const mended = was < EARLY && is.hour >= NOON ? is.hour - NOON : hour;
  return mended === is.hour ? moment : { ...moment, at: is.set({ hour: mended }).toMillis() };
}

/** "Until five" ends where "five" does. */
const UNTIL = /^\s*(?:until|till?|'til)\s+/i;

/** Where something that starts then ends: after a length of time, or at a moment after the start. */
export function endAfter(words: string, start: number, clock: Clock): number {
  const phrase = words.replace(UNTIL, "");
  const ms = resolveDuration(phrase);
  if (ms !== undefined) return start + ms;
  const fromStart = at(start, clock);
  const end = endOf(resolved(phrase, isBareTime(phrase, clock) ? fromStart : clock));
  // "Thursday" after "next Tuesday" is the first Thursday after it.
  return end <= start && NAMES_A_WEEKDAY.test(phrase) ? endOf(resolved(phrase, fromStart)) : end;
}

/** RRULE value of a phrase that says how something repeats. */
export function repeatOf(phrase: string, clock: Clock): string {
  const rule = resolveWhen(phrase, clock)?.repeat ?? resolveWhen(`every ${phrase}`, clock)?.repeat;
  if (rule) return rule;
  throw new HostFailure("invalid", `I don't understand how often “${phrase}” is.`);
}

/** Milliseconds of a length of time; a number alone counts minutes. */
export function lengthOf(phrase: string): number {
  const text = /^\d+$/.test(phrase.trim()) ? `${phrase.trim()} minutes` : phrase;
  const ms = resolveDuration(text);
  if (ms !== undefined) return ms;
  throw new HostFailure("invalid", `I don't understand how long “${phrase}” is.`);
}

/** The same in minutes, at least one. */
export function wholeMinutes(phrase: string): number {
  return Math.max(1, Math.round(lengthOf(phrase) / MINUTE_MS));
}

/** What a phrase means in a clock's zone; fails with a sentence for what is no time. */
export function resolved(phrase: string, clock: Clock, options: WhenOptions = {}): When {
  const when = resolveWhen(phrase, clock, options);
  if (!when) throw new HostFailure("invalid", `I don't understand the time “${phrase}”.`);
  if (!when.shifted) return when;
  const sentence = `There is no “${phrase}”: the clocks go forward then. Which time do you mean?`;
  throw new HostFailure("invalid", sentence);
}

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

/**
 * Whether a phrase says a time of day and no day. Such a time falls on whatever day one stands on,
 * at the same time of day; a date doesn't move, "tomorrow" and "Friday" fall on other days, "in
 * two hours" on other times.
 */
function isBareTime(phrase: string, clock: Clock): boolean {
  if (NAMES_A_DAY.test(phrase)) return false;
  const today = startOfDay(clock.now(), clock);
  const offsets = [today, daysLater(today, 3, clock) + MINUTE_MS].map((now) => {
    const when = resolveWhen(phrase, at(now, clock));
    return when && !when.allDay ? when.from - startOfDay(now, clock) : undefined;
  });
  const [first, second] = offsets;
  return first !== undefined && first === second && first < 24 * 60 * MINUTE_MS;
}

function at(now: number, { zone }: Clock): Clock {
  return { now: () => now, zone };
}

function endOf({ allDay, from, to, at: moment }: When): number {
  return allDay || to > from ? to : moment;
}
