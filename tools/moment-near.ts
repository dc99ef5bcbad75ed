import { DateTime } from "luxon";
import { ToldFailure } from "../src/tool/told-failure.ts";
import {
  isBareTime,
  keepsHour,
  meantAt,
  namesWeekday,
  saysHalf,
  withoutBound,
} from "../src/language/when/said-time.ts";
import type { Clock } from "../src/types/clock.ts";
import type { Guess, Meaning } from "../src/types/time/meaning.ts";
import type { Bias, When } from "../src/types/time/when.ts";
import { at, nextDay, sameTimeOn, startOfDay } from "./days.ts";

const NOON = 12;
/** Nobody means an hour before this one of what was later in the morning. */
const DAWN = 6;
/** Before and from these hours nobody doubts which half of the day a change of time stays in. */
const EARLY = 9;
const LATE = 18;

/** One moment somebody said. */
export type Moment = {
  readonly at: number;
  /** A time of day was said; else `at` is local midnight. */
  readonly hasTime: boolean;
  /** Where it ends, when the words say that too ("from two to four", "all next week"). */
  readonly until?: number;
  /** RRULE value. */
  readonly repeat?: string;
};

/** The moment that is meant; fails with a sentence for what is no time, and for one the clocks skip. */
export function momentOf(meaning: Meaning, clock: Clock): Moment {
  const when = timeOf(meaning, clock);
  const { allDay, repeat, precision, bound } = when;
  const isStretch = when.to > when.from && bound === undefined;
  // "Every Monday from seven to nine" lasts two hours each time; a day of a series is one day.
  const isRange = isStretch && precision === "minute";
  const isLong = isStretch && repeat === undefined && allDay && when.to > nextDay(when.from, clock);
  return {
    at: allDay || isRange ? when.from : when.at,
    hasTime: !allDay,
    ...(isRange || isLong ? { until: when.to } : {}),
    ...(repeat ? { repeat } : {}),
  };
}

/** The same near another moment: a bare time is meant on that one's day, "an hour later" from it. */
export function momentNear(meaning: Meaning, near: number, clock: Clock): Moment {
  if (meaning.kind === "shift") return { at: near + meaning.ms, hasTime: true };
  if (meaning.kind !== "when") return momentOf(meaning, clock);
  const { when } = meaning;
  if (keepsHour(when)) return { at: sameHourAs(near, when, clock), hasTime: true };
  const around = (other: When): Moment => momentOf({ kind: "when", when: other }, clock);
  if (!isBareTime(when)) {
    const said = around(when);
    // "Dinner to Friday at eight" stays in the half of the day that it was in, on the day that is said.
    const moved = around(meantAt(when, clock, { bias: biasNear(near, clock) }));
    if (isBeforeDawn(moved.at, near, clock)) return said;
    const isSameDay = startOfDay(moved.at, clock) === startOfDay(said.at, clock);
    if (isSameDay || said.until !== undefined) return isSameDay ? moved : said;
    return { ...said, at: sameTimeOn(said.at, moved.at, clock) };
  }
  const moment = around(meantAt(when, at(startOfDay(near, clock), clock)));
  return saysHalf(when) ? moment : inHalfOf(moment, near, clock);
}

/** The hour of what is near, on the day that was said; so many weeks on where a week was. */
function sameHourAs(near: number, { said, at: day }: When, clock: Clock): number {
  const isDay = said !== undefined && said.shared.days.length > 0;
  return sameTimeOn(isDay ? day : near + day - clock.now(), near, clock);
}

function biasNear(near: number, { zone }: Clock): Bias {
  const { hour } = DateTime.fromMillis(near, { zone });
  return hour >= LATE ? "evening" : hour < EARLY ? "morning" : "afternoon";
}

/** "Thursday at half past five", of something at eight in the morning, is in the afternoon. */
function isBeforeDawn(moved: number, near: number, { zone }: Clock): boolean {
  const hourOf = (ms: number): number => DateTime.fromMillis(ms, { zone }).hour;
  return hourOf(moved) < DAWN && hourOf(near) >= DAWN && hourOf(near) < NOON;
}

/** "Make it eight" of something at seven in the evening is eight in the evening. */
function inHalfOf(moment: Moment, near: number, { zone }: Clock): Moment {
  const was = DateTime.fromMillis(near, { zone }).hour;
  const is = DateTime.fromMillis(moment.at, { zone });
  const hour = was >= LATE && is.hour < NOON ? is.hour + NOON : is.hour;
  const isEarly = was < EARLY && is.hour >= NOON && (was < DAWN || is.hour - NOON >= DAWN);
  const mended = isEarly ? is.hour - NOON : hour;
  return mended === is.hour ? moment : { ...moment, at: is.set({ hour: mended }).toMillis() };
}

/** Where something that starts then ends: after a length of time, or at a moment after the start. */
export function endAfter(meaning: Meaning, start: number, clock: Clock): number {
  if (meaning.kind === "length") return start + meaning.ms;
  const said = timeOf(meaning, clock);
  // "Until April" ends with April, "before April" where it begins.
  const when = said.said?.bound === "until" ? withoutBound(said, clock) : said;
  const fromStart = at(start, clock);
  const end = endOf(existing(isBareTime(when) ? meantAt(when, fromStart) : when));
  // "Thursday" after "next Tuesday" is the first Thursday after it.
  return end <= start && namesWeekday(when) ? endOf(existing(meantAt(when, fromStart))) : end;
}

/** The rule by which a time comes again and again, where it does. */
export function repeatIn(meaning: Meaning | undefined): string | undefined {
  return meaning?.kind === "when" ? meaning.when.repeat : undefined;
}

/** RRULE value of words that say how something repeats. */
export function repeatOf(meaning: Meaning): string {
  const repeat = repeatIn(meaning);
  if (repeat !== undefined) return repeat;
  throw new ToldFailure("invalid", ({ times }) => times.unread("repeat", wordsOf(meaning)));
}

/** The time that is meant; fails with a sentence for what is no time, and for one the clocks skip. */
export function timeOf(meaning: Meaning, clock: Clock): When {
  if (meaning.kind === "when") return existing(meaning.when);
  if (meaning.kind === "shift") return momentAt(clock.now() + meaning.ms, meaning.words);
  if (meaning.kind === "unread" && meaning.guess) throw halfRead(meaning.guess, clock);
  throw new ToldFailure("invalid", ({ times }) => times.unread("time", wordsOf(meaning)));
}

/** Nothing is done with half a time, but the half that was read is offered. */
function halfRead({ when, left }: Guess, clock: Clock): ToldFailure {
  return new ToldFailure("invalid", ({ times }) => times.halfRead(left, when, clock));
}

function momentAt(ms: number, text: string): When {
  return { text, from: ms, to: ms, at: ms, precision: "minute", allDay: false };
}

function existing(when: When): When {
  if (!when.shifted) return when;
  throw new ToldFailure("invalid", ({ times }) => times.skipped(when.text));
}

/** What was said, for a sentence that repeats it. */
export function wordsOf(meaning: Meaning): string {
  return meaning.kind === "when" ? meaning.when.text : meaning.words;
}

function endOf({ allDay, from, to, at: moment }: When): number {
  return allDay || to > from ? to : moment;
}
