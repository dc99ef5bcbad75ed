import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findWhen } from "../../../../src/language/en/time/find-when.ts";
import { resolveWhen } from "../../../../src/language/en/time/resolve-when.ts";
import { sayRepeat } from "../../../../src/language/en/say/say-repeat.ts";
import { clockAt } from "../../compact.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function ruleOf(phrase: string): string | undefined {
  return resolveWhen(phrase, MONDAY)?.repeat;
}

describe("how often", () => {
  test.each([
    ["the first and the last Sunday of every month", "FREQ=MONTHLY;BYDAY=1SU,-1SU"],
    ["the 2nd, 12th and 22nd of each month", "FREQ=MONTHLY;BYMONTHDAY=2,12,22"],
    ["the third working day of every month", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=3"],
    ["the second to last Friday of each month", "FREQ=MONTHLY;BYDAY=-2FR"],
    ["every three months on the first Thursday", "FREQ=MONTHLY;INTERVAL=3;BYDAY=1TH"],
    ["yearly on the third Monday of January", "FREQ=YEARLY;BYMONTH=1;BYDAY=3MO"],
    ["every Saturday the 1st", "FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=SA"],
    ["every Halloween", "FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=31"],
    ["Tuesdays and Saturdays every other week", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA"],
    ["alternating Tuesdays", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"],
    ["every two and a half hours", "FREQ=MINUTELY;INTERVAL=150"],
    ["every year and a half", "FREQ=MONTHLY;INTERVAL=18"],
    ["every Friday at four from next week", "FREQ=WEEKLY;BYDAY=FR"],
    ["every day next week at four", "FREQ=DAILY;UNTIL=20260315T225959Z"],
    ["every Sunday eight times", "FREQ=WEEKLY;BYDAY=SU;COUNT=8"],
    ["weekdays other than Wednesday", "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR"],
    ["at the beginning of every month", "FREQ=MONTHLY;BYMONTHDAY=1"],
    ["every day until Friday at 7", "FREQ=DAILY;UNTIL=20260306T225959Z"],
    ["business days at 8", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    // No rule of a calendar says when Easter is.
    ["every Easter", undefined],
    ["three times a day", undefined],
    ["every day three times a day", undefined],
    ["every last of the quarter", undefined],
    ["monthly on the 5th of May", undefined],
    ["every day for a month and a week", undefined],
  ])("%s is %s", (phrase, rule) => {
    expect(ruleOf(phrase)).toBe(rule);
  });

  test.each([
    ["water the ferns Sundays", "Sundays"],
    [
      "ring Ben the first and third Tuesday of every month about it",
      "the first and third Tuesday of every month",
    ],
  ])("in a sentence it is all of it: %s", (text, said) => {
    expect(findWhen(text, MONDAY).map(({ text: words }) => words)).toEqual([said]);
  });

  const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
  const days = fc.subarray(DAYS, { minLength: 1 }).map((some) => some.join(","));
  const nths = fc.subarray([1, 2, 3, 4, -1, -2], { minLength: 1, maxLength: 3 });
  const rules = fc.oneof(
    fc
      .tuple(
        fc.constantFrom("MINUTELY", "HOURLY", "DAILY", "MONTHLY", "YEARLY"),
        fc.nat({ max: 11 }),
      )
      .map(([frequency, more]) => `FREQ=${frequency}${more > 0 ? `;INTERVAL=${more + 1}` : ""}`),
    fc
      .tuple(days, fc.nat({ max: 5 }))
      .map(([some, more]) => `FREQ=WEEKLY${more > 0 ? `;INTERVAL=${more + 1}` : ""};BYDAY=${some}`),
    fc
      .tuple(nths, fc.constantFrom(...DAYS), fc.nat({ max: 3 }))
      .map(
        ([some, day, more]) =>
          `FREQ=MONTHLY${more > 0 ? `;INTERVAL=${more + 1}` : ""};BYDAY=${some.map((nth) => `${nth}${day}`).join(",")}`,
      ),
    fc
      .uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 3 })
      .map((some) => `FREQ=MONTHLY;BYMONTHDAY=${some.join(",")}`),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([month, day]) => `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}`),
    fc
      .tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(1, 2, 3, 4, -1),
        fc.constantFrom(...DAYS),
      )
      .map(([month, nth, day]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${day}`),
    fc.constantFrom(1, 2, -1).map((place) => `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${place}`),
  );

  test("what is said of a rule is read as that rule", () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(ruleOf(sayRepeat(rule)), sayRepeat(rule)).toBe(rule);
      }),
      { numRuns: 300 },
    );
  });
});
