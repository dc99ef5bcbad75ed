import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarTime } from "../../../../../src/host/embedded/ical/zones/calendar-time.ts";
import {
  DAY_MS,
  readTime,
  timeText,
} from "../../../../../src/host/embedded/ical/zones/calendar-time.ts";
import { expandRule } from "../../../../../src/host/embedded/ical/rules/expand-rule.ts";
import { readRule } from "../../../../../src/host/embedded/ical/rules/recurrence-rule.ts";

function time(text: string): CalendarTime {
  const read = readTime(text);
  if (!read) throw new Error(`${text} is no time`);
  return read;
}

type Case = {
  readonly start: string;
  readonly rule: string;
  readonly from: string;
  readonly until: string;
  readonly expected: readonly string[];
};

const cases: readonly Case[] = readFileSync("test/data/ics/dateutil-rules.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

describe("recurrence rules", () => {
  it("fall due when python-dateutil says so, for 300 random rules", () => {
    for (const { start, rule, from, until, expected } of cases) {
      const window = { start: time(start), from: time(from).wall, until: time(until).wall };
      const found = expandRule(readRule(rule), window);
      const texts = found.map((wall) => timeText({ form: "floating", wall }));
      expect(texts, `${start} ${rule}`).toEqual(expected);
    }
    expect(cases).toHaveLength(300);
  });

  it.each([
    // Examples of RFC 5545, 3.8.5.3.
    ["19970902T090000", "FREQ=DAILY;COUNT=3", "19970902T090000 19970903T090000 19970904T090000"],
    [
      "19970905T090000",
      "FREQ=MONTHLY;COUNT=4;BYDAY=1FR",
      "19970905T090000 19971003T090000 19971107T090000 19971205T090000",
    ],
    [
      "19970929T090000",
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=3",
      "19970929T090000 19971030T090000 19971127T090000",
    ],
    [
      "19970513T090000",
      "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3",
      "19980511T090000 19990517T090000 20000515T090000",
    ],
    [
      "19970519T090000",
      "FREQ=YEARLY;BYDAY=20MO;COUNT=3",
      "19970519T090000 19980518T090000 19990517T090000",
    ],
    [
      "19961105T090000",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3",
      "19961105T090000 20001107T090000 20041102T090000",
    ],
    [
      "19970805T090000",
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
      "19970805T090000 19970817T090000 19970819T090000 19970831T090000",
    ],
    [
      "19970902T090000",
      "FREQ=MINUTELY;INTERVAL=90;COUNT=3",
      "19970902T090000 19970902T103000 19970902T120000",
    ],
    ["20240229", "FREQ=YEARLY;COUNT=3", "20240229 20280229 20320229"],
    ["20260131", "FREQ=MONTHLY;COUNT=4", "20260131 20260331 20260531 20260731"],
  ])("of the standard: %s %s", (start, text, expected) => {
    const rule = readRule(text);
    const window = { start: time(start), from: time(start).wall, until: Date.UTC(2040, 0) };
    const { form } = time(start);
    const found = expandRule(rule, window).map((wall) => timeText({ form, wall } as CalendarTime));
    expect(found.join(" ")).toBe(expected);
  });

  it("give the same in a late window as from the start on", () => {
    const rule = fc
      .tuple(
        fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY", "HOURLY"),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom("", ";BYDAY=MO,SA", ";BYMONTH=1,7", ";BYMONTHDAY=31,-2", ";BYHOUR=7,19"),
      )
      .map(([frequency, interval, by]) => `FREQ=${frequency};INTERVAL=${interval}${by}`);
    const day = fc.integer({ min: 14_000, max: 15_000 });
    fc.assert(
      fc.property(rule, day, fc.integer({ min: 0, max: 400 }), (text, first, gap) => {
        const start: CalendarTime = { form: "floating", wall: first * DAY_MS + 25_200_000 };
        const from = (first + gap) * DAY_MS;
        const until = from + 60 * DAY_MS;
        const whole = expandRule(readRule(text), { start, from: start.wall, until });
        const late = expandRule(readRule(text), { start, from, until });
        expect(late).toEqual(whole.filter((wall) => wall >= from));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO;BYMONTH=2",
    "FREQ=DAILY;INTERVAL=1000000000;BYDAY=XX",
    "FREQ=DAILY;INTERVAL=99999999999999999999",
    "FREQ=SECONDLY",
    "FREQ=SECONDLY;COUNT=100000000",
    "FREQ=MINUTELY;COUNT=999999999;BYSECOND=0,1,2,3,4,5,6,7,8,9",
    "FREQ=YEARLY;BYWEEKNO=53,-53;BYDAY=MO,TU,WE,TH,FR,SA,SU",
    `FREQ=YEARLY;BYHOUR=${range(24)};BYMINUTE=${range(60)};BYSECOND=${range(60)};BYSETPOS=-1`,
  ])("never take longer than a moment: %s", (text) => {
    const start = time("19000101T000000");
    const began = performance.now();
    try {
      const rule = readRule(text);
      expandRule(rule, { start, from: Date.UTC(2026, 0), until: Date.UTC(2028, 0) });
    } catch (error) {
      expect(String(error)).toMatch(/too often|no weekday|not a recurrence rule/);
    }
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it.each([
    "",
    "FREQ=",
    "FREQ=SOMETIMES",
    "INTERVAL=2",
    "FREQ=DAILY;UNTIL=soon",
    "FREQ=DAILY;BYDAY=ZZ",
  ])("are refused when they are none: %j", (text) => {
    expect(() => readRule(text)).toThrow(/is not a recurrence rule/);
  });
});

function range(length: number): string {
  return Array.from({ length }, (_, number) => number).join(",");
}
