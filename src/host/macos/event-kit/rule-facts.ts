import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { CalendarTime } from "../../embedded/ical/zones/calendar-time.ts";
import { DAY_MS, epochOf, timeText } from "../../embedded/ical/zones/calendar-time.ts";
import type { Frequency, RecurrenceRule } from "../../embedded/ical/rules/recurrence-rule.ts";
import { readRule, WEEKDAYS } from "../../embedded/ical/rules/recurrence-rule.ts";
import type { Zones } from "../../embedded/ical/zones/zones.ts";

const numbers = z.array(z.number()).readonly();

/** A recurrence rule in EventKit's own numbers: frequency 0 daily to 3 yearly; Sunday is day 1, Saturday 7. */
export const ruleFacts = z.object({
  frequency: z.number(),
  interval: z.number(),
  days: z.array(z.object({ day: z.number(), week: z.number() })).readonly(),
  monthDays: numbers,
  months: numbers,
  weeks: numbers,
  yearDays: numbers,
  positions: numbers,
  /** 0 where it has no count. */
  count: z.number(),
  /** Epoch seconds. */
  until: z.number().optional(),
});
export type RuleFacts = z.infer<typeof ruleFacts>;

const FREQUENCIES: readonly Frequency[] = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"];

/** The facts as an RRULE value. */
export function ruleTextOf(facts: RuleFacts): string {
  const { frequency, interval, count, until } = facts;
  const list = (name: string, values: readonly (number | string)[]): readonly string[] =>
    values.length > 0 ? [`${name}=${values.join(",")}`] : [];
  return [
    `FREQ=${FREQUENCIES[frequency] ?? "DAILY"}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...list("BYDAY", facts.days.map(dayText)),
    ...list("BYMONTHDAY", facts.monthDays),
    ...list("BYMONTH", facts.months),
    ...list("BYWEEKNO", facts.weeks),
    ...list("BYYEARDAY", facts.yearDays),
    ...list("BYSETPOS", facts.positions),
    ...(count > 0 ? [`COUNT=${count}`] : []),
    ...(until === undefined || count > 0
      ? []
      : [`UNTIL=${timeText({ form: "utc", wall: until * 1_000 })}`]),
  ].join(";");
}

/** A checked RRULE value as facts; fails with `invalid` for what EventKit has no words for. */
export function ruleFactsOf(text: string, zones: Zones): RuleFacts {
  const rule = readRule(text);
  const frequency = FREQUENCIES.indexOf(rule.frequency);
  if (frequency < 0 || hasTimes(rule)) {
    throw new HostFailure("invalid", "On a Mac things repeat by days at the most, not within one.");
  }
  const facts = {
    frequency,
    interval: rule.interval,
    days: (rule.weekdays ?? []).map(({ nth, weekday }) => ({
      day: ((weekday + 1) % 7) + 1,
      week: nth,
    })),
    monthDays: rule.monthDays ?? [],
    months: rule.months ?? [],
    weeks: rule.weekNumbers ?? [],
    yearDays: rule.yearDays ?? [],
    positions: rule.positions ?? [],
    count: rule.count ?? 0,
  };
  return rule.until ? { ...facts, until: endOf(rule.until, zones) } : facts;
}

function hasTimes({ hours, minutes, seconds }: RecurrenceRule): boolean {
  return [hours, minutes, seconds].some((each) => each !== undefined);
}

function dayText({ day, week }: RuleFacts["days"][number]): string {
  return `${week || ""}${WEEKDAYS[(day + 5) % 7] ?? "MO"}`;
}

/** A date means all of that day. */
function endOf(until: CalendarTime, zones: Zones): number {
  const last = until.form === "date" ? { ...until, wall: until.wall + DAY_MS - 1_000 } : until;
  return Math.floor(epochOf(last, zones) / 1_000);
}
