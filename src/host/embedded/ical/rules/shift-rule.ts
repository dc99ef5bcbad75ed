import { HostFailure } from "../../../../errors.ts";
import type { CalendarTime } from "../zones/calendar-time.ts";
import { dayOf, timeText } from "../zones/calendar-time.ts";
import { changeRule } from "./rule-text.ts";
import type { RecurrenceRule } from "./recurrence-rule.ts";
import { WEEKDAYS } from "./recurrence-rule.ts";

/**
 * A rule's text after its series has moved from one reading to another: the weekday, day or time it names
 * moves along. Fails with `invalid` where what the rule means after the move is not clear.
 */
export function shiftRule(
  rule: RecurrenceRule,
  {
    from,
    to,
    until,
  }: { readonly from: number; readonly to: number; readonly until?: CalendarTime },
): string {
  const [before, after] = [factsOf(from), factsOf(to)];
  const isMoved = dayOf(from) !== dayOf(to);
  return changeRule(rule.text, (name, value) => {
    switch (name) {
      case "UNTIL":
        return until ? timeText(until) : value;
      case "BYHOUR":
        return one(value, { was: before.hour, is: after.hour });
      case "BYMINUTE":
        return one(value, { was: before.minute, is: after.minute });
      case "BYDAY":
        return isMoved ? shiftWeekdays(value, { before, after, rule }) : value;
      case "BYMONTHDAY":
        return isMoved ? shiftMonthDay(value, { before, after }) : value;
      case "BYMONTH":
        return before.month === after.month ? value : shiftMonth(value, { before, after, rule });
      case "BYSETPOS":
      case "BYYEARDAY":
      case "BYWEEKNO":
        if (isMoved) throw unclear();
        return value;
      default:
        return value;
    }
  });
}

type Facts = {
  readonly month: number;
  readonly day: number;
  /** Days of its month from this one on, this one counted. */
  readonly rest: number;
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
};

function factsOf(reading: number): Facts {
  const date = new Date(reading);
  const month = date.getUTCMonth() + 1;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate();
  return {
    month,
    day: date.getUTCDate(),
    rest: last - date.getUTCDate() + 1,
    weekday: WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? "MO",
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

type Move = { readonly before: Facts; readonly after: Facts };

/** `MO,WE` moved from Monday to Tuesday is `TU,WE`; `2MO` moved to the third Tuesday is `3TU`. */
function shiftWeekdays(
  value: string,
  { before, after, rule }: Move & { rule: RecurrenceRule },
): string {
  const days = value.toUpperCase().split(",");
  const at = days.findIndex((day) => day.endsWith(before.weekday));
  const moved = days[at];
  if (moved === undefined) throw unclear();
  const nth = /^[+-]?\d+/.exec(moved)?.[0];
  if (nth === undefined) {
    if (rule.frequency !== "WEEKLY") throw unclear();
    return [...new Set(days.with(at, after.weekday))].join(",");
  }
  if (days.length > 1 || rule.weekdays === undefined) throw unclear();
  if (rule.frequency === "YEARLY" && rule.months === undefined) throw unclear();
  const position = nth.startsWith("-") ? -Math.ceil(after.rest / 7) : Math.ceil(after.day / 7);
  return `${position}${after.weekday}`;
}

function shiftMonthDay(value: string, { before, after }: Move): string {
  if (value === String(before.day)) return String(after.day);
  if (value === String(-before.rest)) return String(-after.rest);
  throw unclear();
}

function shiftMonth(
  value: string,
  { before, after, rule }: Move & { rule: RecurrenceRule },
): string {
  if (rule.frequency === "YEARLY" && value === String(before.month)) return String(after.month);
  throw unclear();
}

function one(value: string, { was, is }: { readonly was: number; readonly is: number }): string {
  if (was === is) return value;
  if (Number(value) === was) return String(is);
  throw unclear();
}

function unclear(): HostFailure {
  const sentence =
    "It isn't clear what that rule means at another day or time, so I can't move all of it.";
  return new HostFailure("invalid", sentence);
}
