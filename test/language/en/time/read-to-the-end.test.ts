import { describe, expect, test } from "vitest";
import { conventions } from "../../../../src/language/en/time/conventions.ts";
import { findWhen } from "../../../../src/language/en/time/find-when.ts";
import { resolveWhen } from "../../../../src/language/en/time/resolve-when.ts";
import { clockAt, compact } from "../../compact.ts";

/** What is said of a time is read to its end, or it is asked: never a part of it for the whole. */
const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

type Rows = readonly (readonly [phrase: string, expected: string])[];

/** What each phrase is in a request; "?" where it is asked. */
function inRequest(phrase: string): string {
  const found = findWhen(`remind me to oil the hinge ${phrase}`, MONDAY);
  return found.map(({ when, isPartial }) => (isPartial ? "?" : compact(when, ZONE))).join(" & ");
}

const READ: Readonly<Record<string, Rows>> = {
  "four figures behind 'at' are a time of day": [
    ["tomorrow at 2015", "2026-03-03T20:15"],
    ["on Friday at 1945", "2026-03-06T19:45"],
    ["in 2031", "2031-01-01/2032-01-01"],
  ],
  "minutes around an hour": [
    ["at three quarters past six", "2026-03-02T18:45"],
    ["four minutes to six thirty", "2026-03-02T18:26"],
    ["15 minutes to 7:20", "2026-03-02T19:05"],
    ["at 8.pm", "2026-03-02T20:00"],
  ],
  "late and early nights": [
    ["late night on Thursday", "2026-03-05T21:00/2026-03-06T00:00"],
    ["on Thursday late-night", "2026-03-05T21:00/2026-03-06T00:00"],
    ["afternoon tomorrow", "2026-03-03T12:00/2026-03-03T18:00"],
  ],
  "bounds with the day itself": [
    ["on or after Thursday", "2026-03-05T00:00/2027-03-05T00:00 bound from"],
    ["before or on 8 June", "2026-03-02T09:00/2026-06-09T00:00 bound until"],
    ["at or before six tomorrow", "2026-03-02T09:00/2026-03-03T18:00 bound until"],
  ],
  "dates in more writings": [
    ["on 14. June 2027", "2027-06-14"],
    ["on 7/6, 2028", "2028-06-07"],
    ["Wednesday the eleven", "2026-03-11"],
    ["on this very day", "2026-03-02"],
    ["in the 1960's", "1960-01-01/1970-01-01"],
  ],
  "dates to dates of other months": [
    ["from 2 July to 30 August", "2026-07-02/2026-08-31"],
    ["3 June to 29 September", "2026-06-03/2026-09-30"],
    ["from the first to the last day of June", "2026-06-01/2026-07-01"],
  ],
  "what was so long ago, on its weekday": [
    ["on Thursday three weeks ago", "2026-02-12"],
    ["a year ago this Thursday", "2025-03-05"],
    ["the Thursday just gone", "2026-02-26"],
    ["the week just gone", "2026-02-23/2026-03-02"],
  ],
  "the middle of what is longer than a month": [
    ["in the middle of this quarter", "2026-02-15"],
    ["in the middle of summer", "2026-08-07"],
    ["in the middle of next month", "2026-04-15"],
  ],
  "told by the one that is on": [
    ["the week after this one", "2026-03-09/2026-03-16"],
    ["the month before this", "2026-02-01/2026-03-01"],
    ["in the quarter we're in now", "2026-01-01/2026-04-01"],
    ["in the present year", "2026-01-01/2027-01-01"],
    ["on the weekend coming up", "2026-03-07/2026-03-09"],
    ["on the 9th of the prior month", "2026-02-09"],
  ],
  "a part behind what it is of": [
    ["on June's third day", "2026-06-03"],
    ["on June 2027's second Thursday", "2027-06-10"],
    ["on next month's last day", "2026-04-30"],
    ["in June 2027, first week", "2027-06-07/2027-06-14"],
    ["by next month's end", "2026-04-30"],
    ["next week, near the end", "2026-03-13"],
  ],
  "words around a time": [
    ["some time before Thursday", "2026-03-02T09:00/2026-03-05T00:00 bound until"],
    ["anywhere between 3 and 4:30 pm", "2026-03-02T15:00/2026-03-02T16:30"],
    ["towards the tail end of June", "2026-06-30"],
    ["before the month is out", "2026-03-02T09:00/2026-04-01T00:00 bound until"],
    ["in four Thursdays' time", "2026-03-26"],
    ["2nite @ ~8", "2026-03-02T20:00"],
    ["the two months ahead", "2026-03-02T09:00/2026-05-03T00:00"],
  ],
  "which of a month": [
    ["on the first Thursday next June", "2026-06-04"],
    ["on the 2nd of June in the year '27", "2027-06-02"],
    ["on the second Thursday", "2026-03-12"],
    ["the fourth Tuesday next month", "2026-04-28"],
    ["the first Thursday this October", "2026-10-01"],
    ["the third day next week", "2026-03-11"],
  ],
  "the clocks of other places": [
    ["tomorrow at 9 am SAST", "2026-03-03T08:00"],
    ["tomorrow at 9 am UTC+5:30", "2026-03-03T04:30"],
    ["tomorrow at 9 am GMT -3", "2026-03-03T13:00"],
    ["tomorrow at 9 am PDT", "2026-03-03T17:00"],
    ["tomorrow at 9 am Chinese time", "2026-03-03T02:00"],
    ["tomorrow at 9 am local time", "2026-03-03T09:00"],
  ],
  "hours with a bound, on a part of a day": [
    ["Thursday morning after 10", "2026-03-05T10:00/2026-03-06T00:00 bound from"],
    ["this evening before 8", "2026-03-02T18:00/2026-03-02T20:00"],
    ["past noon tomorrow", "2026-03-03T12:00/2026-03-04T00:00 bound from"],
    ["from Thursday on", "2026-03-05T00:00/2027-03-05T00:00 bound from"],
    ["Thursday and later", "2026-03-05T00:00/2027-03-05T00:00 bound from"],
    ["sooner than Thursday", "2026-03-02T09:00/2026-03-05T00:00 bound until"],
    ["Christmas Eve before noon", "2026-12-24T00:00/2026-12-24T12:00"],
    ["in three days after six", "2026-03-05T18:00/2026-03-06T00:00 bound from"],
    ["tomorrow in the evening before 9", "2026-03-03T18:00/2026-03-03T21:00"],
  ],
  "hours from one to another beside a day": [
    ["10 till 4 tomorrow", "2026-03-03T10:00/2026-03-03T16:00"],
    ["11 to 2 tomorrow", "2026-03-03T11:00/2026-03-03T14:00"],
    ["9-11 on Thursday", "2026-03-05T09:00/2026-03-05T11:00"],
    ["8 to 4 on weekdays", "2026-03-03T08:00/2026-03-03T16:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["Christmas Eve between 10 and 11:30", "2026-12-24T10:00/2026-12-24T11:30"],
    ["Boxing Day half four", "2026-12-26T16:30"],
    ["now to 4 pm", "2026-03-02T09:00/2026-03-02T16:00"],
    ["at night 8 June", "2026-06-08T20:00/2026-06-09T00:00"],
    ["at lunchtime 8 June", "2026-06-08T12:00/2026-06-08T14:00"],
  ],
  "nights after midnight": [
    ["tonight at 2", "2026-03-03T02:00"],
    ["Thursday night at 12:15 am", "2026-03-06T00:15"],
    ["every night at 3", "2026-03-03T03:00 FREQ=DAILY"],
  ],
  "days from one to another": [
    ["Tuesday 9-11 June", "2026-06-09/2026-06-12"],
    ["Tuesday 9 to Thursday 11 June", "2026-06-09/2026-06-12"],
    ["between the 15-16", "2026-03-15/2026-03-17"],
    ["from 12 to 14 of next month", "2026-04-12/2026-04-15"],
    ["from the 29th to the 3rd of April", "2026-03-29/2026-04-04"],
  ],
};

for (const [name, rows] of Object.entries(READ)) {
  describe(name, () => {
    test.each(rows)("%s", (phrase, expected) => {
      expect(compact(resolveWhen(phrase, MONDAY), ZONE)).toBe(expected);
      expect(inRequest(phrase)).toBe(expected);
    });
  });
}

describe("words of time left over are asked about", () => {
  test.each([
    "except for Thursday",
    "less than three weeks from today",
    "the first to third day of June",
    "on 14 at 6 pm",
    "at 6 pm on 14",
    "June between 9 and 11",
    "12.-14.06.2027",
    "tomorrow, 2015",
    "in a fortnight and a month",
    "at ten four",
    "Thursday, 10 March from 2 to 4 pm",
    "tomorrow at 9 am XKLT",
    "tomorrow at 9 am Bergen time",
    "tomorrow at 9 am their time",
    "an hour before Thursday",
    "the week around 5 May",
    "the third week after Easter",
    "in June or July",
    "3 or 4 days from now",
    "Thursday night at 2",
    "8 June early",
    "every June on day 8",
    "starting 8 June for four times",
  ])("%s", (phrase) => {
    expect(inRequest(phrase)).toBe("?");
  });
});

describe("what is no time", () => {
  test.each([
    "for $300",
    "for £7.30",
    "in one night",
    "with more than two brushes",
    "as the late night show does",
    "in weeks 5 to 8",
  ])("%s", (phrase) => {
    expect(inRequest(phrase)).toBe("");
  });
});

describe("a day in figures is in the order of the place wherever it stands", () => {
  test.each([
    ["the week of 6/3", "2026-06-01/2026-06-08", "2026-03-02/2026-03-09"],
    ["two days after 6/3", "2026-06-05", "2026-03-08"],
    ["the Thursday before 6/5", "2026-06-04", "2026-04-30"],
  ])("%s", (phrase, monthFirst, dayFirst) => {
    const said = (dates: "month-first" | "day-first"): string =>
      compact(resolveWhen(phrase, MONDAY, { conventions: { ...conventions, dates } }), ZONE);
    expect(said("month-first")).toBe(monthFirst);
    expect(said("day-first")).toBe(dayFirst);
  });
});

describe("numbers of pages and chapters beside a day are none of its hours", () => {
  test.each(["read chapters 3 to 5 tomorrow", "print pages 2-4 tomorrow"])("%s", (request) => {
    const found = findWhen(request, MONDAY);
    expect(found.map(({ when, isPartial }) => [compact(when, ZONE), isPartial])).toEqual([
      ["2026-03-03", undefined],
    ]);
  });
});

test("minutes past an hour nobody says are those of the next, where something rings", () => {
  const said = (text: string): readonly string[] =>
    findWhen(text, MONDAY).map(({ when }) => compact(when, ZONE));
  expect(said("I could do with an alarm for half past")).toEqual(["2026-03-02T09:30"]);
  expect(said("set a timer for half past")).toEqual([]);
});
