import { DateTime } from "luxon";

/** A leap year: its February has a 29th. */
const LEAP_YEAR = 2028;
const LAST_MONTH = 12;
const ISO = /^\d{4}-\d{2}-\d{2}$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})$/;

/** Whether no year has such a day: 31 April, 30 February. */
export function isNoDayOf(day: number, month: number): boolean {
  return day < 1 || day > (DateTime.utc(LEAP_YEAR, month, 1).daysInMonth ?? 0);
}

/** Whether a written date is none, whichever of its numbers is the day; a fraction only where a date must stand. */
export function isNoDate(written: string, isDate: boolean): boolean {
  if (ISO.test(written)) return !DateTime.fromISO(written).isValid;
  const [, one, other] = (isDate ? SLASHED.exec(written) : undefined) ?? [];
  if (one === undefined || other === undefined) return false;
  const isNo = (day: number, month: number): boolean =>
    month < 1 || month > LAST_MONTH || isNoDayOf(day, month);
  return isNo(Number(one), Number(other)) && isNo(Number(other), Number(one));
}
