import { describe, expect, it } from "vitest";
import { reckoningIn } from "../../../../src/language/en/reckoning/reckoning-in.ts";

describe("what is to be worked out", () => {
  it.each([
    ["what's 17 % of 240", "17 / 100 * 240"],
    ["what is seventeen percent of 240?", "17 / 100 * 240"],
    ["how much is £40 plus £5.50", "40 + 5.5"],
    ["12 x 7", "12 * 7"],
    ["2+2=", "2 + 2"],
    ["calculate 1,200 divided by one and a half", "1200 / 1.5"],
    ["what's 2 to the power of 10 minus 24", "2 ^ 10 - 24"],
    ["what's fifteen squared", "15^2"],
    ["what's the square root of 81", "sqrt(81)"],
    ["what's a third of 90", "(1 / 3) * (90)"],
    ["two thirds of 90", "(2 / 3) * (90)"],
    ["what's half of 45", "(1 / 2) * (45)"],
    ["what's 20% off 80", "(1 - 20 / 100) * 80"],
    ["what's 80 plus 20 percent", "80 + 20%"],
    ["please add 3 and 4", "3 + 4"],
    ["divide 90 by 4", "90 / 4"],
    ["what's minus 5 plus 3", "-5 + 3"],
  ])("is a sum: %s", (text, notation) => {
    expect(reckoningIn(text)).toMatchObject({ kind: "sum", notation });
  });

  it.each([
    ["how many cups in a litre", [1, "litre", "cup"]],
    ["how many cups are there in two litres", [2, "litre", "cup"]],
    ["how many miles is thirty kilometres", [30, "kilometre", "mile"]],
    ["what's 20 degrees celsius in fahrenheit", [20, "degree Celsius", "degree Fahrenheit"]],
    ["convert 5 miles to km", [5, "mile", "kilometre"]],
    ["11 stone in kilos", [11, "stone", "kilogram"]],
    ["how many grams are in an ounce", [1, "ounce", "gram"]],
    ["how many minutes are there in a day", [1, "day", "minute"]],
  ])("is a measure: %s", (text, [amount, from, to]) => {
    expect(reckoningIn(text)).toMatchObject({
      kind: "measure",
      amount,
      from: { one: from },
      to: { one: to },
    });
  });

  it.each([
    ["how many days until Christmas", { from: undefined, to: "Christmas", unit: "day" }],
    ["how many weeks is it till the 3rd of May", { to: "the 3rd of May", unit: "week" }],
    ["how many days between 3 May and 10 June", { from: "3 May", to: "10 June", unit: "day" }],
    ["how many days from tomorrow until Friday", { from: "tomorrow", to: "Friday" }],
  ])("is a stretch of time: %s", (text, wanted) => {
    expect(reckoningIn(text)).toMatchObject({ kind: "between", ...wanted });
  });

  it.each([
    ["what day is Christmas", "Christmas"],
    ["what day of the week does the 24th fall on", "the 24th"],
    ["what date is it in three weeks", "in three weeks"],
    ["what's the date next Friday", "next Friday"],
    ["when is Easter", "Easter"],
  ])("is a date: %s", (text, when) => {
    expect(reckoningIn(text)).toEqual({ kind: "date", when });
  });

  it.each([
    "what's on tomorrow",
    "set a timer for 5 plus 3 minutes",
    "add milk and two eggs to the list",
    "call 0171 555 and 12",
    "what's 5",
    "remind me at 5",
    "how many mails are in the inbox",
    "how many eggs in a dozen",
    "how much is 20 pounds in euros",
    "turn the volume to 30",
    "change the dentist to 5",
    "10 minutes",
  ])("is nothing: %s", (text) => {
    expect(reckoningIn(text)).toBeUndefined();
  });
});
