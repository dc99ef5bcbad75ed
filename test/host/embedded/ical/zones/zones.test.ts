import { DateTime, IANAZone } from "luxon";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentText } from "../../../../../src/host/embedded/ical/text/content-lines.ts";
import { readContent } from "../../../../../src/host/embedded/ical/text/read-content.ts";
import { readVtimezone } from "../../../../../src/host/embedded/ical/zones/read-vtimezone.ts";
import { writeVtimezone } from "../../../../../src/host/embedded/ical/zones/write-vtimezone.ts";
import type { Zone } from "../../../../../src/host/embedded/ical/zones/zone.ts";
import { ianaZone } from "../../../../../src/host/embedded/ical/zones/zone.ts";
import { zonesOf } from "../../../../../src/host/embedded/ical/zones/zones.ts";

const NAMES = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Asia/Kolkata",
  "Africa/Casablanca",
  "Asia/Jerusalem",
  "Europe/Dublin",
  "Pacific/Apia",
];

function zoneNamed(name: string): Zone {
  const zone = ianaZone(name);
  if (!zone) throw new Error(name);
  return zone;
}

const instant = fc.integer({ min: Date.UTC(1995, 0), max: Date.UTC(2045, 0) });

describe("zones", () => {
  it("have the offsets the runtime has, at any instant", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), instant, (name, epoch) => {
        const offset = IANAZone.create(name).offset(epoch) * 60_000;
        expect(zoneNamed(name).toWall(epoch)).toBe(epoch + offset);
      }),
      { numRuns: 300 },
    );
  });

  it("read a wall clock back as the instant it shows, the earlier one where it shows two", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), instant, (name, epoch) => {
        const zone = zoneNamed(name);
        const wall = zone.toWall(epoch);
        const read = zone.toEpoch(wall);
        expect(zone.toWall(read)).toBe(wall);
        expect(read).toBeLessThanOrEqual(epoch);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    // A time the clocks skip goes on with the offset before; of one they show twice the first counts.
    ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30Z"],
    ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30Z"],
    ["America/New_York", "2026-03-08T02:30", "2026-03-08T07:30Z"],
    ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30Z"],
    ["Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45Z"],
  ])("%s reads %s as %s", (name, wall, expected) => {
    expect(zoneNamed(name).toEpoch(Date.parse(`${wall}Z`))).toBe(Date.parse(expected));
  });

  it("are found under IANA names, long paths, Windows names, and in the file", () => {
    const text = [
      "BEGIN:VTIMEZONE",
      "TZID:Half past",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0530",
      "TZOFFSETTO:+0530",
      "END:STANDARD",
      "END:VTIMEZONE",
    ];
    const parts = readContent(`BEGIN:VCALENDAR\n${text.join("\n")}\nEND:VCALENDAR\n`);
    const zones = zonesOf(parts, "Europe/Berlin");
    const noon = Date.UTC(2026, 6, 1, 12);
    const hoursAhead = (tzid: string): number =>
      (zones.named(tzid).toWall(noon) - noon) / 3_600_000;
    expect(hoursAhead("America/New_York")).toBe(-4);
    expect(hoursAhead("/mozilla.org/20050126_1/America/New_York")).toBe(-4);
    expect(hoursAhead("/x.org/Tzfile/America/Argentina/Buenos_Aires")).toBe(-3);
    expect(hoursAhead("W. Europe Standard Time")).toBe(2);
    expect(hoursAhead("Half past")).toBe(5.5);
    expect(hoursAhead("UTC")).toBe(0);
    expect([...zones.unknown]).toEqual([]);
    expect(hoursAhead("Atlantis")).toBe(2);
    expect(hoursAhead("constructor")).toBe(2);
    expect([...zones.unknown]).toEqual(["Atlantis", "constructor"]);
  });

  it.each(NAMES)("are written so that a reader of VTIMEZONE alone agrees: %s", (name) => {
    const text = contentText([writeVtimezone(name, 2026)]);
    const [block] = readContent(text);
    const read = block?.kind === "block" ? readVtimezone(block) : undefined;
    expect(read?.tzid).toBe(name);
    for (let day = 0; day < 6 * 365; day++) {
      const epoch = Date.UTC(2026, 0, 1, 12) + day * 86_400_000;
      const offset = DateTime.fromMillis(epoch, { zone: name }).offset * 60_000;
      expect(read?.zone?.toWall(epoch), new Date(epoch).toISOString()).toBe(epoch + offset);
    }
  });

  it("are not held up by a definition made to take long", () => {
    const observance = [
      "BEGIN:STANDARD",
      "DTSTART:10000101T000000",
      "TZOFFSETFROM:+0000",
      "TZOFFSETTO:+0100",
      "RRULE:FREQ=SECONDLY",
      "RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=1,2,3;BYMINUTE=1,2,3",
      "END:STANDARD",
    ];
    const lines = [
      "BEGIN:VTIMEZONE",
      "TZID:Slow",
      ...Array.from({ length: 5_000 }, () => observance).flat(),
    ];
    const parts = readContent(`BEGIN:X\n${[...lines, "END:VTIMEZONE"].join("\n")}\nEND:X\n`);
    const began = performance.now();
    expect(zonesOf(parts, "UTC").named("Slow").toWall(0)).toBeTypeOf("number");
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
