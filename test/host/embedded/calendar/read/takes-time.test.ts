import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedCalendar } from "../../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { NOW, ZONE } from "../../../contract/calendar.ts";
import type { VdirHome } from "../../vdir/vdir-home.ts";
import { lines, makeVdirHome } from "../../vdir/vdir-home.ts";

let home: VdirHome;
beforeEach(() => {
  home = makeVdirHome();
});
afterEach(() => home.dispose());

const DAY = ["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260311"];
const HOUR = ["DTSTART:20260310T100000Z", "DTEND:20260310T110000Z"];

function put(file: string, ...content: readonly string[]): void {
  const event = ["BEGIN:VEVENT", `UID:${file}`, `SUMMARY:${file}`, ...content, "END:VEVENT"];
  home.put(file, lines("BEGIN:VCALENDAR", "VERSION:2.0", ...event, "END:VCALENDAR"));
}

async function isFree(file: string): Promise<boolean> {
  const { host } = createEmbeddedCalendar({
    folder: home.folder,
    clock: { now: () => NOW, zone: ZONE },
  });
  const window = { from: Date.UTC(2026, 2, 9), to: Date.UTC(2026, 2, 12) };
  const { rows } = await host.query({ ...window, limit: 90 });
  return rows.find(({ title }) => title === file)?.free === true;
}

describe("an event", () => {
  it.each([
    ["a whole day that says it is busy", [...DAY, "TRANSP:OPAQUE"], false],
    ["a whole day out of the office", [...DAY, "X-MICROSOFT-CDO-BUSYSTATUS:OOF"], false],
    ["a whole day that says it is free", [...DAY, "TRANSP:TRANSPARENT"], true],
    ["a whole day free by Outlook", [...DAY, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"], true],
    ["a whole day that says nothing", DAY, false],
    ["a day of every year", [...DAY, "RRULE:FREQ=YEARLY"], true],
    ["a busy day of every year", [...DAY, "RRULE:FREQ=YEARLY", "TRANSP:OPAQUE"], false],
    ["an hour that says nothing", HOUR, false],
    ["an hour every year", [...HOUR, "RRULE:FREQ=YEARLY"], false],
    ["an hour that says it is free", [...HOUR, "TRANSP:transparent"], true],
  ] as const)("%s beside appointments", async (_, content, free) => {
    put("work/stand-up.ics", ...HOUR);
    put("work/it.ics", ...content);
    expect(await isFree("work/it.ics")).toBe(free);
  });

  it("that says nothing leaves its day free in a calendar of nothing but days", async () => {
    put("feiertage/one.ics", ...DAY);
    put("feiertage/two.ics", "DTSTART;VALUE=DATE:20260601");
    expect(await isFree("feiertage/one.ics")).toBe(true);
  });
});
