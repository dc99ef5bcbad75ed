import { DateTime } from "luxon";
import { localDate } from "../local-time.ts";
import type { LocalTime } from "../local-time.ts";
import type { Period, PeriodUnit } from "../../../types/time/phrase.ts";
import { nthSpan, partSpan } from "./resolve-nth.ts";
import { seasonSpan } from "./resolve-season.ts";
import { wholeDays } from "./span.ts";
import type { Scene, Span } from "./span.ts";

const MOST_SHIFT = 10_000;
const SATURDAY = 6;

/** A period as a span; undefined for one nobody means (ten thousand weeks). */
export function periodSpan(period: Period, scene: Scene): Span | undefined {
  switch (period.kind) {
    case "unit":
      return unitSpan(period, scene);
    case "month":
      return monthSpan(period, scene);
    case "year":
    case "decade":
    case "century":
      return yearsSpan(period.year, YEARS[period.kind]);
    case "season":
      return seasonSpan(period, scene);
    case "nth":
      return nthSpan(period, scene, periodSpan);
    case "share":
    case "run":
      return partSpan(period, scene, periodSpan);
    case "week-of":
      // Told by a day: `resolveMoment` knows which.
      return undefined;
    case "numbered-week":
      return numberedWeek(period, scene);
    case "rolling":
      return rollingSpan(period, scene);
    case "rest":
      return restSpan(period, scene);
    case "so-far":
      return soFarSpan(period.unit, scene);
  }
}

const YEARS = { year: 1, decade: 10, century: 100 } as const;

/** The one that is on or ahead, of those that have so many weeks. */
function numberedWeek(
  { week, year }: Extract<Period, { kind: "numbered-week" }>,
  { now, lean }: Scene,
): Span | undefined {
  const years = year === undefined ? [0, 1, -1].map((shift) => now.weekYear + shift) : [year];
  const [first, ...others] = years.flatMap((weekYear) => {
    const start = DateTime.fromObject({ weekYear, weekNumber: week }, { zone: "utc" });
    return start.isValid ? [wholeDays(start, start.plus({ weeks: 1 }), "week")] : [];
  });
  if (!first || year !== undefined) return first;
  const isFitting = ({ from, to }: Span): boolean => (lean === "past" ? from <= now : to > now);
  return isFitting(first) ? first : others.find(isFitting);
}

function yearsSpan(year: number, years: number): Span | undefined {
  const start = localDate(year, 1, 1);
  return start && wholeDays(start, start.plus({ years }), "year");
}

/** Weeks start on Monday. On a weekend day "this weekend" is the one that is on. */
function unitSpan({ unit, shift }: Extract<Period, { kind: "unit" }>, { now, lean }: Scene): Span {
  if (unit === "weekend") {
    const isLast = lean === "past" && shift === 0 && now.weekday < SATURDAY;
    const weeks = isLast ? -1 : shift;
    const saturday = now.startOf("week").plus({ days: SATURDAY - 1, weeks });
    return wholeDays(saturday, saturday.plus({ days: 2 }), "weekend");
  }
  const start = now.startOf(unit).plus({ [`${unit}s`]: shift });
  return wholeDays(start, start.plus({ [`${unit}s`]: 1 }), unit === "quarter" ? "month" : unit);
}

/** "March" is this one while it lasts; "next March" and "last March" are other years' or ahead. */
function monthSpan(
  { month, which, year, yearShift: years }: Extract<Period, { kind: "month" }>,
  { now, lean }: Scene,
): Span {
  const current = now.startOf("month");
  const inYear = current.set({ month, ...(year === undefined ? {} : { year }) });
  const shift = year === undefined ? (years ?? yearShift()) : 0;
  const start = inYear.plus({ years: shift });
  return wholeDays(start, start.plus({ months: 1 }), "month");

  function yearShift(): number {
    if (which === "this") return 0;
    const isPast = which === "last" || (which === "bare" && lean === "past");
    const skipsCurrent = which === "last" || which === "next" || which === "coming";
    if (inYear.equals(current)) return skipsCurrent ? (isPast ? -1 : 1) : 0;
    if (isPast) return inYear > current ? -1 : 0;
    return inYear < current ? 1 : 0;
  }
}

/** Days, weeks and months include the whole of the far day; hours are counted in `resolvePhrase`. */
function rollingSpan(
  { direction, amount, unit }: Extract<Period, { kind: "rolling" }>,
  { now, conventions }: Scene,
): Span | undefined {
  if (amount > MOST_SHIFT) return undefined;
  if (unit === "weekend") return weekendsSpan(direction, amount, now);
  const far = now.plus({ [`${unit}s`]: direction * amount });
  if (direction === -1) return stretch(far.startOf("day"), now, "day");
  const isWhole = conventions.nextDays === "from-tomorrow";
  return stretch(isWhole ? dayAfter(now) : now, dayAfter(far), "day");
}

/** "The next two weekends", with what lies between them. */
function weekendsSpan(direction: 1 | -1, amount: number, now: LocalTime): Span {
  const first = now.startOf("week").plus({ days: SATURDAY - 1 });
  const last = first.plus({ weeks: direction === 1 ? amount - 1 : -1 });
  const start = direction === 1 ? first : first.minus({ weeks: amount });
  return wholeDays(start, last.plus({ days: 2 }), "weekend");
}

function restSpan(period: Extract<Period, { kind: "rest" }>, scene: Scene): Span | undefined {
  if ("of" in period) return restOf(period.of, scene);
  const [{ unit }, { now }] = [period, scene];
  const end = unit === "weekend" ? "week" : unit;
  const precision = unit === "day" ? "part" : unit === "quarter" ? "month" : unit;
  return stretch(now, dayAfter(now.endOf(end)), precision);
}

/** From now on, of one that has begun. */
function restOf(period: Period, scene: Scene): Span | undefined {
  const span = periodSpan(period, scene);
  if (!span || span.from >= scene.now) return span;
  return span.to > scene.now ? stretch(scene.now, span.to, span.precision) : undefined;
}

function soFarSpan(unit: "day" | PeriodUnit, { now }: Scene): Span {
  const start = now.startOf(unit === "weekend" ? "week" : unit);
  const precision = unit === "day" ? "part" : unit === "quarter" ? "month" : unit;
  return stretch(start, now, precision);
}

function stretch(from: LocalTime, to: LocalTime, precision: Span["precision"]): Span {
  return { from, to, at: from, precision, allDay: false };
}

function dayAfter(time: LocalTime): LocalTime {
  return time.startOf("day").plus({ days: 1 });
}
