import fc from "fast-check";
import { anyText } from "./any-text.ts";
import { describe, expect, it, test } from "vitest";
import {
  findDurations,
  resolveDuration,
} from "../../src/language/en/numbers/lengths/find-duration.ts";
import { sayDuration } from "../../src/language/en/say/say-duration.ts";

describe("lengths of time said", () => {
  test.each<[string, number | undefined]>([
    ["ten minutes", 10],
    ["90 seconds", 1.5],
    ["an hour and a half", 90],
    ["hour and a half", 90],
    ["one and a half hours", 90],
    ["2 and a half hours", 150],
    ["an hour and a quarter", 75],
    ["half an hour", 30],
    ["3/4 of an hour", 45],
    ["1/2 hour", 30],
    ["a half hour", 30],
    ["half hour", 30],
    ["quarter of an hour", 15],
    ["three quarters of an hour", 45],
    ["1h30", 90],
    ["2 hours 30", 150],
    ["an hour and twenty minutes", 80],
    ["1 hour, 5 minutes", 65],
    ["1 hour 20 minutes 30 seconds", 80.5],
    ["forty five minutes", 45],
    ["a couple of hours", 120],
    ["a few minutes", 3],
    ["10-minute", 10],
    ["a ten minute", 10],
    ["90s", 1.5],
    ["1.5h", 90],
    ["a day and a half", 2160],
    ["a week", 10_080],
    ["a fortnight", 20_160],
    ["for two minutes.", 2],
    ["an hour and half", 90],
    ["1 and a 1/2 hours", 90],
    ["1 1/2 hours", 90],
    ["five and half minutes", 5.5],
    ["two and a quarter hours", 135],
    ["two and three quarters of an hour", 165],
    ["1 hour, 15 minutes, and 30 seconds", 75.5],
    ["an hour forty five", 105],
    ["an hour and twenty", 80],
    ["1 min 30", 1.5],
    ["90 min", 90],
    ["1:30 h", 90],
    ["45'", 45],
    ['20"', 1 / 3],
    ["a pair of hours", 120],
    ["half of an hour", 30],
    ["another ten minutes", 10],
    ["an hour or so", 60],
    ["a year and two hours", 525_720],
    ["ten to fifteen minutes", undefined],
    ["an hour and two", undefined],
    ["half past three", undefined],
    ["zero minutes", undefined],
    ["a month", undefined],
    ["five", undefined],
    ["two hours ago", undefined],
    ["minutes", undefined],
    ["", undefined],
  ])("%s", (phrase, minutes) => {
    expect(resolveDuration(phrase)).toBe(minutes === undefined ? undefined : minutes * 60_000);
  });
});

describe("lengths of time in a text", () => {
  test.each<[string, readonly string[]]>([
    ["set a timer for ten minutes", ["ten minutes"]],
    ["set a 20 minute timer for pasta", ["20 minute"]],
    ["a thirty second timer", ["thirty second"]],
    ["start a timer for one minute thirty seconds", ["one minute thirty seconds"]],
    ["find me half an hour before noon", ["half an hour"]],
    ["push the call back an hour", ["an hour"]],
    ["remind me in an hour", []],
    ["two hours ago", []],
    ["two days before christmas", []],
    ["the last two hours", []],
    ["every two hours", []],
    ["twice a week", []],
    ["wait a second", []],
    ["does she have a second number", []],
    ["put a day off in", []],
  ])("%s", (text, expected) => {
    expect(findDurations(text).map((found) => found.text)).toEqual(expected);
  });
});

it("gives the first one with its place", () => {
  expect(findDurations("tea for 3 minutes or 4 minutes")[0]).toEqual({
    start: 8,
    end: 17,
    text: "3 minutes",
    ms: 180_000,
  });
});

it("says a length of time so that it comes back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 * 86_400 }), (seconds) => {
      const ms = seconds * 1000;
      expect(resolveDuration(sayDuration(ms))).toBe(ms);
    }),
  );
});

test.each([
  [90 * 60_000, "1 hour 30 minutes"],
  [45_000, "45 seconds"],
  [86_400_000, "1 day"],
  [0, "0 seconds"],
])("%s ms is %s", (ms, words) => {
  expect(sayDuration(ms)).toBe(words);
});

it("never throws on any text", () => {
  fc.assert(
    fc.property(anyText(), (text) =>
      findDurations(text).every(({ start, end, text: part }) => text.slice(start, end) === part),
    ),
  );
});
