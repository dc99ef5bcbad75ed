import { describe, expect, it } from "vitest";
import { asThatDay } from "../../../../src/language/en/steps/in-place/beside/that-day.ts";
import { findPointingTimes } from "../../../../src/language/en/time/find-pointing-times.ts";

describe("the day of what is spoken of", () => {
  it.each([
    ["remind me at ten on the day it's due", "on the day it's due"],
    ["remind me the morning that's due", "the morning that's due"],
    ["remind me about it on the day those papers are wanted", "on the day those papers are wanted"],
  ])("is pointed at: %s", (text, told) => {
    expect(findPointingTimes(text)).toMatchObject([{ text: told, pointing: "plain" }]);
  });

  it.each(["check the day it's due", "the day the rent is due", "tell me the day it's due"])(
    "is asked for, or told by a name: %s",
    (text) => {
      expect(findPointingTimes(text)).toEqual([]);
    },
  );
});

describe("a day that is pointed at first", () => {
  it.each([
    [
      "Nine in the morning on the day it's due, remind me to pay that.",
      "remind me to pay that at nine in the morning on the day it's due.",
    ],
    [
      "and on that very day at ten remind me to use the code",
      "and remind me to use the code that day at ten",
    ],
    [
      "So, the day that form's due, remind me about it at eight",
      "So, remind me about the form at eight the day that form's due",
    ],
  ])("stands behind what is to be remembered: %s", (text, placed) => {
    expect(asThatDay(text)).toBe(placed);
  });

  it.each(["remind me to pay it that day", "that day at ten I'm away", "on Friday remind me"])(
    "stays where it is: %s",
    (text) => {
      expect(asThatDay(text)).toBe(text);
    },
  );
});
