import { feastDate } from "./feasts.ts";
import { localDate } from "./local-time.ts";
import type { LocalTime } from "./local-time.ts";
import type { Day, Period } from "./phrase.ts";
import { periodSpan } from "./resolve-period.ts";
import type { Scene } from "./span.ts";

/** Nobody means a date this far away, and calendars end. */
const MOST_SHIFT = 10_000;
const MONTHS_AHEAD = 12;
/** The next 29 February is at most eight years away. */
const YEARS_AHEAD = 8;

export type DayContext = {
  readonly scene: Scene;
  /** A time of day goes with it, so today may still be meant. */
  readonly hasTime: boolean;
  readonly period?: Period;
};

/** Midnight of the day meant by all of these; undefined where they contradict or none exists. */
export function resolveDays(days: readonly Day[], context: DayContext): LocalTime | undefined {
  const weekday = days.find((day) => day.kind === "weekday" && day.which === "bare");
  const others = days.filter((day) => day !== weekday);
  if (!weekday || others.length === 0) return agreed(days, context);
  const date = agreed(others, context);
  const isSame = weekday.kind === "weekday" && date?.weekday === weekday.weekday;
  return isSame ? date : alternative(others, weekday, context);
}

/** Whether moving on by a week, month or year still fits the words. */
export function isOpen(day: Day): boolean {
  if (day.kind === "date") return day.year === undefined && day.monthShift === undefined;
  if (day.kind === "weekday") return day.which === "bare";
  return day.kind === "feast" && day.which === "bare";
}

function agreed(days: readonly Day[], context: DayContext): LocalTime | undefined {
  const [first, ...rest] = days.map((day) => resolveDay(day, context));
  return first && rest.every((date) => date?.equals(first)) ? first : undefined;
}

/** "Friday the 13th" may be next month's. */
function alternative(
  others: readonly Day[],
  weekday: Day,
  { scene, ...rest }: DayContext,
): LocalTime | undefined {
  const [date] = others;
  if (weekday.kind !== "weekday" || date?.kind !== "date" || date.month !== undefined) {
    return undefined;
  }
  const direction = scene.lean === "past" ? -1 : 1;
  const later = { ...scene, now: scene.now.plus({ months: direction }).startOf("month") };
  const next = others.length === 1 ? resolveDay(date, { scene: later, ...rest }) : undefined;
  return next?.weekday === weekday.weekday ? next : undefined;
}

function resolveDay(day: Day, context: DayContext): LocalTime | undefined {
  const { scene } = context;
  const today = scene.now.startOf("day");
  switch (day.kind) {
    case "relative":
      return today.plus({ days: day.days });
    case "weekday":
      return resolveWeekday(day, context);
    case "date":
      return resolveDate(day, context);
    case "nth-weekday":
      return resolveNthWeekday(day, scene);
    case "feast":
      return resolveFeast(day, scene);
    case "shifted": {
      const base = day.base ? resolveDay(day.base, context) : today;
      const isFar = Math.abs(day.amount) > MOST_SHIFT;
      return isFar ? undefined : base?.plus({ [`${day.unit}s`]: day.amount });
    }
    case "edge":
      return resolveEdge(day, scene);
  }
}

/** "next Friday" is the Friday of next week (weeks start on Monday), "Friday" the first ahead. */
function resolveWeekday(
  { weekday, which }: Extract<Day, { kind: "weekday" }>,
  { scene, hasTime, period }: DayContext,
): LocalTime | undefined {
  if (period) return weekdayIn(period, weekday, scene);
  const today = scene.now.startOf("day");
  const inWeek = today.startOf("week").plus({ days: weekday - 1 });
  if (which === "next") return inWeek.plus({ weeks: 1 });
  const isPast = which === "last" || scene.lean === "past";
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

function resolveDate(
  date: Extract<Day, { kind: "date" }>,
  { scene, period }: DayContext,
): LocalTime | undefined {
  const { day, month, year, monthShift } = date;
  const thisMonth = scene.now.startOf("month");
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

function resolveNthWeekday(
  { nth, weekday, month, monthShift }: Extract<Day, { kind: "nth-weekday" }>,
  scene: Scene,
): LocalTime | undefined {
  const thisMonth = scene.now.startOf("month");
  if (monthShift !== undefined) {
    return nthWeekdayOf(thisMonth.plus({ months: monthShift }), nth, weekday);
  }
  return month === undefined
    ? nearest(scene, MONTHS_AHEAD, (months) =>
        nthWeekdayOf(thisMonth.plus({ months }), nth, weekday),
      )
    : nearest(scene, YEARS_AHEAD, (years) =>
        nthWeekdayOf(thisMonth.set({ month }).plus({ years }), nth, weekday),
      );
}

/** The nth such weekday of a month, -1 the last; undefined when the month has none. */
export function nthWeekdayOf(
  month: LocalTime,
  nth: number,
  weekday: number,
): LocalTime | undefined {
  const first = month.startOf("month");
  const last = month.endOf("month").startOf("day");
  const day =
    nth === -1
      ? last.minus({ days: (last.weekday - weekday + 7) % 7 })
      : first.plus({ days: ((weekday - first.weekday + 7) % 7) + (nth - 1) * 7 });
  return day.month === first.month ? day : undefined;
}

function resolveFeast(
  { feast, which }: Extract<Day, { kind: "feast" }>,
  scene: Scene,
): LocalTime | undefined {
  const lean = which === "last" ? "past" : which === "bare" ? scene.lean : "future";
  const { year } = scene.now;
  return nearest({ ...scene, lean }, 1, (step) => {
    const { month, day } = feastDate(feast, year + step);
    return localDate(year + step, month, day);
  });
}

/** The end of a week is its Friday; of a month or year its last day. */
function resolveEdge(
  { edge, period }: Extract<Day, { kind: "edge" }>,
  scene: Scene,
): LocalTime | undefined {
  const span = periodSpan(period, scene);
  if (!span || edge === "start") return span?.from;
  if (span.precision === "week") return span.from.plus({ days: edge === "end" ? 4 : 2 });
  if (edge === "end") return span.to.minus({ days: 1 });
  if (span.precision === "month") return span.from.set({ day: 15 });
  return span.precision === "year" ? span.from.set({ month: 7 }) : span.from;
}
