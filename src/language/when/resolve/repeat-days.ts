import type { LocalTime } from "../local-time.ts";
import { fixedDate } from "../feasts.ts";
import type { Day, Pieces, Repeat } from "../../../types/time/phrase.ts";
import { nthWeekdayOf } from "./resolve-calendar-day.ts";

const DAY_NAMES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** "every month on the 15th", "every two weeks on Tuesday": the day said beside the rhythm. */
export function withDays(repeat: Repeat, { days }: Pieces): Repeat | undefined {
  const [day, second] = days;
  if (!day) return repeat;
  if (second || repeat.weekdays.length > 0) return undefined;
  if (day.kind === "nth-weekday") return withNth(repeat, day);
  if (day.kind === "feast") return withFeast(repeat, day);
  if (day.kind === "weekday" && day.which === "bare" && repeat.frequency === "WEEKLY") {
    return { ...repeat, weekdays: [day.weekday] };
  }
  if (day.kind !== "date" || isOfOneYear(day)) return undefined;
  if (repeat.frequency === "MONTHLY" && day.month === undefined) {
    return { ...repeat, monthDays: [day.day] };
  }
  if (repeat.frequency !== "YEARLY" || day.month === undefined) return undefined;
  return { ...repeat, month: day.month, monthDays: [day.day] };
}

function isOfOneYear({
  year,
  yearShift,
  monthShift,
  which,
}: Extract<Day, { kind: "date" }>): boolean {
  return [year, yearShift, monthShift, which].some((said) => said !== undefined);
}

/** "The last Friday of the month, every month", "the second Sunday of May each year". */
function withNth(
  repeat: Repeat,
  { nth, weekday, month, ...rest }: Extract<Day, { kind: "nth-weekday" }>,
): Repeat | undefined {
  if (rest.monthShift !== undefined || rest.year !== undefined) return undefined;
  const isOfYear = month !== undefined;
  if (repeat.frequency !== (isOfYear ? "YEARLY" : "MONTHLY")) return undefined;
  return { ...repeat, weekdays: [weekday], nths: [nth], ...(isOfYear ? { month } : {}) };
}

const THANKSGIVING = { kind: "nth-weekday", nth: 4, weekday: 4, month: 11 } as const;

/** A feast on the same date each year; no rule of a calendar says when Easter is. */
function withFeast(
  repeat: Repeat,
  { feast, which }: Extract<Day, { kind: "feast" }>,
): Repeat | undefined {
  if (feast === "thanksgiving") return withNth(repeat, THANKSGIVING);
  const date = fixedDate(feast);
  if (repeat.frequency !== "YEARLY" || which !== "bare" || !date) return undefined;
  return { ...repeat, month: date.month, monthDays: [date.day] };
}

/** Whether a rhythm may fall on a day, whatever its interval. */
export function matches(day: LocalTime, repeat: Repeat): boolean {
  const { weekdays, nths, monthDays, month, position } = repeat;
  if (month !== undefined && day.month !== month) return false;
  if (monthDays && !monthDays.some((one) => isDayOfMonth(day, one))) return false;
  if (weekdays.length === 0) return true;
  if (!weekdays.includes(day.weekday)) return false;
  if (position !== undefined) return placeInMonth(day, weekdays, position);
  return !nths || nths.some((nth) => nthWeekdayOf(day, nth, day.weekday)?.equals(day) === true);
}

function isDayOfMonth(day: LocalTime, monthDay: number): boolean {
  return day.day === (monthDay > 0 ? monthDay : (day.daysInMonth ?? 0) + 1 + monthDay);
}

/** Whether a day is the nth of all such days in its month, negative from the end. */
function placeInMonth(day: LocalTime, weekdays: readonly number[], position: number): boolean {
  const all = Array.from({ length: day.daysInMonth ?? 0 }, (_, index) =>
    day.set({ day: index + 1 }),
  ).filter(({ weekday }) => weekdays.includes(weekday));
  return all.at(position > 0 ? position - 1 : position)?.equals(day) === true;
}

/** The value of an RRULE (RFC 5545, 3.3.10). */
export function ruleOf(repeat: Repeat): string {
  const { frequency, interval, weekdays, nths, monthDays, month, position } = repeat;
  const days = weekdays.flatMap((weekday) =>
    (nths ?? [""]).map((nth) => `${nth}${DAY_NAMES[weekday - 1]}`),
  );
  return [
    `FREQ=${frequency}`,
    interval > 1 ? `INTERVAL=${interval}` : "",
    month === undefined ? "" : `BYMONTH=${month}`,
    monthDays === undefined ? "" : `BYMONTHDAY=${monthDays.join(",")}`,
    days.length > 0 ? `BYDAY=${days.join(",")}` : "",
    position === undefined ? "" : `BYSETPOS=${position}`,
  ]
    .filter((part) => part !== "")
    .join(";");
}
