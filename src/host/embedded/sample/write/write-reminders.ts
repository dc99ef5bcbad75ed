import { join } from "node:path";
import ICAL from "ical.js";
import { reminders } from "../data/reminders.ts";
import type { SampleReminder } from "../data/reminders.ts";
import { icalTime, stamp } from "../ical-time.ts";
import type { IcalProperty } from "../ical-time.ts";
import { putFile } from "../put-file.ts";
import { dayOf, hoursBefore, timeOf } from "../sample-time.ts";
import type { SampleClock } from "../sample-time.ts";

const AGE_HOURS = 72;

/** The sample's reminder lists: a folder a list, a VTODO a file. */
export async function writeReminders(folder: string, clock: SampleClock): Promise<void> {
  for (const reminder of reminders) {
    const head = [
      ["version", {}, "text", "2.0"],
      ["prodid", {}, "text", "-//sotto//sample//EN"],
    ];
    const todo = ["vtodo", propertiesOf(reminder, clock), []];
    await putFile({
      path: join(folder, reminder.list, `${reminder.id}.ics`),
      content: `${ICAL.stringify(["vcalendar", head, [todo]])}\r\n`,
      modified: hoursBefore(AGE_HOURS, clock),
    });
  }
}

function propertiesOf(reminder: SampleReminder, clock: SampleClock): IcalProperty[] {
  return [
    ["uid", {}, "text", `${reminder.id}@sample.sotto`],
    ["dtstamp", {}, "date-time", stamp(clock)],
    ["summary", {}, "text", reminder.title],
    ...dueOf(reminder, clock),
    ...(reminder.priority ? [["priority", {}, "integer", reminder.priority] as const] : []),
    ...(reminder.notes ? [["description", {}, "text", reminder.notes] as const] : []),
    ...(reminder.repeat ? [["rrule", {}, "recur", reminder.repeat] as const] : []),
    ["status", {}, "text", reminder.done ? "COMPLETED" : "NEEDS-ACTION"],
    ...(reminder.done ? [["completed", {}, "date-time", stamp(clock)] as const] : []),
  ];
}

/** A repeating VTODO needs a start as well (RFC 5545, 3.8.5.3). */
function dueOf({ day, time, repeat }: SampleReminder, clock: SampleClock): IcalProperty[] {
  if (day === undefined) return [];
  const precision = time ? "time" : "day";
  const due = time ? timeOf({ day, time }, clock) : dayOf(day, clock);
  const properties = [icalTime("due", due, precision)];
  return repeat ? [icalTime("dtstart", due, precision), ...properties] : properties;
}
