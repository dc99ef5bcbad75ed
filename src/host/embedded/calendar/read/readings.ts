import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { dayOf, epochOf, timeLike, timeText } from "../../ical/zones/calendar-time.ts";
import { expandRule } from "../../ical/rules/expand-rule.ts";
import { lastReading } from "../../ical/rules/last-reading.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import type { EventRecord, EventSeries } from "./event-series.ts";

/*
 * A series is counted in readings: what the clock on the wall of its start shows when it falls due.
 * An instant is the name of a reading for others, the same in every zone.
 */

/** The readings of a series between two of them, replaced ones among them, excluded ones not. */
export function readingsOf(
  series: EventSeries,
  { from, until }: { readonly from: number; readonly until: number },
): readonly number[] {
  const { master, zones } = series;
  if (!master) return [];
  const { start, rules, extra } = master;
  const readings = new Set(extra.map(({ time }) => readingLike(start, time, zones)));
  if (rules.length === 0) readings.add(start.wall);
  for (const rule of rules) {
    const last = Math.min(until, lastReading(rule, start, zones));
    for (const reading of expandRule(rule, { start, from, until: last })) readings.add(reading);
  }
  const isExcluded = exclusion(master, zones);
  return [...readings]
    .filter((reading) => reading >= from && reading <= until && !isExcluded(reading))
    .toSorted((a, b) => a - b);
}

/** The instant that names the occurrence at a reading. */
export function instantAt(reading: number, { master, zones }: EventSeries): string {
  if (!master || master.start.form === "date")
    return timeText({ form: "date", wall: dayOf(reading) });
  return timeText({ form: "utc", wall: epochOf({ ...master.start, wall: reading }, zones) });
}

/** The reading an instant names, on the wall of the series' start. */
export function readingOf(instant: string, { master, zones }: EventSeries): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(instant);
  if (!match || !master) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  if (master.start.form === "date") return match[4] === undefined ? wall : undefined;
  return match[4] === undefined ? undefined : timeLike(master.start, wall, zones).wall;
}

/** The instant of the occurrence a record stands in for. */
export function replacedBy(record: EventRecord, series: EventSeries): string {
  const { master, zones } = series;
  const recurrence = record.recurrence ?? record.start;
  if (master) return instantAt(readingLike(master.start, recurrence, zones), series);
  if (recurrence.form === "date") return timeText(recurrence);
  return timeText({ form: "utc", wall: epochOf(recurrence, zones) });
}

/** A time as a reading on the wall of the series' start; a date means the start's time on that day. */
export function readingLike(start: CalendarTime, time: CalendarTime, zones: Zones): number {
  if (start.form === "date") return dayOf(time.wall);
  if (time.form === "date") return time.wall + start.wall - dayOf(start.wall);
  return timeLike(start, epochOf(time, zones), zones).wall;
}

/** Times are compared as instants: the file may name them in another zone than the start's. */
function exclusion({ start, excluded }: EventRecord, zones: Zones): (reading: number) => boolean {
  if (excluded.length === 0) return () => false;
  if (start.form === "date") {
    const days = new Set(excluded.map(({ wall }) => dayOf(wall)));
    return (reading) => days.has(reading);
  }
  const days = new Set(excluded.filter(({ form }) => form === "date").map(({ wall }) => wall));
  const instants = new Set(
    excluded.filter(({ form }) => form !== "date").map((time) => epochOf(time, zones)),
  );
  return (reading) =>
    days.has(dayOf(reading)) || instants.has(epochOf({ ...start, wall: reading }, zones));
}
