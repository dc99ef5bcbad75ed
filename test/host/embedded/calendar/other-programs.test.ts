import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../../src/host/calendar.ts";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

let home: VdirHome;
beforeEach(() => {
  home = makeVdirHome();
});
afterEach(() => home.dispose());

function open(zone = ZONE): ReturnType<typeof createEmbeddedCalendar> {
  return createEmbeddedCalendar({ folder: home.folder, clock: { now: () => NOW, zone } });
}

/** Puts a fixture into a calendar and tells what is on it between two dates (UTC), start and title. */
async function rowsOf(
  name: string,
  from: string,
  to: string,
): Promise<readonly (readonly [string, string])[]> {
  home.put(`personal/${name}`, readFileSync(`test/data/ics/${name}`));
  const { rows } = await open().host.query({
    from: Date.parse(from),
    to: Date.parse(to),
    limit: 90,
  });
  return rows.map(({ start, title }) => [new Date(start).toISOString().slice(0, 16), title]);
}

function event(...content: readonly string[]): string {
  return lines(
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    ...content,
    "END:VEVENT",
    "END:VCALENDAR",
  );
}

async function all(part = open()): Promise<readonly CalendarEvent[]> {
  const window = { from: Date.UTC(2026, 0), to: Date.UTC(2027, 0) };
  return (await part.host.query({ ...window, limit: 500 })).rows;
}

describe("calendars of other programs", () => {
  it("khal: a VTIMEZONE that ends with the year does not shift later dates", async () => {
    const rows = await rowsOf("khal.ics", "2026-10-19T00:00Z", "2026-11-04T00:00Z");
    expect(rows).toEqual([
      ["2026-10-20T17:00", "Choir"],
      ["2026-10-27T18:00", "Choir"],
      ["2026-11-03T18:00", "Choir"],
    ]);
  });

  it("Google: several events in a file, EXDATE, a moved date, UNTIL, a cancelled event", async () => {
    const rows = await rowsOf("google.ics", "2026-03-01T00:00Z", "2026-04-30T00:00Z");
    expect(rows).toEqual([
      ["2026-03-02T16:00", "Swimming lesson"],
      ["2026-03-05T09:30", "Project review"],
      ["2026-03-09T16:00", "Swimming lesson"],
      ["2026-03-11T23:00", "Grandma's birthday"],
      ["2026-03-24T15:00", "Swimming lesson (moved)"],
      ["2026-03-30T15:00", "Swimming lesson"],
    ]);
    const events = await all();
    const named = (title: string): CalendarEvent | undefined =>
      events.find((each) => each.title === title);
    expect(named("Grandma's birthday")).toMatchObject({ allDay: true, free: true });
    expect(named("Swimming lesson")?.free).toBeUndefined();
    expect(named("Swimming lesson")?.notes).toBe(
      "Bring goggles, towel\nand the <b>season ticket</b>",
    );
    expect(named("Swimming lesson (moved)")).toMatchObject({
      id: "4ab8swimming@google.com/20260323T160000Z",
      location: "Other pool",
    });
    expect(named("Project review")?.attendees).toEqual([
      "Duarte, Ines <ines@example.org>",
      "me@example.org",
    ]);
  });

  it("Outlook: Windows names and zones of the file's own", async () => {
    const rows = await rowsOf("outlook.ics", "2026-03-01T00:00Z", "2026-04-30T00:00Z");
    expect(rows).toEqual([
      ["2026-03-03T09:00", "Status"],
      ["2026-03-10T09:00", "Status"],
      ["2026-03-10T13:00", "Call New York"],
      ["2026-03-17T09:00", "Status"],
      ["2026-03-24T09:00", "Status"],
      ["2026-03-31T08:00", "Status"],
      ["2026-04-07T08:00", "Status"],
    ]);
  });

  it("Apple: bare TZIDs, a change for all later dates, floating times, durations, periods", async () => {
    const rows = await rowsOf("apple.ics", "2026-03-01T00:00Z", "2026-06-30T00:00Z");
    expect(rows).toEqual([
      ["2026-03-03T14:00", "Board call"],
      ["2026-03-04T19:00", "Overnight watch"],
      ["2026-03-05T23:00", "Ends on its own day"],
      ["2026-03-07T00:00", "Tokyo"],
      ["2026-03-09T00:00", "Tokyo"],
      ["2026-03-11T01:00", "Tokyo"],
      ["2026-04-07T16:00", "Board lunch"],
      ["2026-05-05T16:00", "Board lunch"],
      ["2026-06-02T16:00", "Board lunch"],
    ]);
    const lengths = (await all()).map(({ title, start, end }) => [
      title,
      (end - start) / 3_600_000,
    ]);
    expect(lengths).toContainEqual(["Overnight watch", 25]);
    expect(lengths).toContainEqual(["Ends on its own day", 24]);
    expect(lengths).toContainEqual(["Board lunch", 2]);
    expect(lengths.filter(([title]) => title === "Tokyo")).toEqual([
      ["Tokyo", 0],
      ["Tokyo", 3],
      ["Tokyo", 2],
    ]);
    expect(await open().problems?.()).toEqual([]);
  });

  it("reads a date and a floating time on the wall of the machine", async () => {
    home.put("a.ics", event("UID:1", "SUMMARY:day", "DTSTART;VALUE=DATE:20260305"));
    home.put("b.ics", event("UID:2", "SUMMARY:time", "DTSTART:20260305T090000"));
    const starts = async (zone: string): Promise<readonly string[]> =>
      (await all(open(zone))).map(({ start }) => new Date(start).toISOString());
    expect(await starts("Asia/Tokyo")).toEqual([
      "2026-03-04T15:00:00.000Z",
      "2026-03-05T00:00:00.000Z",
    ]);
    expect(await starts("America/New_York")).toEqual([
      "2026-03-05T05:00:00.000Z",
      "2026-03-05T14:00:00.000Z",
    ]);
  });

  it("compares EXDATE and RECURRENCE-ID as instants, whatever zone they are written in", async () => {
    home.put(
      "a.ics",
      lines(
        "BEGIN:VCALENDAR",
        "BEGIN:VEVENT",
        "UID:1",
        "SUMMARY:daily",
        "DTSTART;TZID=Europe/Berlin:20260327T090000",
        "RRULE:FREQ=DAILY;COUNT=5",
        "EXDATE:20260328T080000Z,20260329T070000Z",
        "EXDATE;VALUE=DATE:20260331",
        "END:VEVENT",
        "BEGIN:VEVENT",
        "UID:1",
        "SUMMARY:moved",
        "RECURRENCE-ID;TZID=America/New_York:20260330T030000",
        "DTSTART;TZID=Europe/Berlin:20260330T120000",
        "END:VEVENT",
        "END:VCALENDAR",
      ),
    );
    const rows = (await all()).map(({ title, start }) => [title, new Date(start).toISOString()]);
    expect(rows).toEqual([
      ["daily", "2026-03-27T08:00:00.000Z"],
      ["moved", "2026-03-30T10:00:00.000Z"],
    ]);
  });

  it("keeps a rule to its hour in a time the clocks skip, and skips nothing", async () => {
    home.put(
      "a.ics",
      event(
        "UID:1",
        "SUMMARY:early",
        "DTSTART;TZID=Europe/Berlin:20260328T023000",
        "RRULE:FREQ=DAILY;COUNT=3",
      ),
    );
    const rows = await all();
    expect(rows.map(({ start }) => new Date(start).toISOString())).toEqual([
      "2026-03-28T01:30:00.000Z",
      "2026-03-29T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
    for (const row of rows) expect((await open().host.get(row.id)).start).toBe(row.start);
  });

  it("lists single dates of a series whose master is kept elsewhere", async () => {
    home.put(
      "a.ics",
      event(
        "UID:far",
        "RECURRENCE-ID:20260305T090000Z",
        "DTSTART:20260305T100000Z",
        "SUMMARY:guest",
      ),
    );
    const part = open();
    const [only] = await all(part);
    expect(only).toMatchObject({ id: "far/20260305T090000Z", title: "guest" });
    await part.host.remove({ id: only?.id ?? "", span: "this" });
    expect(home.files()).toEqual([]);
  });

  it("tells events apart that share a UID or have none", async () => {
    home.put("a/1.ics", event("UID:same", "DTSTART:20260305T090000Z", "SUMMARY:first"));
    home.put("b/1.ics", event("UID:same", "DTSTART:20260306T090000Z", "SUMMARY:second"));
    home.put("b/2.ics", event("DTSTART:20260307T090000Z", "SUMMARY:third"));
    const part = open();
    const rows = await all(part);
    expect(rows.map(({ title }) => title)).toEqual(["first", "second", "third"]);
    for (const row of rows) expect(await part.host.get(row.id)).toEqual(row);
    await part.host.remove({ id: rows[1]?.id ?? "", span: "this" });
    await part.host.remove({ id: rows[2]?.id ?? "", span: "this" });
    expect(home.files()).toEqual(["a/1.ics"]);
  });

  it("finds calendars by displayname, in nested folders, and files in the root", async () => {
    const one = (uid: string): string =>
      event(`UID:${uid}`, "DTSTART:20260305T090000Z", `SUMMARY:${uid}`);
    home.put("loose.ics", one("loose"));
    home.put("account/work/a.ics", one("nested"));
    home.put("account/empty/color", "#ff0000");
    home.put("private/displayname", "Family\n");
    home.put("private/b.ICS", one("upper"));
    home.put("private/.hidden.ics", one("hidden"));
    home.put("private/c.ics.tmp", one("temporary"));
    const part = open();
    const root = home.folder.split("/").at(-1) ?? "";
    const calendars = await part.host.calendars();
    expect(calendars.map(({ id, name }) => [id, name])).toEqual([
      ["", root],
      ["account/empty", "empty"],
      ["account/work", "work"],
      ["private", "Family"],
    ]);
    expect((await all(part)).map(({ title }) => title).toSorted()).toEqual([
      "loose",
      "nested",
      "upper",
    ]);
    const named = await part.host.query({
      from: 0,
      to: Date.UTC(2027, 0),
      calendar: "account/work",
      limit: 5,
    });
    expect(named.rows.map(({ title }) => title)).toEqual(["nested"]);
  });

  it("leaves reminder lists out of the calendars when both lie in one folder", async () => {
    home.put("personal/a.ics", event("UID:1", "DTSTART:20260305T090000Z"));
    home.put(
      "tasks/b.ics",
      lines("BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:2", "END:VTODO", "END:VCALENDAR"),
    );
    const part = open();
    expect((await part.host.calendars()).map(({ name }) => name)).toEqual(["personal"]);
    expect(await part.problems?.()).toEqual([]);
  });

  it("reads the later state of an event that a file holds twice", async () => {
    const states = [2, 5, 3].map((sequence) =>
      [
        "BEGIN:VEVENT",
        "UID:1",
        "DTSTART:20260305T090000Z",
        `SUMMARY:state ${sequence}`,
        `SEQUENCE:${sequence}`,
        "END:VEVENT",
      ].join("\r\n"),
    );
    home.put("a.ics", lines("BEGIN:VCALENDAR", ...states, "END:VCALENDAR"));
    expect((await all()).map(({ title }) => title)).toEqual(["state 5"]);
  });
});
