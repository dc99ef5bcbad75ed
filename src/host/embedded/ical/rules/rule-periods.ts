import { DAY_MS } from "../zones/calendar-time.ts";
import type { DayFacts } from "./day-facts.ts";
import { dayFacts, dayNumber } from "./day-facts.ts";
import type { RecurrenceRule, RuleWeekday } from "./recurrence-rule.ts";

/** One year, month, week or day of a rule, in days since 1970, and those of its days that match. */
export type RulePeriod = {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly days: readonly number[];
};

/** The last day a date can name (ECMA-262, 21.4.1.1). */
const LAST_DAY = 100_000_000;

/** The periods of a rule one after the other to the end of all dates, beginning with the one around `from`. */
export function* periodsOf(
  rule: RecurrenceRule,
  { start, from }: { readonly start: number; readonly from: number },
): Generator<RulePeriod> {
  const startDay = Math.floor(start / DAY_MS);
  const fromDay = Math.max(startDay, Math.floor(from / DAY_MS));
  const limits = { ...rule, ...defaultsOf(rule, startDay) };
  for (let index = firstIndex(rule, { startDay, fromDay }); ; index++) {
    const { firstDay, lastDay } = boundsOf(rule, { startDay, index });
    // Asked this way round, days that are no numbers end it too.
    if (!(lastDay <= LAST_DAY)) return;
    const days: number[] = [];
    for (let day = firstDay; day <= lastDay; day++) if (isDue(limits, day)) days.push(day);
    yield { firstDay, lastDay, days };
  }
}

type Limits = Pick<
  RecurrenceRule,
  "frequency" | "weekStart" | "months" | "weekNumbers" | "yearDays" | "monthDays" | "weekdays"
>;

/** What a rule leaves open about its days comes from the start (RFC 5545, 3.3.10, last note of the table). */
function defaultsOf(rule: RecurrenceRule, startDay: number): Partial<Limits> {
  if (rule.yearDays || rule.monthDays || rule.weekdays) return {};
  const { month, dayOfMonth, weekday } = dayFacts(startDay);
  if (rule.weekNumbers) return { weekdays: [{ nth: 0, weekday }] };
  switch (rule.frequency) {
    case "YEARLY":
      return { months: rule.months ?? [month], monthDays: [dayOfMonth] };
    case "MONTHLY":
      return { monthDays: [dayOfMonth] };
    case "WEEKLY":
      return { weekdays: [{ nth: 0, weekday }] };
    default:
      return {};
  }
}

/** Days between two periods of a rule that counts in days. Within a day, every day is looked at. */
function stepOf({ frequency, interval }: RecurrenceRule): number {
  if (frequency === "WEEKLY") return 7 * interval;
  return frequency === "DAILY" ? interval : 1;
}

function firstIndex(
  rule: RecurrenceRule,
  { startDay, fromDay }: { readonly startDay: number; readonly fromDay: number },
): number {
  const [first, near] = [dayFacts(startDay), dayFacts(fromDay)];
  if (rule.frequency === "YEARLY") return Math.floor((near.year - first.year) / rule.interval);
  if (rule.frequency === "MONTHLY") {
    const months = (near.year - first.year) * 12 + near.month - first.month;
    return Math.floor(months / rule.interval);
  }
  return Math.max(0, Math.floor((fromDay - startDay) / stepOf(rule)));
}

function boundsOf(
  rule: RecurrenceRule,
  { startDay, index }: { readonly startDay: number; readonly index: number },
): { readonly firstDay: number; readonly lastDay: number } {
  const { year, month, weekday } = dayFacts(startDay);
  if (rule.frequency === "YEARLY") {
    const at = year + index * rule.interval;
    return { firstDay: dayNumber(at, 1), lastDay: dayNumber(at + 1, 1) - 1 };
  }
  if (rule.frequency === "MONTHLY") {
    const at = month + index * rule.interval;
    return { firstDay: dayNumber(year, at), lastDay: dayNumber(year, at + 1) - 1 };
  }
  const at = startDay + index * stepOf(rule);
  if (rule.frequency !== "WEEKLY") return { firstDay: at, lastDay: at };
  const firstDay = at - ((weekday - rule.weekStart + 7) % 7);
  return { firstDay, lastDay: firstDay + 6 };
}

function isDue(limits: Limits, day: number): boolean {
  const facts = dayFacts(day);
  const { months, monthDays, yearDays, weekNumbers, weekdays } = limits;
  if (months && !months.includes(facts.month)) return false;
  if (monthDays && !isAmong(monthDays, facts.dayOfMonth, facts.daysInMonth)) return false;
  if (yearDays && !isAmong(yearDays, facts.dayOfYear, facts.daysInYear)) return false;
  if (weekNumbers && !isInWeeks(weekNumbers, { day, weekStart: limits.weekStart })) return false;
  return !weekdays || weekdays.some((weekday) => isWeekday(weekday, facts, limits));
}

/** Whether the list names a position, from the front or (negative) from the back. */
function isAmong(list: readonly number[], position: number, length: number): boolean {
  return list.includes(position) || list.includes(position - length - 1);
}

function isWeekday({ nth, weekday }: RuleWeekday, facts: DayFacts, limits: Limits): boolean {
  if (facts.weekday !== weekday) return false;
  if (nth === 0) return true;
  const isOfMonth = limits.frequency === "MONTHLY" || limits.months !== undefined;
  const [position, length] = isOfMonth
    ? [facts.dayOfMonth, facts.daysInMonth]
    : [facts.dayOfYear, facts.daysInYear];
  return nth > 0
    ? Math.ceil(position / 7) === nth
    : Math.ceil((length - position + 1) / 7) === -nth;
}

/** Weeks as ISO 8601 counts them, beginning on `weekStart`: week 1 has at least four days in the year. */
function isInWeeks(
  weeks: readonly number[],
  { day, weekStart }: { readonly day: number; readonly weekStart: number },
): boolean {
  const first = day - ((dayFacts(day).weekday - weekStart + 7) % 7);
  const { year } = dayFacts(first + 3);
  const count = (weekOne(year + 1, weekStart) - weekOne(year, weekStart)) / 7;
  return isAmong(weeks, (first - weekOne(year, weekStart)) / 7 + 1, count);
}

function weekOne(year: number, weekStart: number): number {
  const fourth = dayNumber(year, 1) + 3;
  return fourth - ((dayFacts(fourth).weekday - weekStart + 7) % 7);
}
