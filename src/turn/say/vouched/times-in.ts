import type { Language } from "../../../language/language.ts";
import { overlaps } from "../../../language/region.ts";
import type { FoundWhen } from "../../../language/reading/found.ts";
import type { Region } from "../../../language/region.ts";
import { toLocal } from "../../../language/when/local-time.ts";
import { daysSaid, saysHalf } from "../../../language/when/said-time.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Day } from "../../../types/time/phrase.ts";
import type { When } from "../../../types/time/when.ts";

/** A time as it was told: what its words pin down, and no more. */
export type StatedTime = Region & {
  readonly text: string;
  readonly when: When;
  /** The minutes of the day it begins and ends at, where it tells a time of day. */
  readonly minutes: readonly number[];
  /** Which half of the day it is in was told. */
  readonly isHalved: boolean;
  /** The dates it is on; none where only a time of day is told. */
  readonly dates: readonly string[];
};

export type TimeTelling = { readonly language: Language; readonly clock: Clock };

/** The times of a text, each told by the words of it that are a time. */
export function timesIn(
  { language, clock }: TimeTelling,
  text: string,
  { whens } = language.read(text, { clock, names: {} }),
): readonly StatedTime[] {
  const isHalfRead = whens.some(({ isPartial }) => isPartial);
  // A date that has passed is read as of then: "Sunday 1 March" is none of the year to come.
  const earlier = { ...clock, now: () => clock.now() - HALF_YEAR_MS };
  const past = isHalfRead ? language.read(text, { clock: earlier, names: {} }).whens : [];
  return whens.map((one) => {
    const dated = past.find((other) => !other.isPartial && overlaps(one, other));
    return statedBy(one.isPartial && dated ? dated : one, clock);
  });
}

const HALF_YEAR_MS = 183 * 864e5;

function statedBy({ start, end, text, when }: FoundWhen, clock: Clock): StatedTime {
  return {
    start,
    end,
    text,
    when,
    minutes: minutesOf(when, clock),
    isHalved: saysHalf(when),
    dates: datesOf(when, clock),
  };
}

function minutesOf(when: When, { zone }: Clock): readonly number[] {
  if (when.precision !== "minute") return [];
  const ends = when.said?.range ? [when.from, when.to] : [when.at];
  return ends.map((at) => {
    const { hour, minute } = toLocal(at, zone);
    return hour * 60 + minute;
  });
}

/** The first day and the last one; a stretch that is no day has none. */
function datesOf(when: When, { zone }: Clock): readonly string[] {
  const { shared } = when.said ?? {};
  const isOfDay = daysSaid(when).length > 0 || shared?.shift || shared?.part === "tonight";
  if (when.said && !isOfDay && !shared?.instant) return [];
  const ends = when.said?.range ? [when.from, when.to - (when.allDay ? 1 : 0)] : [when.at];
  return ends.map((at) => toLocal(at, zone).toISODate() ?? "");
}

const HALF_DAY = 720;

/**
 * Whether times that are known tell what a stated one says: its days, by whatever words, its time of day,
 * and the part of the day or the longer stretch it is in.
 */
export function areTold(
  stated: StatedTime,
  known: readonly StatedTime[],
  { zone }: Clock,
): boolean {
  const { when, minutes, isHalved } = stated;
  if (when.repeat !== undefined && !known.some((one) => one.when.repeat === when.repeat)) {
    return false;
  }
  const dates = known.flatMap((one) => one.dates);
  if (when.repeat === undefined && !areDatesTold(stated, dates)) return false;
  const size = isHalved ? 2 * HALF_DAY : HALF_DAY;
  const hours = known.flatMap((one) => one.minutes);
  if (!minutes.every((minute) => hours.some((one) => one % size === minute % size))) return false;
  if (when.precision === "part") return isPartTold(stated, known, zone);
  const isStretch = minutes.length === 0 && stated.dates.length === 0 && when.repeat === undefined;
  return !isStretch || dates.some((date) => isWithin(date, when, zone));
}

function areDatesTold({ when, dates }: StatedTime, known: readonly string[]): boolean {
  if (when.said?.range) return dates.every((date) => known.includes(date));
  const days = daysSaid(when);
  const [resolved] = dates;
  if (resolved === undefined) return true;
  return known.some((date) =>
    days.length === 0 ? date === resolved : days.every((day) => isOn(day, date, resolved)),
  );
}

/** A weekday is one of any week, and a date without its month that of any. */
function isOn(day: Day, date: string, resolved: string): boolean {
  const [year, month, number] = date.split("-").map(Number);
  if (day.kind === "weekday" && day.which === "bare") return weekdayOf(date) === day.weekday;
  if (day.kind !== "date" || day.monthShift !== undefined || day.yearShift !== undefined) {
    return date === resolved;
  }
  return (
    day.day === number &&
    [undefined, month].includes(day.month) &&
    [undefined, year].includes(day.year)
  );
}

function weekdayOf(date: string): number {
  return new Date(`${date}T12:00Z`).getUTCDay() || 7;
}

/** A time of day that is known lies in the part, or the part itself is known. */
function isPartTold({ when }: StatedTime, known: readonly StatedTime[], zone: string): boolean {
  const minuteOf = (at: number): number => toLocal(at, zone).hour * 60 + toLocal(at, zone).minute;
  const [from, to] = [minuteOf(when.from), minuteOf(when.to) || 2 * HALF_DAY];
  return known.some(
    (one) =>
      one.minutes.some((minute) => minute >= from && minute < to) ||
      (one.when.precision === "part" && one.when.said?.shared.part === when.said?.shared.part),
  );
}

function isWithin(date: string, { from, to }: When, zone: string): boolean {
  const dayOf = (at: number): string => toLocal(at, zone).toISODate() ?? "";
  return date >= dayOf(from) && date <= dayOf(Math.max(from, to - 1));
}
