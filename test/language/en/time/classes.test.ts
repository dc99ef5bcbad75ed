import { describe, expect, test } from "vitest";
import { conventions } from "../../../../src/language/en/time/conventions.ts";
import { resolveRepeat, resolveWhen } from "../../../../src/language/en/time/resolve-when.ts";
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
  "days by their number": [
    ["Thursday 19", "2026-03-19"],
    ["wednesday the 18", "2026-03-18"],
    ["the 23 from 3 to 5", "2026-03-23T15:00/2026-03-23T17:00"],
    ["on the 27 at 6", "2026-03-27T18:00"],
    ["20 of next month", "2026-04-20"],
    // The first month in which the 31st is a Saturday.
    ["Saturday the 31st", "2026-10-31"],
    ["saturday 2", "2026-03-07T14:00"],
  ],
  "counted days of the week": [
    ["three Tuesdays from now", "2026-03-17"],
    ["two saturdays ago", "2026-02-21"],
    ["in two fridays", "2026-03-13"],
    ["the third wednesday after easter", "2026-04-22"],
    ["the second sunday before christmas", "2026-12-13"],
    ["tuesday in a week", "2026-03-10"],
    ["the monday before easter", "2026-03-30"],
    ["3 weeks after 5 june", "2026-06-26"],
  ],
  "the nth of a longer time": [
    ["the last sunday of november 2027", "2027-11-28"],
    ["the first monday of next year", "2027-01-04"],
    ["the second to last day of june", "2026-06-29"],
    ["the last week of august", "2026-08-24/2026-08-31"],
    ["the first weekend of may", "2026-05-02/2026-05-04"],
    ["the fifth week of february", "-"],
    ["the first half of june", "2026-06-01/2026-06-16"],
    ["the last 10 days of april", "2026-04-21/2026-05-01"],
    ["the week of 6 july", "2026-07-06/2026-07-13"],
  ],
  "quarters, seasons, decades, months": [
    ["this quarter", "2026-01-01/2026-04-01"],
    ["last quarter", "2025-10-01/2026-01-01"],
    ["the 4th quarter of 2027", "2027-10-01/2028-01-01"],
    ["Q2", "2026-04-01/2026-07-01"],
    ["next winter", "2026-12-21/2027-03-20"],
    ["the summer of 2027", "2027-06-21/2027-09-23"],
    ["the 90s", "1990-01-01/2000-01-01"],
    ["nov 2027", "2027-11-01/2027-12-01"],
    ["2027-11", "2027-11-01/2027-12-01"],
    ["11/2027", "2027-11-01/2027-12-01"],
    ["all of next month", "2026-04-01/2026-05-01"],
    ["all day tomorrow", "2026-03-03"],
    ["end of the quarter", "2026-03-31"],
    ["month end", "2026-03-31"],
  ],
  "ranges whose ends help each other": [
    ["from 12 june 2027 to 3 july", "2027-06-12/2027-07-04"],
    ["3 june to 7 june 2027", "2027-06-03/2027-06-08"],
    ["20 dec to 3 jan 2027", "2026-12-20/2027-01-04"],
    ["monday to thursday next week", "2026-03-09/2026-03-13"],
    ["between now and friday", "2026-03-02T09:00/2026-03-07T00:00"],
    ["from now to sunday", "2026-03-02T09:00/2026-03-09T00:00"],
    ["january to march 2027", "2027-01-01/2027-04-01"],
    ["after 9:30 but before 11 on thursday", "2026-03-05T09:30/2026-03-05T11:00"],
    ["friday until 6", "2026-03-06T00:00/2026-03-06T18:00"],
    ["tomorrow after 5", "2026-03-03T17:00/2026-03-04T00:00 bound from"],
    ["through friday", "2026-03-02T09:00/2026-03-07T00:00 bound until"],
    ["from 5 june for 10 days", "2026-06-05/2026-06-15"],
    ["3 pm for an hour", "2026-03-02T15:00/2026-03-02T16:00"],
    ["from 10pm tonight to 6am tomorrow", "2026-03-02T22:00/2026-03-03T06:00"],
    // At eight on Friday, or on each of the days: nobody knows.
    ["monday to friday at 8", "-"],
  ],
  "times as they are written": [
    ["at 14h", "2026-03-02T14:00"],
    ["14h45", "2026-03-02T14:45"],
    ["9h to 11h30", "2026-03-02T09:00/2026-03-02T11:30"],
    ["2h", "-"],
    ["7:45p", "2026-03-02T19:45"],
    ["8a-11a", "2026-03-02T08:00/2026-03-02T11:00"],
    ["tuesday am", "2026-03-03T06:00/2026-03-03T12:00"],
    ["10 am-noon", "2026-03-02T10:00/2026-03-02T12:00"],
    ["9:15:30 am", "2026-03-02T09:15"],
    ["5 in the am", "2026-03-03T05:00"],
    ["10:00 UTC on friday", "2026-03-06T11:00"],
    ["thursday 8am EST", "2026-03-05T14:00"],
    ["Sept. 20 at 5", "2026-09-20T17:00"],
    ["15 minutes from 1pm", "2026-03-02T13:15"],
    ["for 15 minutes from 1pm", "2026-03-02T13:00/2026-03-02T13:15"],
    ["in 15", "2026-03-02T09:15"],
    ["twelve in the morning", "-"],
  ],
  "parts of the day by what is eaten": [
    ["at breakfast tomorrow", "2026-03-03T05:00/2026-03-03T09:00"],
    ["before lunch", "2026-03-02T09:00/2026-03-02T12:00 bound until"],
    ["after school", "2026-03-02T15:00/2026-03-02T18:00"],
    ["late last night", "2026-03-01T21:00/2026-03-02T00:00"],
  ],
  repeats: [
    ["everyday at nine", "2026-03-03T09:00 FREQ=DAILY"],
    ["quarterly", "2026-03-02 FREQ=MONTHLY;INTERVAL=3"],
    ["every half hour", "2026-03-02T09:30 FREQ=MINUTELY;INTERVAL=30"],
    ["weekdays except friday at 8", "2026-03-03T08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"],
    ["every day but monday", "2026-03-03 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU"],
    ["every monday to thursday at 8", "2026-03-03T08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"],
    ["every month on the last day", "2026-03-31 FREQ=MONTHLY;BYMONTHDAY=-1"],
    ["fortnightly on tuesday", "2026-03-03 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"],
    ["every day from 9 to 5", "2026-03-03T09:00/2026-03-03T17:00 FREQ=DAILY"],
    ["every day starting tomorrow", "2026-03-03 FREQ=DAILY"],
    ["every day from tomorrow until friday", "2026-03-03 FREQ=DAILY;UNTIL=20260306"],
    ["every monday until june", "2026-03-02 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260531"],
    ["daily for three weeks", "2026-03-02 FREQ=DAILY;UNTIL=20260322"],
    ["every first monday of the quarter", "-"],
    ["each year in may", "2026-05-01 FREQ=YEARLY;BYMONTH=5"],
    ["twice a week", "-"],
  ],
};

describe.each(Object.entries(CLASSES))("%s, said on Monday 2 March 2026 at nine", (_, rows) => {
  test.each(rows)("%s is %s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
});

describe("what words leave open is settled by conventions", () => {
  test.each<[string, Partial<Conventions>, string]>([
    ["3/5", {}, "2026-05-03"],
    ["3/5", { dates: "month-first" }, "2026-03-05"],
    ["4-15", {}, "2026-03-02T16:00/2026-03-03T15:00"],
    ["4-15", { dates: "month-first" }, "2026-04-15"],
    ["14-06-2026", {}, "2026-06-14"],
    ["next friday", {}, "2026-03-13"],
    ["next friday", { nextWeekday: "first-ahead" }, "2026-03-06"],
    ["the next three days", {}, "2026-03-02T09:00/2026-03-06T00:00"],
    ["the next three days", { nextDays: "from-tomorrow" }, "2026-03-03T00:00/2026-03-06T00:00"],
    ["mother's day", { country: "GB" }, "2026-03-15"],
    ["mother's day", { country: "US" }, "2026-05-10"],
    ["memorial day 2027", { country: "US" }, "2027-05-31"],
    ["memorial day", { country: "GB" }, "2026-05-25"],
    ["all saints' day", { country: "GB" }, "2026-11-01"],
    ["yom kippur", { country: "GB" }, "2026-09-21"],
    ["next Rosh Hashanah", { country: "US" }, "2026-09-12"],
    ["hanukkah 2027", { country: "US" }, "2027-12-25"],
    ["the day before Passover", { country: "US" }, "2026-04-01"],
    ["eid al-fitr", { country: "GB" }, "2026-03-20"],
    ["Ramadan", { country: "US" }, "2027-02-08"],
    ["Eid", { country: "GB" }, "-"],
    ["Orthodox Easter", { country: "GB" }, "2026-04-12"],
    ["Diwali", { country: "GB" }, "2026-11-08"],
    ["Chinese New Year", { country: "US" }, "2027-02-06"],
    ["two days after whit monday", { country: "GB" }, "2026-05-27"],
    ["Nowruz", { country: "US" }, "2026-03-21"],
    ["St Paddy's day", { country: "GB" }, "2026-03-17"],
    ["pancake day 2027", { country: "GB" }, "2027-02-09"],
  ])("%s, %j", (phrase, held, expected) => {
    expect(said(phrase, held)).toBe(expected);
  });

  test("the evening begins when it is said to", () => {
    const parts = { ...conventions.parts, evening: { from: 1020, to: 1380, at: 1080 } };
    expect(said("tomorrow evening", { parts })).toBe("2026-03-03T17:00/2026-03-03T23:00");
  });
});

test("a rhythm is one where a rhythm is asked for", () => {
  const rule = (words: string): string | undefined => resolveRepeat(words, MONDAY)?.repeat;
  expect(rule("the last friday of the month")).toBe("FREQ=MONTHLY;BYDAY=-1FR");
  expect(rule("two weeks")).toBe("FREQ=WEEKLY;INTERVAL=2");
});
