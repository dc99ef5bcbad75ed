import { describe, expect, test } from "vitest";
import { findWhen } from "../../../../src/language/en/time/find-when.ts";
import { resolveWhen } from "../../../../src/language/en/time/resolve-when.ts";
import { clockAt, compact } from "../../compact.ts";

/** A day and a time of day mean the same however they are written and in whatever order they are said. */
const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function alone(phrase: string): string {
  return compact(resolveWhen(phrase, MONDAY), ZONE);
}

function inRequest(phrase: string): string {
  const found = findWhen(`remind me to feed the hens ${phrase} please`, MONDAY);
  return found.map(({ when, isPartial }) => (isPartial ? "?" : compact(when, ZONE))).join(" & ");
}

const DAYS: Readonly<Record<string, readonly string[]>> = {
  "2026-09-11": ["Sept. 11", "the 11th of September", "11-Sep-26", "Friday, 11 September 2026"],
  "2026-03-05": ["thurs.", "Thursday the 5th", "the 5th", "this coming Thursday"],
};
const HOURS: Readonly<Record<string, readonly string[]>> = {
  "16:00": ["4pmish", "ca. 4 pm", "around 4pm", "1600 hrs", "16:00h", "sixteen hundred hours"],
  "16:35": ["25 to 5 pm", "25 minutes until 5pm", "35 past 4 pm", "16:35 hrs", "16h35"],
  "12:00": ["12 o'clock noon", "high noon"],
};
const JOINED: readonly ((day: string, hour: string) => string)[] = [
  (day, hour) => `${day} ${hour}`,
  (day, hour) => `${day}, ${hour}`,
  (day, hour) => `${hour} on ${day}`,
  (day, hour) => `on ${day} at ${hour}`,
];

describe("a day and a time of day, in any order and writing", () => {
  const rows = Object.entries(DAYS).flatMap(([day, days]) =>
    days.flatMap((one) =>
      Object.entries(HOURS).flatMap(([hour, hours]) =>
        hours.flatMap((other) =>
          JOINED.map((join): [string, string] => [join(one, other), `${day}T${hour}`]),
        ),
      ),
    ),
  );
  test.each(rows)("%s", (phrase, expected) => {
    expect(alone(phrase)).toBe(expected);
    expect(inRequest(phrase)).toBe(expected);
  });
});

const STRETCHES: readonly (readonly [phrase: string, expected: string])[] = [
  ["starting at 2 until 4pm tomorrow", "2026-03-03T14:00/2026-03-03T16:00"],
  ["tomorrow starting at 2pm and ending at 4pm", "2026-03-03T14:00/2026-03-03T16:00"],
  ["from 2 up to 4pm tomorrow", "2026-03-03T14:00/2026-03-03T16:00"],
  ["from 2 pm 'til 4 pm tomorrow", "2026-03-03T14:00/2026-03-03T16:00"],
  ["tomorrow after 2 pm but before 4 pm", "2026-03-03T14:00/2026-03-03T16:00"],
  ["two-four pm tomorrow", "2026-03-03T14:00/2026-03-03T16:00"],
  ["6 through to 9 June", "2026-06-06/2026-06-10"],
  ["starting 6 June until 9 June", "2026-06-06/2026-06-10"],
  ["from the 6th to the 9th of June inclusive", "2026-06-06/2026-06-10"],
  ["from June 6th up to and including June 9th", "2026-06-06/2026-06-10"],
  ["June 6th-June 9th", "2026-06-06/2026-06-10"],
  ["sixth-ninth of june", "2026-06-06/2026-06-10"],
];

describe("both ends of a stretch, whatever stands between them", () => {
  test.each(STRETCHES)("%s", (phrase, expected) => {
    expect(alone(phrase)).toBe(expected);
    expect(inRequest(phrase)).toBe(expected);
  });
});

const ZONES: readonly (readonly [phrase: string, expected: string])[] = [
  ["tomorrow 10 am Pacific", "2026-03-03T19:00"],
  ["tomorrow at 10 am (eastern time)", "2026-03-03T16:00"],
  ["10 am Central European Time tomorrow", "2026-03-03T10:00"],
  ["10am UK time tomorrow", "2026-03-03T11:00"],
  ["tomorrow 10:00 UTC+3", "2026-03-03T08:00"],
  ["tomorrow 10am GMT-05:00", "2026-03-03T16:00"],
  ["tomorrow at 10 am PT", "2026-03-03T19:00"],
  // A place, and no clock of one.
  ["10 am Central Hall tomorrow", "-"],
];

describe("the clocks of other places", () => {
  test.each(ZONES)("%s", (phrase, expected) => {
    expect(alone(phrase)).toBe(expected);
  });
});

describe("what must be left alone", () => {
  test.each([
    ["up to two weeks", "-"],
    ["for 1:30 h", "-"],
    ["20 to 25 people", "-"],
    ["10 to 3 pm", "2026-03-02T10:00/2026-03-02T15:00"],
    ["twenty-five to four", "2026-03-02T15:35"],
    ["six-ten pm", "2026-03-02T18:10"],
  ])("%s", (phrase, expected) => {
    expect(alone(phrase)).toBe(expected);
  });
});

/** What is found in whole requests; "?" where it is asked. */
const REQUESTS: readonly (readonly [request: string, expected: string])[] = [
  ["choir practice saturday from six", "2026-03-07T18:00"],
  ["band rehearsal tuesdays from seven with Jo", "2026-03-03T19:00 FREQ=WEEKLY;BYDAY=TU"],
  ["yoga thursdays 9 to 11", "2026-03-05T09:00/2026-03-05T11:00 FREQ=WEEKLY;BYDAY=TH"],
  ["remind me to take the drops twice daily", "?"],
  ["put the shop in mon-fri 9-5", "?"],
  ["remind me to pay the milkman eight thursday", "?"],
  ["put a fitting with Rosa in ten tomorrow", "?"],
  ["an alarm seven tomorrow", "2026-03-03T19:00"],
  ["remind me to phone half four", "2026-03-02T16:30"],
  ["remind me to ring Jo wed", "2026-03-04"],
  ["remind me where they sat", ""],
  ["a table for five tomorrow", "2026-03-03"],
  ["read chapter three tomorrow", "2026-03-03"],
  ["book the court in two weeks from thursday", "2026-03-19"],
  ["remind me about the delivery 9h45", "2026-03-02T09:45"],
  ["plan the trip for w/c 8 June", "2026-06-08/2026-06-15"],
  ["book the barn 8-11 June", "2026-06-08/2026-06-12"],
  ["book the hall 2026-06-08/2026-06-11", "2026-06-08/2026-06-12"],
  ["closed last wk-end", "2026-02-28/2026-03-02"],
  ["budget for q3 '27", "2027-07-01/2027-10-01"],
];

describe("in requests, no part of a time is lost in silence", () => {
  test.each(REQUESTS)("%s", (request, expected) => {
    const found = findWhen(request, MONDAY);
    expect(
      found.map(({ when, isPartial }) => (isPartial ? "?" : compact(when, ZONE))).join(" & "),
    ).toBe(expected);
  });
});
