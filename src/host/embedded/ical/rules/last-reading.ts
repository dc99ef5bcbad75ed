import type { CalendarTime } from "../zones/calendar-time.ts";
import { DAY_MS, dayOf, epochOf, timeLike } from "../zones/calendar-time.ts";
import type { RecurrenceRule } from "./recurrence-rule.ts";
import type { Zones } from "../zones/zones.ts";

/** The last reading a rule may reach, on the wall of its start; a date as the end means all of that day. */
export function lastReading({ until }: RecurrenceRule, start: CalendarTime, zones: Zones): number {
  if (!until) return Infinity;
  if (start.form === "date") return dayOf(until.wall);
  if (until.form === "date") return until.wall + DAY_MS - 1;
  if (until.form === "floating") return until.wall;
  return timeLike(start, epochOf(until, zones), zones).wall;
}
