import { stampText } from "../ical/edit/edit-file.ts";
import { timeIn } from "../ical/edit/new-file.ts";
import { DAY_MS, dayOf, timeProperty } from "../ical/zones/calendar-time.ts";
import { ianaZone } from "../ical/zones/zone.ts";
import type { SampleClock } from "./sample-clock.ts";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DATE = /\{(?:today|mon|tue|wed|thu|fri|sat|sun)(?:[+-]\d+)?(?: \d\d:\d\d(?: [\w/]+)?)?\}/g;

/**
 * The text of an .ics file with its dates filled in, each as a property's parameters and value: `DUE{today+2}`
 * is due in two days, `DTSTART{tue-4 15:30}` starts on the Tuesday four weeks before this week's, in the
 * sample's zone or the one named last; `{now}` is the instant itself.
 */
export function fillDates(text: string, clock: SampleClock): string {
  return text
    .replaceAll("{now}", stampText(clock.now))
    .replaceAll(DATE, (date) => datedProperty(date.slice(1, -1), clock));
}

function datedProperty(date: string, clock: SampleClock): string {
  const [day = "", time, zone = clock.zone] = date.split(" ");
  const wall = midnightOf(day, clock);
  if (time === undefined) return timeProperty({ form: "date", wall });
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return timeProperty({ ...timeIn(zone), wall: wall + (hour * 60 + minute) * 60_000 });
}

function midnightOf(day: string, { now, zone }: SampleClock): number {
  const today = dayOf(ianaZone(zone)?.toWall(now) ?? now);
  const [name, count] = [day.slice(0, 3), Number(/[+-]\d+/.exec(day)?.[0] ?? 0)];
  if (!WEEKDAYS.includes(name)) return today + count * DAY_MS;
  // The first of January 1970 was a Thursday.
  const monday = today - ((today / DAY_MS + 3) % 7) * DAY_MS;
  return monday + (WEEKDAYS.indexOf(name) + 7 * count) * DAY_MS;
}
