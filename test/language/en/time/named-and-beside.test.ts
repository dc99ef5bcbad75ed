import { describe, expect, test } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { withConventions } from "../../../../src/language/with-conventions.ts";
import { clockAt, compact } from "../../compact.ts";

/** Wednesday 15 April 2026, ten days after Easter. */
const ZONE = "Europe/Berlin";
const CLOCK = clockAt("2026-04-15T10:20", ZONE);
const AMERICAN = withConventions(english, { dates: "month-first", country: "US" });

type Rows = readonly (readonly [phrase: string, expected: string])[];

/** Read alike alone and inside a request. */
const ANYWHERE: Readonly<Record<string, Rows>> = {
  "days that go by a name": [
    ["on Guy Fawkes Night", "2026-11-05"],
    ["on St. Andrew's Day", "2026-11-30"],
    ["on Saint David's day", "2027-03-01"],
    ["on the second Sunday of Advent", "2026-12-06"],
    ["on Twelfth Night at six in the evening", "2027-01-05T18:00"],
    ["on Veterans Day at noon", "2026-11-11T12:00"],
    ["the day before Juneteenth", "2026-06-18"],
    ["on the eve of Independence Day", "2026-07-03"],
    ["on Midsummer's Day eve", "2026-06-23"],
    ["two days after Presidents Day", "2027-02-17"],
    ["the day the clocks go back", "2026-10-25"],
  ],
  "weeks and weekends of named days": [
    ["Labor Day weekend", "2026-09-05/2026-09-08"],
    ["Good Friday weekend", "2027-03-26/2027-03-29"],
    ["Juneteenth weekend", "2026-06-19/2026-06-22"],
    ["Halloween weekend", "2026-10-31/2026-11-02"],
    ["the Thursday of the week of 8 June", "2026-06-11"],
    ["the Monday in the week beginning 1 June", "2026-06-01"],
  ],
  "working days": [
    ["in two working days", "2026-04-17"],
    ["three business days from now", "2026-04-20"],
    ["five working days before 1 May", "2026-04-24"],
    ["two weekdays after Sunday", "2026-04-21"],
    ["the next business day", "2026-04-16"],
  ],
  "weekdays beside a day": [
    ["the Thurs following 11 June", "2026-06-18"],
    ["the Sat before Halloween", "2026-10-24"],
    ["the Monday after the second Friday of May", "2026-05-11"],
    ["the first Friday on or after 1 May", "2026-05-01"],
    ["the Wednesday between the 4th and the 9th of May", "2026-05-06"],
    ["the nearest Friday to 1 June", "2026-05-29"],
    ["June's second Tuesday", "2026-06-09"],
    ["the next to last Thursday of May", "2026-05-21"],
    ["the last Monday but one in June", "2026-06-22"],
    ["the 11th of the month after next", "2026-06-11"],
  ],
  "what lies beside a day or an hour": [
    ["the four days before 11 June", "2026-06-07/2026-06-11"],
    ["the two weeks after 11 June", "2026-06-12/2026-06-26"],
    ["the hour before noon on Friday", "2026-04-17T11:00/2026-04-17T12:00"],
    ["the half hour after 4 pm tomorrow", "2026-04-16T16:00/2026-04-16T16:30"],
    ["the evening before 11 June", "2026-06-10T18:00/2026-06-11T00:00"],
    ["the morning after Halloween", "2026-11-01T06:00/2026-11-01T12:00"],
  ],
  "so much to so much from now": [
    ["3-4 days from now", "2026-04-18/2026-04-20"],
    ["two to three weeks ago", "2026-03-25/2026-04-02"],
    ["in 2 to 3 months", "2026-06-15/2026-07-16"],
    ["in under two hours", "2026-04-15T10:20/2026-04-15T12:20"],
  ],
  "hours said otherwise": [
    ["at five and twenty past three", "2026-04-15T15:25"],
    ["at quarter two nine tomorrow morning", "2026-04-16T08:45"],
    ["at the top of the hour", "2026-04-15T11:00"],
    ["at half four later on today", "2026-04-15T16:30"],
    ["at 7 in the evening London time on Friday", "2026-04-17T20:00"],
    ["b4 Friday", "2026-04-15T10:20/2026-04-17T00:00 bound until"],
  ],
  "days by whom they are of": [
    ["on US Thanksgiving", "2026-11-26"],
    ["on St Stephen's Day", "2026-12-26"],
    ["on Cyber Monday", "2026-11-30"],
    ["on Lady Day", "2027-03-25"],
    ["on the late May bank holiday", "2026-05-25"],
    ["on the sixth of the eighth", "2026-08-06"],
    ["on the 11th inst.", "2026-04-11"],
    ["on Tuesday in Whit week", "2026-05-26"],
    ["on day 200 of the year", "2026-07-19"],
    ["on the last day but one of May", "2026-05-30"],
    ["on the closest Christmas to 11 June", "2025-12-25"],
  ],
  "so long before, around and from a day": [
    ["the fortnight beginning 1 June", "2026-06-01/2026-06-15"],
    ["the ten days up to and including 11 June", "2026-06-02/2026-06-12"],
    ["two days either side of 11 June", "2026-06-09/2026-06-14"],
    ["an hour either side of noon on Friday", "2026-04-17T11:00/2026-04-17T13:00"],
    ["the first fortnight of June", "2026-06-01/2026-06-15"],
    ["the latter half of June", "2026-06-16/2026-07-01"],
    ["midnight to 6 am on 11 June", "2026-06-11T00:00/2026-06-11T06:00"],
    ["May to July", "2026-05-01/2026-08-01"],
    ["the fortnight that starts on Monday", "2026-04-20/2026-05-04"],
  ],
  "working days leave out holidays": [
    ["the last working day before Christmas", "2026-12-24"],
    ["the first working day after Christmas", "2026-12-29"],
    ["the working day before 4 May", "2026-05-01"],
    ["on the first working day of May", "2026-05-01"],
    ["the first weekday after 3 May", "2026-05-04"],
  ],
  "dates in figures agree": [
    ["from 5/28 to 6/2", "2026-05-28/2026-06-03"],
    ["from 28/5 to 2/6", "2026-05-28/2026-06-03"],
    ["on 20260611", "2026-06-11"],
  ],
};

describe.each(Object.entries(ANYWHERE))("%s", (_, rows) => {
  test.each(rows)("%s is %s", (phrase, expected) => {
    const alone = english.meaningOf(phrase, { as: "when", clock: CLOCK });
    const when = alone.kind === "when" ? alone.when : undefined;
    expect(compact(when, ZONE)).toBe(expected);
    const request = `remind me to feed the hens ${phrase} please`;
    const { whens } = english.read(request, { clock: CLOCK, names: {} });
    expect(whens.map((one) => compact(one.when, ZONE)).join(" & ")).toBe(expected);
  });
});

test.each([
  ["every Thanksgiving", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"],
  ["every Burns Night", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=25"],
  ["every Mon/Thu", "FREQ=WEEKLY;BYDAY=MO,TH"],
  ["weekdays bar Tuesday", "FREQ=WEEKLY;BYDAY=MO,WE,TH,FR"],
  ["MWF", "FREQ=WEEKLY;BYDAY=MO,WE,FR"],
  ["Tuesdays n Fridays", "FREQ=WEEKLY;BYDAY=TU,FR"],
  ["twice a month, on the 4th and the 18th", "FREQ=MONTHLY;BYMONTHDAY=4,18"],
  ["quarter to seven Monday to Thursday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"],
  ["the final Friday of each month", "FREQ=MONTHLY;BYDAY=-1FR"],
])("%s is %s", (phrase, expected) => {
  const meaning = english.meaningOf(phrase, { as: "repeat", clock: CLOCK });
  expect(meaning.kind === "when" ? meaning.when.repeat : undefined).toBe(expected);
});

test("summer time and holidays are those of the country, then of another", () => {
  const said = (phrase: string): string => {
    const meaning = AMERICAN.meaningOf(phrase, { as: "when", clock: CLOCK });
    return compact(meaning.kind === "when" ? meaning.when : undefined, ZONE);
  };
  expect(said("the day the clocks go back")).toBe("2026-11-01");
  expect(said("Memorial Day")).toBe("2026-05-25");
  expect(said("Boxing Day")).toBe("2026-12-26");
});

describe("what is no time, or another", () => {
  test.each([
    ["what did I get up to last week", "2026-04-06/2026-04-13"],
    ["put that in when you get a minute", ""],
    ["what was I up to last week", "2026-04-06/2026-04-13"],
    ["how does November look?", "2026-11-01/2026-12-01"],
    ["what have I got on all week", "2026-04-13/2026-04-20"],
    ["hand in report 20260611", ""],
    ["sweep the yard Tuesdays and Fridays.", "2026-04-17 FREQ=WEEKLY;BYDAY=TU,FR"],
    ["the vacation may look long", ""],
  ])("%s", (request, expected) => {
    const { whens, durations } = english.read(request, { clock: CLOCK, names: {} });
    expect(whens.map(({ when }) => compact(when, ZONE)).join(" & ")).toBe(expected);
    expect(durations).toEqual([]);
  });

  test.each([
    ["block 1 hr 20 of reading", 80],
    ["ten minutes short of two hours", 110],
    ["four lots of 15 minutes", 60],
    ["make it an hour and ten instead", 70],
    ["block two hours from nine on Friday", 120],
  ])("%s lasts %d minutes", (text, minutes) => {
    const { durations } = english.read(text, { clock: CLOCK, names: {} });
    expect(durations.map(({ ms }) => ms / 60_000)).toEqual([minutes]);
  });
});
