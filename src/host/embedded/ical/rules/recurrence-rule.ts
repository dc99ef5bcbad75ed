import ICAL from "ical.js";
import { messageOf } from "../../../../errors.ts";
import type { CalendarTime } from "../zones/calendar-time.ts";
import { readTime } from "../zones/calendar-time.ts";

export type Frequency =
  | "YEARLY"
  | "MONTHLY"
  | "WEEKLY"
  | "DAILY"
  | "HOURLY"
  | "MINUTELY"
  | "SECONDLY";

/** `nth` 0 is every such weekday; -1 the last one of the month or year. Monday is 0. */
export type RuleWeekday = { readonly nth: number; readonly weekday: number };

/** A recurrence rule as numbers; a part that is absent does not limit. */
export type RecurrenceRule = {
  readonly text: string;
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count?: number | undefined;
  /** As written: the zone it is to be read in is the series'. */
  readonly until?: CalendarTime | undefined;
  readonly weekStart: number;
  readonly months?: readonly number[] | undefined;
  readonly weekNumbers?: readonly number[] | undefined;
  readonly yearDays?: readonly number[] | undefined;
  readonly monthDays?: readonly number[] | undefined;
  readonly weekdays?: readonly RuleWeekday[] | undefined;
  readonly hours?: readonly number[] | undefined;
  readonly minutes?: readonly number[] | undefined;
  readonly seconds?: readonly number[] | undefined;
  readonly positions?: readonly number[] | undefined;
};

/** A rule that is no rule, or that cannot be followed; the message says why. */
export class RuleError extends Error {}

export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** The parts ical.js knows; another program's own ones say nothing to us. */
const PARTS =
  /^(?:FREQ|INTERVAL|COUNT|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))=./;

/** Reads an RRULE value (what follows the colon), blanks and strange parts in it or not; throws a RuleError for no rule. */
export function readRule(text: string): RecurrenceRule {
  const parts = text
    .replace(/\s+/g, "")
    .toUpperCase()
    .split(";")
    .map((part) =>
      part.replace(/,{2,}/g, ",").replace(/=,|,$/g, (comma) => comma.replace(",", "")),
    );
  const until = parts.find((part) => part.startsWith("UNTIL=") && part !== "UNTIL=");
  // ical.js wants the end in one of several forms; ours reads them all and keeps the zone open.
  const known = parts.filter((part) => PARTS.test(part));
  try {
    const recur = ICAL.Recur.fromString(known.join(";"));
    if (known.includes("COUNT=0")) throw new RuleError("it never falls due");
    return { text, ...partsOf(recur), ...endOf(until) };
  } catch (error) {
    throw new RuleError(`${JSON.stringify(text)} is not a recurrence rule: ${messageOf(error)}`);
  }
}

type Recur = InstanceType<typeof ICAL.Recur>;

function partsOf(recur: Recur): Omit<RecurrenceRule, "text" | "until"> {
  const { parts } = recur;
  return {
    frequency: frequencyOf(recur),
    interval: recur.interval,
    // ical.js counts its weekdays from Sunday, 1.
    weekStart: (recur.wkst + 5) % 7,
    count: recur.count ?? undefined,
    months: parts.BYMONTH,
    weekNumbers: parts.BYWEEKNO,
    yearDays: parts.BYYEARDAY,
    monthDays: parts.BYMONTHDAY,
    weekdays: parts.BYDAY?.map(weekdayOf),
    hours: parts.BYHOUR,
    minutes: parts.BYMINUTE,
    seconds: parts.BYSECOND,
    positions: parts.BYSETPOS,
  };
}

function frequencyOf({ freq }: Recur): Frequency {
  const known: readonly string[] = FREQUENCIES;
  if (!known.includes(freq)) throw new RuleError("it has no frequency");
  // Just found among the frequencies.
  return freq as Frequency;
}

const FREQUENCIES: readonly Frequency[] = [
  "YEARLY",
  "MONTHLY",
  "WEEKLY",
  "DAILY",
  "HOURLY",
  "MINUTELY",
  "SECONDLY",
];

function weekdayOf(text: string): RuleWeekday {
  const match = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(text);
  const weekday = WEEKDAYS.findIndex((name) => name === match?.[2]);
  if (weekday < 0) throw new RuleError(`${text} is no weekday`);
  return { nth: Number(match?.[1] || 0), weekday };
}

function endOf(part: string | undefined): Pick<RecurrenceRule, "until"> {
  if (part === undefined) return {};
  const until = readTime(part.slice(part.indexOf("=") + 1).trim());
  if (!until) throw new RuleError(`${part} is not a date`);
  return { until };
}
