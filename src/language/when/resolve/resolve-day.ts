import type { LocalTime } from "../local-time.ts";
import type { Day } from "../../../types/time/phrase.ts";
import {
  resolveDate,
  resolveEdge,
  resolveFeast,
  resolveNthWeekday,
  resolveWeekday,
} from "./resolve-calendar-day.ts";
import type { DayContext } from "./resolve-calendar-day.ts";

/** Nobody means a date this far away, and calendars end. */
const MOST_SHIFT = 10_000;

/** Midnight of the day meant by all of these; undefined where they contradict or none exists. */
export function resolveDays(days: readonly Day[], context: DayContext): LocalTime | undefined {
  const [surest, ...others] = [...days].sort((left, right) => openness(left) - openness(right));
  const date = surest && resolveDay(surest, context);
  if (!surest || !date) return undefined;
  if (others.every((day) => isSaidOf(day, date, context))) return date;
  const next = alternative(surest, context);
  return next && others.every((day) => isSaidOf(day, next, context)) ? next : undefined;
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
  if (day.kind === "date") return day.year === undefined && day.monthShift === undefined;
  if (day.kind === "weekday") return day.which === "bare";
  return day.kind === "feast" && day.which === "bare";
}

/** "Friday the 13th" may be next month's. */
function alternative(day: Day, { scene, ...rest }: DayContext): LocalTime | undefined {
  if (day.kind !== "date" || day.month !== undefined || !isOpen(day)) return undefined;
  const { now, lean } = scene;
  const other =
    lean === "past"
      ? now.minus({ months: 1 }).endOf("month")
      : now.plus({ months: 1 }).startOf("month");
  return resolveDay(day, { scene: { ...scene, now: other }, ...rest });
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
