import ICAL from "ical.js";
import { DateTime } from "luxon";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import type { CalendarUnderTest, SeedEvent, StoredEvent } from "../../contract/calendar.ts";
import { describeCalendarContract, NOW, ZONE } from "../../contract/calendar.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

const clock = { now: () => NOW, zone: ZONE };

describeCalendarContract({ name: "embedded, a folder a calendar", make });

async function make(): Promise<CalendarUnderTest> {
  const home = makeVdirHome();
  const { host, undo } = createEmbeddedCalendar({ folder: home.folder, clock });
  const nameOf = (folder: string): string => {
    const file = `${folder}/displayname`;
    return home.files().includes(file) ? home.text(file).trim() : folder;
  };
  return {
    host,
    undo: ({ operation, input }) =>
      undo[operation]?.(input) ?? Promise.reject(new Error(operation)),
    seed: async (events, calendars = [...new Set(events.map(({ calendar }) => calendar))]) => {
      for (const [index, name] of calendars.entries()) {
        home.put(`calendar-${index}/displayname`, name);
      }
      for (const [index, event] of events.entries()) {
        const folder = `calendar-${calendars.indexOf(event.calendar)}`;
        home.put(`${folder}/seed-${index}.ics`, seedText(event, `seed-${index}@example.org`));
      }
    },
    stored: async () =>
      home
        .files()
        .filter((file) => file.endsWith(".ics"))
        .flatMap((file) => storedIn(home.text(file), nameOf(file.split("/")[0] ?? ""))),
    everything: async () => home.everything(),
    retitle: async (from, to) => {
      const file = home.files().find((each) => home.text(each).includes(`SUMMARY:${from}`)) ?? "";
      home.put(file, home.text(file).replace(`SUMMARY:${from}`, `SUMMARY:${to}`));
    },
    dispose: async () => home.dispose(),
  };
}

function seedText(event: SeedEvent, uid: string): string {
  const time = (text: string): string =>
    event.allDay
      ? `;VALUE=DATE:${text.replaceAll("-", "")}`
      : `;TZID=${ZONE}:${DateTime.fromISO(text, { zone: ZONE }).toFormat("yyyyMMdd'T'HHmmss")}`;
  return lines(
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//example//contract//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    "DTSTAMP:20260101T000000Z",
    `DTSTART${time(event.start)}`,
    `DTEND${time(event.end)}`,
    ...(event.repeat ? [`RRULE:${event.repeat}`] : []),
    `SUMMARY:${event.title}`,
    ...(event.location ? [`LOCATION:${event.location}`] : []),
    ...(event.notes ? [`DESCRIPTION:${event.notes}`] : []),
    "X-EXAMPLE;X-KEPT=yes:an unknown property",
    "END:VEVENT",
    "END:VCALENDAR",
  );
}

/** Reads a file with ical.js alone and converts its times with luxon. */
function storedIn(text: string, calendar: string): readonly StoredEvent[] {
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents("vevent").map((event) => {
    const textOf = (name: string): string | undefined =>
      event.getFirstPropertyValue(name)?.toString();
    const location = textOf("location");
    const notes = textOf("description");
    const repeat = textOf("rrule");
    const [replaces] = timesOf(event, "recurrence-id");
    return {
      calendar,
      title: textOf("summary") ?? "",
      start: timesOf(event, "dtstart")[0] ?? "",
      end: timesOf(event, "dtend")[0] ?? "",
      ...(location === undefined ? {} : { location }),
      ...(notes === undefined ? {} : { notes }),
      ...(repeat === undefined ? {} : { repeat }),
      excluded: timesOf(event, "exdate"),
      ...(replaces === undefined ? {} : { replaces }),
    };
  });
}

function timesOf(event: InstanceType<typeof ICAL.Component>, name: string): readonly string[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value) => {
      const written = String(value);
      const zone = property.getFirstParameter("tzid");
      if (!zone) return written;
      const instant = DateTime.fromISO(written, { zone }).toUTC();
      return instant.toISO({ suppressMilliseconds: true }) ?? "";
    }),
  );
}
