import { lines } from "../vdir/vdir-home.ts";

const DAY_MS = 86_400_000;

/** The file of one of many events over six years; every tenth repeats, every hundredth with an exception. */
export function manyEvents(index: number): string {
  const day = new Date(Date.UTC(2022, 0, 1) + (index % 2_000) * DAY_MS).toISOString();
  const date = day.slice(0, 10).replaceAll("-", "");
  const rule = index % 20 ? "RRULE:FREQ=WEEKLY;BYDAY=MO,WE" : "RRULE:FREQ=DAILY;COUNT=90";
  return lines(
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    `UID:event-${index}@example.org`,
    `DTSTART;TZID=Europe/Berlin:${date}T090000`,
    `DTEND;TZID=Europe/Berlin:${date}T100000`,
    `SUMMARY:Event number ${index}`,
    "DESCRIPTION:Some notes that are\\, as ever\\, long enough to be folded over",
    "  several lines",
    ...(index % 10 ? [] : [rule]),
    ...(index % 100 ? [] : [`EXDATE;TZID=Europe/Berlin:${date}T090000`]),
    "END:VEVENT",
    "END:VCALENDAR",
  );
}
