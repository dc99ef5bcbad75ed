import type { LocalTime } from "../local-time.ts";
import { wholeDays } from "./span.ts";
import type { Span } from "./span.ts";

const SATURDAY = 5;
const MONDAY = 1;
const TUESDAY = 2;
const FRIDAY = 5;

/** "The week of the 5th", "the weekend before Christmas". */
export function weekOf(date: LocalTime, unit: "week" | "weekend", shift: number): Span {
  const start = startOf(date, unit, shift);
  return unit === "weekend"
    ? wholeDays(start, start.plus({ days: 2 }), "weekend")
    : wholeDays(start, start.plus({ weeks: 1 }), "week");
}

/** The weekend before a Sunday of one is the last, that before a Wednesday the one just behind. */
function startOf(date: LocalTime, unit: "week" | "weekend", shift: number): LocalTime {
  const start = date.startOf("week").plus({ days: unit === "weekend" ? SATURDAY : 0 });
  const isBehind = unit === "weekend" && shift > 0 && start > date;
  return start.plus({ weeks: isBehind ? shift - 1 : shift });
}

/** The weekend a day makes a long one, or the nearest: a Monday belongs to the one before it. */
export function weekendAt(day: LocalTime): Span {
  const weeks = day.weekday <= TUESDAY ? -1 : 0;
  const saturday = day.startOf("week").plus({ days: SATURDAY, weeks });
  const from = day.weekday === FRIDAY ? day : saturday;
  const to = day.weekday === MONDAY ? day.plus({ days: 1 }) : saturday.plus({ days: 2 });
  return wholeDays(from, to, "weekend");
}
