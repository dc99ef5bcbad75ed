import type { LocalTime } from "../local-time.ts";
import type { Day, Period } from "../../../types/time/phrase.ts";
import {
  resolveDate,
  resolveEdge,
  resolveFeast,
  resolveNthWeekday,
  resolveWeekday,
} from "./resolve-calendar-day.ts";
import type { DayContext } from "./resolve-calendar-day.ts";
import { closestOf, closestWeekday, countedWeekday, resolveNthDay } from "./resolve-nth.ts";
import { periodSpan } from "./resolve-period.ts";
import { weekendAt, weekOf } from "./week-of.ts";
import type { Scene, Span } from "./span.ts";

/** Nobody means a date this far away, and calendars end. */
const MOST_SHIFT = 10_000;
/** Any day of the month falls on any weekday within these. */
const MONTHS_LOOKED_AT = 14;

/** Midnight of the day meant by all of these; undefined where they contradict or none exists. */
export function resolveDays(days: readonly Day[], context: DayContext): LocalTime | undefined {
  const [surest, ...others] = [...days].sort((left, right) => openness(left) - openness(right));
  const date = surest && resolveDay(surest, context);
  if (!surest || !date) return undefined;
  if (others.every((day) => isSaidOf(day, date, context))) return date;
  const other = alternatives(surest, context).find((next) =>
    others.every((day) => isSaidOf(day, next, context)),
  );
  return other ?? weekdayBack(days, date);
}

/** "Friday two weeks ago": that of the week so long ago. */
function weekdayBack(days: readonly Day[], date: LocalTime): LocalTime | undefined {
  const isBack = days.some(
    (day) => day.kind === "shifted" && day.amount < 0 && !day.base && day.unit !== "day",
  );
  const [weekday, other] = days.flatMap((day) =>
    day.kind === "weekday" && day.which === "bare" ? [day.weekday] : [],
  );
  if (!isBack || weekday === undefined || other !== undefined || days.length > 2) return undefined;
  return date.startOf("week").plus({ days: weekday - 1 });
}

/** How much a day depends on where one looks from: "tomorrow" least, "Friday" most. */
function openness(day: Day): number {
  if (day.kind === "weekday") return day.which === "bare" ? 3 : 2;
  return day.kind === "date" && day.year === undefined ? 1 : 0;
}

/** Whether a day's words fit a date. */
function isSaidOf(said: Day, date: LocalTime, context: DayContext): boolean {
  if (said.kind === "weekday" && said.which === "bare") return said.weekday === date.weekday;
  if (said.kind !== "date" || said.monthShift !== undefined) {
    return resolveDay(said, context)?.equals(date) === true;
  }
  const { day, month = date.month, year = date.year } = said;
  return date.day === day && date.month === month && date.year === year;
}

/** Whether moving on by a week, month or year still fits the words. */
export function isOpen(day: Day): boolean {
  if (day.kind === "date") {
    return [day.year, day.monthShift, day.yearShift].every((said) => said === undefined);
  }
  if (day.kind === "weekday") return day.which === "bare";
  const isFeast = (day.kind === "feast" || day.kind === "holiday") && day.which === "bare";
  return isFeast && day.year === undefined && day.yearShift === undefined;
}

/** "Friday the 13th" is that of the first month in which the 13th is one. */
function alternatives(day: Day, { scene, ...rest }: DayContext): readonly LocalTime[] {
  if (day.kind !== "date" || day.month !== undefined || !isOpen(day)) return [];
  const { now, lean } = scene;
  return Array.from({ length: MONTHS_LOOKED_AT }, (_, index) => {
    const months = index + 1;
    const other =
      lean === "past"
        ? now.minus({ months }).endOf("month")
        : now.plus({ months }).startOf("month");
    return resolveDay(day, { scene: { ...scene, now: other }, ...rest }) ?? [];
  }).flat();
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
    case "holiday":
      return resolveFeast(day, scene);
    case "shifted":
      return Math.abs(day.amount) > MOST_SHIFT
        ? undefined
        : fromBase(day, context, (base) => base.plus({ [`${day.unit}s`]: day.amount }));
    case "nth-day":
      return resolveNthDay(day, scene, spanOf);
    case "counted-weekday":
    case "closest":
      return weekdayFrom(day, context);
    case "edge":
      return resolveEdge(day, scene);
  }
}

/** A period as a span, that of a day too. */
export function spanOf(period: Period, scene: Scene): Span | undefined {
  if (period.kind !== "week-of") return periodSpan(period, scene);
  const { day, unit, shift, isNearest } = period;
  const date = resolveDays([day], { scene, hasTime: false });
  if (!date) return undefined;
  return unit === "weekend" && isNearest ? weekendAt(date) : weekOf(date, unit, shift);
}

/** A weekday told by another day. */
function weekdayFrom(
  day: Extract<Day, { kind: "counted-weekday" | "closest" }>,
  context: DayContext,
): LocalTime | undefined {
  if (day.kind !== "closest")
    return fromBase(day, context, (base) => countedWeekday(base, day, context.scene));
  const base = resolveDay(day.to, context);
  if (!base) return undefined;
  const { nth, of } = day;
  if (typeof of === "number") return closestWeekday(base, nth, of);
  if (of.kind !== "feast" && of.kind !== "holiday" && of.kind !== "date") return undefined;
  const years = [base.year - 1, base.year, base.year + 1].flatMap(
    (year) => resolveDay({ ...of, year }, context) ?? [],
  );
  return closestOf(years, base)[nth - 1];
}

/**
 * What is counted from a day: from today, unless another was said. From a feast that has just been
 * where that lies ahead: "three weeks after Easter", said a week after it.
 */
function fromBase(
  { base }: { readonly base?: Day },
  context: DayContext,
  counted: (base: LocalTime) => LocalTime | undefined,
): LocalTime | undefined {
  const { scene } = context;
  const today = scene.now.startOf("day");
  if (!base) return counted(today);
  const isFeast = (base.kind === "feast" || base.kind === "holiday") && isOpen(base);
  const isAhead = isFeast && scene.lean === "future";
  const over = isAhead
    ? resolveDay(base, { ...context, scene: { ...scene, lean: "past" } })
    : undefined;
  const soon = over && counted(over);
  if (soon && soon >= today) return soon;
  const day = resolveDay(base, context);
  return day && counted(day);
}
