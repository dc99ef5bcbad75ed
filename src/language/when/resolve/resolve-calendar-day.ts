import { feastDate } from "../feasts.ts";
import { holidayDate } from "../holidays.ts";
import { localDate } from "../local-time.ts";
import type { LocalTime } from "../local-time.ts";
import type { Day, Period } from "../../../types/time/phrase.ts";
import { periodSpan } from "./resolve-period.ts";
import type { Scene, Span } from "./span.ts";

const MONTHS_AHEAD = 12;
/** The next 29 February is at most eight years away. */
const YEARS_AHEAD = 8;

export type DayContext = {
  readonly scene: Scene;
  /** A time of day goes with it, so today may still be meant. */
  readonly hasTime: boolean;
  readonly period?: Period;
};

/** "next Friday" is the Friday of next week (weeks start on Monday), "Friday" the first ahead. */
export function resolveWeekday(
  { weekday, which }: Extract<Day, { kind: "weekday" }>,
  { scene, hasTime, period }: DayContext,
): LocalTime | undefined {
  if (period) return weekdayIn(period, weekday, scene);
  const today = scene.now.startOf("day");
  const inWeek = today.startOf("week").plus({ days: weekday - 1 });
  const isOfNextWeek = which === "next" && scene.conventions.nextWeekday === "next-week";
  if (isOfNextWeek) return inWeek.plus({ weeks: 1 });
  const isPast = which === "last" || (which !== "next" && scene.lean === "past");
  if (which === "this") {
    return isPast || inWeek >= today ? inWeek : inWeek.plus({ weeks: 1 });
  }
  const sameDay = which === "bare" && hasTime ? 0 : 7;
  if (isPast && which !== "coming") {
    return today.minus({ days: (today.weekday - weekday + 7) % 7 || sameDay });
  }
  return today.plus({ days: (weekday - today.weekday + 7) % 7 || sameDay });
}

function weekdayIn(period: Period, weekday: number, scene: Scene): LocalTime | undefined {
  const span = periodSpan(period, scene);
  if (!span || (span.precision !== "week" && span.precision !== "weekend")) return undefined;
  const day = span.from.startOf("week").plus({ days: weekday - 1 });
  return day >= span.from && day < span.to ? day : undefined;
}

type Dated = Extract<Day, { kind: "date" }>;

export function resolveDate(
  { which, ...date }: Dated,
  { scene, ...context }: DayContext,
): LocalTime | undefined {
  if (!which) return dateOf(date, { scene, ...context });
  const lean = which === "last" ? "past" : "future";
  return dateOf(date, { ...context, scene: { ...scene, lean } });
}

function dateOf(date: Dated, { scene, period }: DayContext): LocalTime | undefined {
  const { day, month, monthShift, yearShift } = date;
  const thisMonth = scene.now.startOf("month");
  const year = yearShift === undefined ? date.year : thisMonth.year + yearShift;
  if (year !== undefined) return localDate(year, month ?? thisMonth.month, day);
  const inPeriod = period && periodSpan(period, scene);
  if (period && inPeriod?.precision !== "month") return undefined;
  const said = inPeriod?.from ?? (monthShift && thisMonth.plus({ months: monthShift }));
  if (said || monthShift === 0) {
    const { year: inYear, month: inMonth } = said || thisMonth;
    return localDate(inYear, inMonth, day);
  }
  return month === undefined
    ? nearest(scene, MONTHS_AHEAD, (months) => dayIn(thisMonth.plus({ months }), day))
    : nearest(scene, YEARS_AHEAD, (years) => localDate(thisMonth.year + years, month, day));
}

/** The first date ahead (or behind) among those that each step gives; today counts. */
function nearest(
  { now, lean }: Scene,
  mostSteps: number,
  dateAt: (step: number) => LocalTime | undefined,
): LocalTime | undefined {
  const today = now.startOf("day");
  for (let step = 0; step <= mostSteps; step += 1) {
    const date = dateAt(lean === "past" ? -step : step);
    if (date && (lean === "past" ? date <= today : date >= today)) return date;
  }
  return undefined;
}

function dayIn(month: LocalTime, day: number): LocalTime | undefined {
  return localDate(month.year, month.month, day);
}

export function resolveNthWeekday(
  { nth, weekday, month, monthShift, year }: Extract<Day, { kind: "nth-weekday" }>,
  scene: Scene,
): LocalTime | undefined {
  const thisMonth = scene.now.startOf("month");
  if (monthShift !== undefined) {
    return nthWeekdayOf(thisMonth.plus({ months: monthShift }), nth, weekday);
  }
  if (year !== undefined && month !== undefined) {
    return nthWeekdayOf(thisMonth.set({ year, month }), nth, weekday);
  }
  return month === undefined
    ? nearest(scene, MONTHS_AHEAD, (months) =>
        nthWeekdayOf(thisMonth.plus({ months }), nth, weekday),
      )
    : nearest(scene, YEARS_AHEAD, (years) =>
        nthWeekdayOf(thisMonth.set({ month }).plus({ years }), nth, weekday),
      );
}

/** The nth such weekday of a month, negative from its end; undefined when the month has none. */
export function nthWeekdayOf(
  month: LocalTime,
  nth: number,
  weekday: number,
): LocalTime | undefined {
  const first = month.startOf("month");
  const last = month.endOf("month").startOf("day");
  const day =
    nth < 0
      ? last.minus({ days: ((last.weekday - weekday + 7) % 7) + (-nth - 1) * 7 })
      : first.plus({ days: ((weekday - first.weekday + 7) % 7) + (nth - 1) * 7 });
  return day.month === first.month ? day : undefined;
}

export function resolveFeast(
  said: Extract<Day, { kind: "feast" | "holiday" }>,
  scene: Scene,
): LocalTime | undefined {
  const { which, yearShift } = said;
  const dateIn = (year: number): LocalTime | undefined => {
    if (said.kind === "holiday") return holidayDate(said.holiday, year);
    const { month, day } = feastDate(said.feast, year);
    return localDate(year, month, day);
  };
  const inYear = yearShift === undefined ? said.year : scene.now.year + yearShift;
  if (inYear !== undefined) return dateIn(inYear);
  const lean = which === "last" ? "past" : which === "bare" ? scene.lean : "future";
  const { year } = scene.now;
  return nearest({ ...scene, lean }, 1, (step) => dateIn(year + step));
}

/** The end of a week is its Friday; of a month or year its last day. */
const LONGEST_MONTH = 31;

function monthsMiddle({ from, precision }: Span): LocalTime {
  return precision === "month" ? from.set({ day: 15 }) : from;
}

export function resolveEdge(
  { edge, period }: Extract<Day, { kind: "edge" }>,
  scene: Scene,
): LocalTime | undefined {
  const span = periodSpan(period, scene);
  if (!span || edge === "start") return span?.from;
  if (span.precision === "week") return span.from.plus({ days: edge === "end" ? 4 : 2 });
  if (edge === "end") return span.to.minus({ days: 1 });
  if (span.precision === "year") return span.from.set({ month: 7 });
  const days = span.to.diff(span.from, "days").days;
  return days > LONGEST_MONTH ? span.from.plus({ days: Math.floor(days / 2) }) : monthsMiddle(span);
}
