import { join } from "node:path";
import ICAL from "ical.js";
import type { DateTime } from "luxon";
import { calendarColours, events } from "../data/events.ts";
import type { SampleEvent } from "../data/events.ts";
import { icalTime, stamp } from "../ical-time.ts";
import type { IcalProperty } from "../ical-time.ts";
import { putFile } from "../put-file.ts";
import { dayOf, hoursBefore, timeOf } from "../sample-time.ts";
import type { SampleClock, SampleDay } from "../sample-time.ts";

const DEFAULT_MINUTES = 60;
const AGE_HOURS = 48;

/** The sample's calendars as vdir folders: an .ics file for each event or series. */
export async function writeEvents(folder: string, clock: SampleClock): Promise<void> {
  const modified = hoursBefore(AGE_HOURS, clock);
  for (const [name, colour] of Object.entries(calendarColours)) {
    await putFile({ path: join(folder, name, "displayname"), content: `${name}\n`, modified });
    await putFile({ path: join(folder, name, "color"), content: `${colour}\n`, modified });
  }
  for (const event of events) {
    const path = join(folder, event.calendar, `${event.id}.ics`);
    await putFile({ path, content: `${icsOf(event, clock)}\r\n`, modified });
  }
}

function icsOf(event: SampleEvent, clock: SampleClock): string {
  const moved = event.moved ? [movedInstance(event, event.moved, clock)] : [];
  const head = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", "-//sotto//sample//EN"],
  ];
  return ICAL.stringify(["vcalendar", head, [master(event, clock), ...moved]]);
}

function master(event: SampleEvent, clock: SampleClock): unknown[] {
  const start = startOf(event, event.day, clock);
  const properties = [
    ...facts(event, clock),
    ...span(event, start),
    ...(event.repeat ? [["rrule", {}, "recur", event.repeat]] : []),
    ...(event.skipped ?? []).map((day) => at("exdate", event, startOf(event, day, clock))),
  ];
  return ["vevent", properties, alarms(event)];
}

function movedInstance(
  event: SampleEvent,
  { from, to, time }: NonNullable<SampleEvent["moved"]>,
  clock: SampleClock,
): unknown[] {
  const was = at("recurrence-id", event, startOf(event, from, clock));
  const start = timeOf({ ...event, day: to, time }, clock);
  return ["vevent", [...facts(event, clock), was, ...span(event, start)], []];
}

function facts(event: SampleEvent, clock: SampleClock): IcalProperty[] {
  return [
    ["uid", {}, "text", `${event.id}@sample.sotto`],
    ["dtstamp", {}, "date-time", stamp(clock)],
    ["summary", {}, "text", event.title],
    // Birthdays and days something is due leave their hours free; a journey doesn't.
    ...(event.time
      ? []
      : [["transp", {}, "text", event.takesDays ? "OPAQUE" : "TRANSPARENT"] as const]),
    ...(event.location ? [["location", {}, "text", event.location] as const] : []),
    ...(event.notes ? [["description", {}, "text", event.notes] as const] : []),
  ];
}

function span(event: SampleEvent, start: DateTime): IcalProperty[] {
  const end = event.time
    ? start.plus({ minutes: event.minutes ?? DEFAULT_MINUTES })
    : start.plus({ days: event.days ?? 1 });
  return [at("dtstart", event, start), at("dtend", event, end)];
}

function at(property: string, event: SampleEvent, time: DateTime): IcalProperty {
  return icalTime(property, time, event.time ? "time" : "day");
}

function startOf(event: SampleEvent, day: SampleDay, clock: SampleClock): DateTime {
  return event.time ? timeOf({ ...event, day, time: event.time }, clock) : dayOf(day, clock);
}

function alarms({ alertMinutes, title }: SampleEvent): unknown[] {
  if (alertMinutes === undefined) return [];
  const properties = [
    ["action", {}, "text", "DISPLAY"],
    ["description", {}, "text", title],
    ["trigger", {}, "duration", `-PT${alertMinutes}M`],
  ];
  return [["valarm", properties, []]];
}
