import fc from "fast-check";
import { DateTime } from "luxon";
import { describe, expect, it, test } from "vitest";
import { sayCount, sayList } from "../../../../src/language/en/say/say-list.ts";
import { resolveWhen } from "../../../../src/language/en/time/resolve-when.ts";
import { sayRepeat } from "../../../../src/language/en/say/say-repeat.ts";
import { sayDay, sayTime } from "../../../../src/language/en/say/say-time.ts";
import { sayWhen } from "../../../../src/language/en/say/say-when.ts";
import { clockAt, compact } from "../../compact.ts";
import { PHRASES } from "../../when-phrases.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

describe("times said back", () => {
  test.each([
    ["tomorrow at 5", "tomorrow, Tuesday 3 March, at 5 pm"],
    ["today at 5", "today at 5 pm"],
    ["friday at 17:30", "Friday 6 March at 5:30 pm"],
    ["5 march 2027 at noon", "Friday 5 March 2027 at noon"],
    ["friday at midnight", "Friday 6 March at midnight"],
    ["tomorrow", "tomorrow, Tuesday 3 March"],
    ["yesterday", "yesterday, Sunday 1 March"],
    ["tomorrow from 2 to 4 pm", "tomorrow, Tuesday 3 March, from 2 to 4 pm"],
    ["today from 11 to 1", "today from 11 am to 1 pm"],
    ["from 10 pm to 2", "today from 10 pm to 2 am"],
    ["tomorrow afternoon", "tomorrow, Tuesday 3 March, in the afternoon"],
    ["this morning", "this morning"],
    ["next week", "from Monday 9 March to Sunday 15 March"],
    ["since friday", "from Friday 27 February onwards"],
    ["until 3", "until today at 3 pm"],
    ["every monday at nine", "every Monday at 9 am, starting Monday 9 March"],
    ["every other friday", "every other Friday, starting Friday 6 March"],
    [
      "every weekday at 8:30 until friday",
      "every weekday at 8:30 am, starting Tuesday 3 March, until Friday 6 March 2026",
    ],
  ])("%s is said %s", (phrase, words) => {
    const when = resolveWhen(phrase, MONDAY);
    expect(when && sayWhen(when, MONDAY)).toBe(words);
  });
});

it("takes back what it said of every phrase", () => {
  for (const [phrase, expected] of PHRASES) {
    const when = resolveWhen(phrase, MONDAY);
    if (!when || when.bound || when.repeat?.includes("UNTIL")) continue;
    const lean = when.from < MONDAY.now() ? "past" : "future";
    const back = resolveWhen(sayWhen(when, MONDAY), MONDAY, { lean });
    expect(compact(back, ZONE), phrase).toBe(expected);
  }
});

const ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Sydney"];
const minute = fc
  .integer({ min: 0, max: 4 * 365 * 24 * 60 })
  .map((minutes) => Date.UTC(2025, 0, 1) + minutes * 60_000);

it("says an instant so that it comes back, but for the second of two equal hours", () => {
  fc.assert(
    fc.property(minute, minute, fc.constantFrom(...ZONES), (now, at, zone) => {
      fc.pre(!isSecondOfTwo(at, zone));
      const clock = { now: () => now, zone };
      const words = sayWhen({ from: at, to: at, allDay: false }, clock);
      const when = resolveWhen(words, clock, { lean: at < now ? "past" : "future" });
      expect(when?.from, words).toBe(at);
    }),
    { numRuns: 500 },
  );
});

it("says a stretch of a day so that it comes back", () => {
  const quarters = fc.integer({ min: 1, max: 96 });
  fc.assert(
    fc.property(minute, minute, quarters, (now, start, count) => {
      const zone = "Asia/Kolkata";
      const clock = { now: () => now, zone };
      const [from, to] = [start, start + count * 15 * 60_000];
      const words = sayWhen({ from, to, allDay: false }, clock);
      const when = resolveWhen(words, clock, { lean: from < now ? "past" : "future" });
      expect([when?.from, when?.to], words).toEqual([from, to]);
    }),
    { numRuns: 300 },
  );
});

function isSecondOfTwo(ms: number, zone: string): boolean {
  const hourBefore = DateTime.fromMillis(ms - 3_600_000, { zone });
  const time = DateTime.fromMillis(ms, { zone });
  return hourBefore.hour === time.hour && hourBefore.day === time.day;
}

describe("repetitions said back", () => {
  test.each([
    ["FREQ=DAILY", "every day"],
    ["FREQ=DAILY;INTERVAL=3", "every 3 days"],
    ["FREQ=WEEKLY;BYDAY=MO", "every Monday"],
    ["FREQ=WEEKLY;BYDAY=MO,TH", "every Monday and Thursday"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every other Friday"],
    ["FREQ=WEEKLY;INTERVAL=3;BYDAY=FR", "every 3 weeks on Friday"],
    ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"],
    ["FREQ=MONTHLY;BYMONTHDAY=1", "on the first of every month"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "on the last day of every month"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "on the last Friday of every month"],
    ["FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5", "every year on 5 March"],
    ["FREQ=DAILY;UNTIL=20260306", "every day until Friday 6 March 2026"],
    ["FREQ=DAILY;COUNT=5", "every day, 5 times"],
    ["FREQ=MONTHLY;BYSETPOS=2;BYDAY=MO", "repeating"],
    ["nonsense", "repeating"],
  ])("%s is %s", (rule, words) => {
    expect(sayRepeat(rule)).toBe(words);
  });
});

it("says times, days, counts and lists", () => {
  const at = resolveWhen("tomorrow at 17:05", MONDAY)?.from ?? 0;
  expect(sayTime(at, MONDAY)).toBe("5:05 pm");
  expect(sayDay(at, MONDAY)).toBe("tomorrow, Tuesday 3 March");
  expect([0, 1, 2].map((count) => sayCount(count, "event"))).toEqual([
    "no events",
    "1 event",
    "2 events",
  ]);
  expect(sayList(["a", "b", "c"])).toBe("a, b and c");
  expect(sayList(["a", "b"], "or")).toBe("a or b");
  expect(sayList([])).toBe("");
});
