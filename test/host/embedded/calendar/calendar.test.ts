import ICAL from "ical.js";
import { DateTime } from "luxon";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import type { CalendarUnderTest, SeedEvent, StoredEvent } from "../../contract/calendar.ts";
import { describeCalendarContract, NOW, ZONE } from "../../contract/calendar.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";
import { vdirUnderTest } from "../vdir-under-test.ts";

const clock = { now: () => NOW, zone: ZONE };

describeCalendarContract({ name: "embedded, a folder a calendar", make });

async function make(): Promise<CalendarUnderTest> {
  const home = makeVdirHome();
  const { host, undo } = createEmbeddedCalendar({ folder: home.folder, clock });
  const kind = {
    folder: "calendar",
    undo,
    placeOf: ({ calendar }: SeedEvent) => calendar,
    seedText,
    storedIn,
  };
  return { host, ...vdirUnderTest(home, kind) };
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
