import { describe, expect, test } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { resolveWhen } from "../../../../src/language/en/time/resolve-when.ts";
import { clockAt, compact } from "../../compact.ts";

/** Wednesday 15 April 2026, ten days after Easter. */
const ZONE = "Europe/Berlin";
const CLOCK = clockAt("2026-04-15T10:20", ZONE);

type Rows = readonly (readonly [phrase: string, expected: string])[];

/** Read alike alone and inside a request. */
const ANYWHERE: Readonly<Record<string, Rows>> = {
  "counted from another day": [
    ["three days prior to 11 June", "2026-06-08"],
    ["two weeks ahead of next Monday", "2026-04-06"],
    ["four days following Christmas", "2026-12-29"],
    ["one month past the 20th", "2026-05-20"],
    ["the Tuesday following 11 June", "2026-06-16"],
    ["the week prior to 11 June", "2026-06-01/2026-06-08"],
    ["five days after 11 June", "2026-06-16"],
    ["two weeks ago yesterday", "2026-03-31"],
    ["six days ago from today", "2026-04-09"],
    ["Tuesday, three weeks from now", "2026-05-12"],
    ["Christmas in two years", "2028-12-25"],
    ["the same date next month", "2026-05-15"],
    ["90 minutes prior to 5 pm on Friday", "2026-04-17T15:30"],
  ],
  "counted from a feast that has just been": [
    ["four weeks after Easter", "2026-05-03"],
    ["the third Thursday after Easter", "2026-04-23"],
    ["two weeks after Christmas", "2027-01-08"],
    ["the day after Easter", "2027-03-29"],
  ],
  "dates in more writings": [
    ["the 29 th of May 2027", "2027-05-29"],
    ["11 June in the year 2027", "2027-06-11"],
    ["June 11th, Friday, 2027", "2027-06-11"],
    ["June 11th 2027 (Friday)", "2027-06-11"],
    ["8 am (Friday)", "2026-04-17T08:00"],
    ["Friday - 8 am", "2026-04-17T08:00"],
    ["8:00 - Friday", "2026-04-17T08:00"],
    ["5 - 8 June", "2026-06-05/2026-06-09"],
    ["Jun. twelfth '27", "2027-06-12"],
    ["June twenty-one twenty twenty-seven", "2027-06-21"],
    ["June two years ago", "2024-06-01/2024-07-01"],
    ["next year's June", "2027-06-01/2027-07-01"],
    ["the 3rd Monday of June next year", "2027-06-21"],
    ["autumn last year", "2025-09-23/2025-12-21"],
    ["until the end of Friday", "2026-04-15T10:20/2026-04-18T00:00 bound until"],
  ],
  "quarters and weeks in more writings": [
    ["Q4/2027", "2027-10-01/2028-01-01"],
    ["2027/Q4", "2027-10-01/2028-01-01"],
    ["4Q27", "2027-10-01/2028-01-01"],
    ["quarter 4 2027", "2027-10-01/2028-01-01"],
    ["the week of Monday, 8 June", "2026-06-08/2026-06-15"],
    ["the week containing 11 June", "2026-06-08/2026-06-15"],
    ["2026-W24", "2026-06-08/2026-06-15"],
    ["the 24th week of 2026", "2026-06-08/2026-06-15"],
    ["the previous month", "2026-03-01/2026-04-01"],
    ["throughout the next two hours", "2026-04-15T10:20/2026-04-15T12:20"],
  ],
  "hours of the 24-hour clock": [
    ["tomorrow at 2130 hrs", "2026-04-16T21:30"],
    ["at 1005 hours", "2026-04-16T10:05"],
    ["in three days, 0930 hours", "2026-04-18T09:30"],
    ["in three days at 21h30", "2026-04-18T21:30"],
    ["close to 9 am on Friday", "2026-04-17T09:00"],
    ["Christmas in the morning", "2026-12-25T06:00/2026-12-25T12:00"],
    ["9 in the morning of Christmas", "2026-12-25T09:00"],
  ],
};

describe.each(Object.entries(ANYWHERE))("%s", (_, rows) => {
  test.each(rows)("%s is %s", (phrase, expected) => {
    expect(compact(resolveWhen(phrase, CLOCK), ZONE)).toBe(expected);
    const request = `remind me to feed the hens ${phrase} please`;
    const { whens } = english.read(request, { clock: CLOCK, names: {} });
    expect(whens.map(({ when }) => compact(when, ZONE)).join(" & ")).toBe(expected);
  });
});

/** Only where nothing else is said: in a request they move something. */
const ALONE: Rows = [
  ["two days back", "2026-04-13"],
  ["three hours ahead", "2026-04-15T13:20"],
  ["a week earlier", "2026-04-08"],
  ["five years down the road", "2031-04-15"],
  ["79 AD", "0079-01-01/0080-01-01"],
  ["A.D. 1066", "1066-01-01/1067-01-01"],
  ["44 B.C.", "-0043-01-01/-0042-01-01"],
  ["2000 hours", "2026-04-15T20:00"],
];

test.each(ALONE)("%s alone is %s", (phrase, expected) => {
  expect(compact(resolveWhen(phrase, CLOCK), ZONE)).toBe(expected);
});

describe("what must be left alone", () => {
  test.each([
    ["the following week", "2026-04-20/2026-04-27"],
    ["10 past 5 pm", "2026-04-15T17:10"],
    ["in 2000 hours", "2026-07-07T18:20"],
    ["3 am - 5 am", "2026-04-16T03:00/2026-04-16T05:00"],
    ["Friday - Sunday", "2026-04-17/2026-04-20"],
    ["two days, 20 hours from now", "2026-04-18T06:20"],
  ])("%s is %s", (phrase, expected) => {
    expect(compact(resolveWhen(phrase, CLOCK), ZONE)).toBe(expected);
  });

  test.each([
    "remind me to go to 21 St James Road",
    "an idea ahead of its time",
    "put 3 Q tips on the list",
  ])("%s tells no time", (request) => {
    expect(english.read(request, { clock: CLOCK, names: {} }).whens).toEqual([]);
  });
});
