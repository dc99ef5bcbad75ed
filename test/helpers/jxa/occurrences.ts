import ICAL from "ical.js";
import { DateTime } from "luxon";
import type { DetachedRow, EventFields, EventRow, RuleRow } from "./event-kit-world.ts";

const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"];
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
/** Occurrences of one series that are looked at; ten years of daily events are 3,653. */
const MOST = 20_000;

export type OccurrenceRow = {
  readonly event: EventRow;
  /** When the rule puts it; of an event that doesn't repeat, undefined. */
  readonly occurrence?: number;
  readonly detached?: DetachedRow;
  readonly fields: EventFields;
};

/** The occurrences of an event that meet [from, to]; ical.js follows the rule on the wall of the event's zone. */
export function occurrencesOf(event: EventRow, from: number, to: number): OccurrenceRow[] {
  if (!event.rule) return meets(event, from, to) ? [{ event, fields: event }] : [];
  const found: OccurrenceRow[] = [];
  for (const detached of event.detached) {
    const { occurrence } = detached;
    if (meets(detached, from, to)) found.push({ event, occurrence, detached, fields: detached });
  }
  const length = event.end - event.start;
  for (const start of startsOf(event, to)) {
    const fields = { ...event, start, end: endFor(event, start, length) };
    if (isTaken(event, start) || !meets(fields, from, to)) continue;
    found.push({ event, occurrence: start, fields });
  }
  return found;
}

/** When the rule falls due, up to a time, whatever became of the single occurrences; followed once for all that ask. */
export function startsOf(series: Series, to: number): readonly number[] {
  const key = JSON.stringify([series.start, series.zone, series.rule]);
  let known = followed.get(key);
  if (!known || known.to < to) {
    known = { to, starts: follow(series, to) };
    followed.set(key, known);
  }
  return known.starts.filter((start) => start <= to);
}

type Series = Pick<EventFields, "start" | "zone" | "rule">;
const followed = new Map<string, { readonly to: number; readonly starts: readonly number[] }>();

function follow({ start, zone, rule }: Series, to: number): readonly number[] {
  if (!rule) return [start];
  const first = DateTime.fromMillis(start, { zone });
  const recur = ICAL.Recur.fromString(ruleText(rule, zone));
  const iterator = recur.iterator(
    ICAL.Time.fromDateTimeString(first.toFormat("yyyy-MM-dd'T'HH:mm:ss")),
  );
  const starts: number[] = [];
  for (let at = 0; at < MOST; at++) {
    const next = iterator.next();
    if (!next) break;
    const { year, month, day, hour, minute, second } = next;
    const ms = DateTime.fromObject({ year, month, day, hour, minute, second }, { zone }).toMillis();
    if (ms > to || (rule.until !== undefined && ms > rule.until)) break;
    starts.push(ms);
  }
  return starts;
}

export function isTaken({ excluded, detached }: EventRow, start: number): boolean {
  return excluded.includes(start) || detached.some(({ occurrence }) => occurrence === start);
}

function meets({ start, end }: EventFields, from: number, to: number): boolean {
  return start <= to && end >= from;
}

/** All-day events keep their days, others their length. */
function endFor({ allDay, zone, start, end }: EventFields, begin: number, length: number): number {
  if (!allDay) return begin + length;
  const wall = (ms: number): DateTime => DateTime.fromMillis(ms, { zone });
  const days = Math.round(wall(end).diff(wall(start), "days").days);
  return wall(begin).plus({ days }).toMillis();
}

/** The rule as an RRULE value. */
export function ruleText(rule: RuleRow, zone: string): string {
  const list = (name: string, values: readonly (number | string)[]): string[] =>
    values.length > 0 ? [`${name}=${values.join(",")}`] : [];
  const until =
    rule.until === undefined
      ? []
      : [`UNTIL=${DateTime.fromMillis(rule.until, { zone }).toFormat("yyyyMMdd'T'HHmmss")}`];
  return [
    `FREQ=${FREQUENCIES[rule.frequency]}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...list(
      "BYDAY",
      rule.days.map(({ day, week }) => `${week || ""}${WEEKDAYS[day - 1]}`),
    ),
    ...list("BYMONTHDAY", rule.monthDays),
    ...list("BYMONTH", rule.months),
    ...list("BYWEEKNO", rule.weeks),
    ...list("BYYEARDAY", rule.yearDays),
    ...list("BYSETPOS", rule.positions),
    ...(rule.count > 0 ? [`COUNT=${rule.count}`] : []),
    ...until,
  ].join(";");
}
