import { describe, expect, test } from "vitest";
import { conventions } from "../../../../src/language/en/time/conventions.ts";
import { findWhen } from "../../../../src/language/en/time/find-when.ts";
import { resolveWhen } from "../../../../src/language/en/time/resolve-when.ts";
import type { Conventions } from "../../../../src/types/time/conventions.ts";
import { clockAt, compact } from "../../compact.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function said(phrase: string, held: Partial<Conventions> = {}): string {
  const options = { conventions: { ...conventions, ...held } };
  return compact(resolveWhen(phrase, MONDAY, options), ZONE);
}

type Rows = readonly (readonly [phrase: string, expected: string])[];

const CLASSES: Readonly<Record<string, Rows>> = {
  "years in two figures, and dates by their signs": [
    ["7 June '28", "2028-06-07"],
    ["June 7, '28", "2028-06-07"],
    ["7 June 28", "2028-06-07"],
    ["7 June 19", "2026-06-07T19:00"],
    ["2027/06/07", "2027-06-07"],
    ["june/7/2027", "2027-06-07"],
    ["june/7", "2026-06-07"],
    ["june/2027", "2027-06-01/2027-07-01"],
    ["from 2026/06/07 to 2026/06/09", "2026-06-07/2026-06-10"],
    ["Tuesday, 14.4.", "2026-04-14"],
    ["2026-06-07 02:30pm", "2026-06-07T14:30"],
    ["2026-06-07 14:30 PDT", "2026-06-07T23:30"],
  ],
  "the year behind both ends": [
    ["June 7-9, 2027", "2027-06-07/2027-06-10"],
    ["from June 7 to 9 2027", "2027-06-07/2027-06-10"],
    ["april to june 2028", "2028-04-01/2028-07-01"],
    ["november to february 2028", "2027-11-01/2028-03-01"],
  ],
  "which of them": [
    ["next June 7", "2026-06-07"],
    ["last June 7", "2025-06-07"],
    ["last 7 June", "2025-06-07"],
    ["the next next friday", "2026-03-20"],
    ["next next week", "2026-03-16/2026-03-23"],
    ["wednesday last", "2026-02-25"],
    ["thursday next", "2026-03-12"],
    ["this day next month", "2026-04-02"],
    ["the same day last year", "2025-03-02"],
    ["July in three years", "2029-07-01/2029-08-01"],
    ["last year in june", "2025-06-01/2025-07-01"],
  ],
  "the early, the middle and the late part of a stretch": [
    ["early May", "2026-05-01/2026-05-11"],
    ["late in May", "2026-05-21/2026-06-01"],
    ["mid 2027", "2027-05-01/2027-09-01"],
    ["the late 1980s", "1986-09-01/1990-01-01"],
    ["early next week", "2026-03-09"],
    ["mid-month", "2026-03-15"],
  ],
  "most of the last week lies in its month": [
    ["the last week of October 2014", "2014-10-27/2014-11-03"],
    ["the third last week of August 2018", "2018-08-13/2018-08-20"],
    ["the week before last week", "2026-02-16/2026-02-23"],
    ["Oct-2027", "2027-10-01/2027-11-01"],
    ["2027 October", "2027-10-01/2027-11-01"],
    ["the last week-end of June", "2026-06-27/2026-06-29"],
  ],
  "the zone behind the day": [
    ["9am to 11am GMT tomorrow", "2026-03-03T10:00/2026-03-03T12:00"],
    ["from 9 to 11am on Thursday EST", "2026-03-05T15:00/2026-03-05T17:00"],
    ["tomorrow at 8am Sydney time", "2026-03-02T22:00"],
  ],
  "the year first": [
    ["2027 May 22nd", "2027-05-22"],
    ["2027, 22 May at five", "2027-05-22T17:00"],
    ["2027-May-22", "2027-05-22"],
    ["the third quarter, 2027", "2027-07-01/2027-10-01"],
  ],
  "halves of a day behind its date": [
    ["May 5th am", "2026-05-05T06:00/2026-05-05T12:00"],
    ["5 May pm", "2026-05-05T12:00/2026-05-05T18:00"],
    ["14 May 5 am", "2026-05-14T05:00"],
  ],
  "an hour of a day": [
    ["from 9 to 11 of May 3rd", "2026-05-03T09:00/2026-05-03T11:00"],
    ["the 11 of May", "2026-05-11"],
  ],
  "counted from an hour that is over": [
    ["an hour after 8:30 am", "2026-03-02T09:30"],
    ["half an hour after 8 am", "2026-03-03T08:30"],
    ["an hour after 8 am on Friday", "2026-03-06T09:00"],
  ],
  "days told by others": [
    ["two weekends ago", "2026-02-21/2026-02-23"],
    ["April Fools' Day at noon", "2026-04-01T12:00"],
    ["the current day", "2026-03-02"],
    ["the Monday after the 15th", "2026-03-16"],
    ["a week last Monday", "2026-02-16"],
    ["the entire month of June", "2026-06-01/2026-07-01"],
    ["2moro at 5pm", "2026-03-03T17:00"],
    ["6:30 tomorrow morn", "2026-03-03T06:30"],
    ["the following morning at 8", "2026-03-03T08:00"],
  ],
  "weeks, quarters and halves by number": [
    ["week 20", "2026-05-11/2026-05-18"],
    ["calendar week 3", "2027-01-18/2027-01-25"],
    ["week 1 of 2027", "2027-01-04/2027-01-11"],
    ["Thursday of week 15", "2026-04-09"],
    ["week 54", "-"],
    ["Q3 of 2027", "2027-07-01/2027-10-01"],
    ["Q2 next year", "2027-04-01/2027-07-01"],
    ["H2 2027", "2027-07-01/2028-01-01"],
    ["EOY 2027", "2027-12-31"],
    ["the last of april", "2026-04-30"],
    ["mid-june", "2026-06-11/2026-06-21"],
    ["early in 2027", "2027-01-01/2027-05-01"],
    ["the last working day of may", "2026-05-29"],
    ["the second weekday of august", "2026-08-04"],
    ["the 18th century", "1700-01-01/1800-01-01"],
    ["the 1970s", "1970-01-01/1980-01-01"],
  ],
  hours: [
    ["at nineteen forty", "2026-03-02T19:40"],
    ["at oh seven hundred", "2026-03-03T07:00"],
    ["at 07 15 hours", "2026-03-03T07:15"],
    ["eightish", "2026-03-02T20:00"],
    ["8-ish pm", "2026-03-02T20:00"],
    ["7:30 p", "2026-03-02T19:30"],
    ["tomorrow at 7h", "2026-03-03T07:00"],
    ["tomorrow at 7", "2026-03-03T19:00"],
    ["12:20 in the morning", "2026-03-03T00:20"],
    ["12 in the morning", "-"],
    ["three hours from midday", "2026-03-02T15:00"],
    ["late wednesday night", "2026-03-04T21:00/2026-03-05T00:00"],
    ["start of business tomorrow", "2026-03-03T06:00/2026-03-03T10:00"],
    ["one night", "-"],
  ],
  bounds: [
    ["not after 6 on Thursday", "2026-03-02T09:00/2026-03-05T18:00 bound until"],
    ["not until Thursday", "2026-03-05T00:00/2027-03-05T00:00 bound from"],
    ["in advance of Thursday", "2026-03-02T09:00/2026-03-05T00:00 bound until"],
    ["until the end of the day", "2026-03-02T09:00/2026-03-02T18:00 bound until"],
    ["until Friday evening", "2026-03-02T09:00/2026-03-06T18:00 bound until"],
    ["prior to Thursday", "2026-03-02T09:00/2026-03-05T00:00 bound until"],
  ],
  repeats: [
    ["last of every month", "2026-03-31 FREQ=MONTHLY;BYMONTHDAY=-1"],
    ["every month at the beginning", "2026-04-01 FREQ=MONTHLY;BYMONTHDAY=1"],
    ["every June 7th and 21st", "2026-06-07 FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=7,21"],
    ["every monday for up to two weeks", "2026-03-02 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260315"],
    ["every monday for the next month", "2026-03-02 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260401"],
    ["daily 5x", "2026-03-02 FREQ=DAILY;COUNT=5"],
    ["all Sundays in June", "2026-06-07 FREQ=WEEKLY;BYDAY=SU;UNTIL=20260630"],
    ["every thursday from october until may", "2026-10-01 FREQ=WEEKLY;BYDAY=TH;UNTIL=20270430"],
    ["every second", "-"],
  ],
};

for (const [name, rows] of Object.entries(CLASSES)) {
  describe(name, () => {
    test.each(rows)("%s", (phrase, expected) => {
      expect(said(phrase)).toBe(expected);
    });
  });
}

describe("a stop behind a date puts its day first, else the order of the place does", () => {
  test.each([
    ["on 4.5. at 8", "day-first", "2026-05-04T08:00"],
    ["on 4.5. at 8", "month-first", "2026-05-04T08:00"],
    ["on 4.5", "month-first", "2026-04-05"],
    ["on 4.5", "day-first", "2026-05-04"],
  ] as const)("%s, %s", (phrase, dates, expected) => {
    expect(said(phrase, { dates })).toBe(expected);
  });
});

/** Said in a request they are what they are alone. */
describe("in the middle of a request too", () => {
  test.each([
    "Christmas Eve at 6pm",
    "Easter Sunday at 10",
    "7/6 at 4pm",
    "Mon 17:20",
    "tuesdays for the next three weeks",
    "daily starting June 7",
    "fridays in june",
    "this time next week",
    "June 3 thru 5",
    "the 5th next month",
    "in the evening between 8 and 9",
    "all of July",
    "the 13th to the 15th",
    "late April",
    "2moro at 5pm",
    "thurs",
  ])("%s", (phrase) => {
    const requests = [
      `remind me to oil the gate ${phrase}`,
      `put tea in my calendar ${phrase} please`,
    ];
    for (const request of requests) {
      const times = findWhen(request, MONDAY).map((one) =>
        one.isPartial ? `asked ${one.text}` : compact(one.when, ZONE),
      );
      expect(times).toEqual([said(phrase)]);
    }
  });
});
