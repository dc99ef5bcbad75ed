import { DAY_MS } from "../zones/calendar-time.ts";

/** What the calendar says of a day. */
export type DayFacts = {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly daysInMonth: number;
  readonly dayOfYear: number;
  readonly daysInYear: number;
  /** Monday is 0. */
  readonly weekday: number;
};

/** The facts of a day, counted from 1 January 1970. */
export function dayFacts(day: number): DayFacts {
  if (!month || day < month.firstDay || day >= month.firstDay + month.daysInMonth) {
    month = monthAround(day);
  }
  return {
    ...month,
    dayOfMonth: day - month.firstDay + 1,
    dayOfYear: day - month.newYear + 1,
    // The first of January 1970 was a Thursday.
    weekday: (((day + 3) % 7) + 7) % 7,
  };
}

type MonthFacts = Pick<DayFacts, "year" | "month" | "daysInMonth" | "daysInYear"> & {
  readonly firstDay: number;
  readonly newYear: number;
};

/** The month asked about last: days are asked about in order. */
let month: MonthFacts | undefined;

function monthAround(day: number): MonthFacts {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const newYear = dayNumber(year, 1);
  const firstDay = dayNumber(year, month);
  return {
    year,
    month,
    firstDay,
    newYear,
    daysInMonth: dayNumber(year, month + 1) - firstDay,
    daysInYear: dayNumber(year + 1, 1) - newYear,
  };
}

/** The first day of a month; months beyond 12 run into the next years. */
export function dayNumber(year: number, month: number): number {
  return Date.UTC(year, month - 1, 1) / DAY_MS;
}
