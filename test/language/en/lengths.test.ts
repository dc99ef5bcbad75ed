import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findDurations,
  resolveDuration,
} from "../../../src/language/en/numbers/lengths/find-duration.ts";
import { numberToWords } from "../../../src/language/en/numbers/number-words.ts";
import { resolveWhen } from "../../../src/language/en/time/resolve-when.ts";
import { clockAt, compact } from "../compact.ts";

/** Each with its plural and its milliseconds. */
const UNITS = [
  ["second", "seconds", 1e3],
  ["minute", "minutes", 6e4],
  ["hour", "hours", 36e5],
  ["day", "days", 864e5],
  ["week", "weeks", 6048e5],
  ["fortnight", "fortnights", 12096e5],
] as const;

/** What a share of one or more is called, with a place for the unit: "#" for one, "#s" for several. */
const SHARES: readonly (readonly [words: string, share: number])[] = [
  ["half a #", 0.5],
  ["a half #", 0.5],
  ["½ #", 0.5],
  [".5 #s", 0.5],
  ["a quarter of a #", 0.25],
  ["three quarters of a #", 0.75],
  ["¾ of a #", 0.75],
  ["one and a half #s", 1.5],
  ["1½ #s", 1.5],
  ["1 1/2 #s", 1.5],
  ["a # and a half", 1.5],
  ["two and three quarter #s", 2.75],
  ["two half #s", 1],
  ["a single #", 1],
  ["a good two #s", 2],
  ["two #s or so", 2],
  ["at least two #s", 2],
  ["a couple of #s", 2],
  ["half a dozen #s", 6],
  ["two & a half #s", 2.5],
  ["3,5 #s", 3.5],
  ["1-1/2 #s", 1.5],
  ["a # and half a #", 1.5],
  ["another #", 1],
  ["an entire #", 1],
  ["just two #s", 2],
  ["hundred and five #s", 105],
  ["2 #s in length", 2],
  ["two dozen #s", 24],
  ["three fourths of a #", 0.75],
  ["a tenth of a #", 0.1],
  ["three fifths of a #", 0.6],
  ["two and a half of a #", 2.5],
  ["2 + 1/2 #s", 2.5],
  ["just over two #s", 2],
  ["approx. two #s", 2],
  ["two #s or thereabouts", 2],
  ["three consecutive #s", 3],
  ["two #s'", 2],
];
const unit = fc.constantFrom(...UNITS);
const count = fc.integer({ min: 2, max: 120 });

describe("lengths of time, in figures and less than they begin with", () => {
  test.each([
    ["25''", 25],
    ["2'30''", 150],
    ["one hour, twenty", 4800],
    ["an hour minus five minutes", 3300],
    ["two hours less a quarter of an hour", 6300],
  ])("%s", (said, seconds) => {
    expect(resolveDuration(said)).toBe(seconds * 1e3);
    expect(findDurations(`set a timer for ${said}`).map(({ ms }) => ms)).toEqual([seconds * 1e3]);
  });
});

/** A part of a length, or a time, is no length. */
describe("what is no length of time", () => {
  test.each([
    "between five and twenty minutes",
    "four and thirty minutes",
    "1430 hours",
    "sixteen hundred hours",
  ])("%s", (said) => {
    expect(resolveDuration(said)).toBeUndefined();
    expect(findDurations(`book the hall ${said}`)).toEqual([]);
  });
});

describe("lengths of time", () => {
  test("every share of every unit", () => {
    for (const [one, many, ms] of UNITS) {
      for (const [words, share] of SHARES) {
        const said = words.replaceAll("#s", many).replaceAll("#", one);
        expect(resolveDuration(said), said).toBe(share * ms);
      }
    }
  });

  test("any number, in figures and in words, in any order of larger and smaller units", () => {
    const joint = fc.constantFrom(" ", ", ", " and ", ", and ", " plus ");
    const pair = fc
      .tuple(unit, unit)
      .filter(([[, , large], [one, , small]]) => large > small && one !== "week");
    const number = fc.constantFrom(String, numberToWords);
    const said = fc.record({ pair, some: count, more: count, joint, number });
    fc.assert(
      fc.property(said, (one) => {
        const [large, small] = one.pair;
        const [first, second] = [one.number(one.some), one.number(one.more)];
        const words = `${first} ${large[1]}${one.joint}${second} ${small[1]}`;
        expect(resolveDuration(words), words).toBe(one.some * large[2] + one.more * small[2]);
      }),
    );
  });

  test.each(["two or three minutes", "5 to 10 minutes", "5-10 minutes", "an hour or two"])(
    "of two that may be meant none is taken: %s",
    (said) => {
      expect(findDurations(`set a timer for ${said}`)).toEqual([]);
    },
  );

  test.each([
    ["in a month and a half", "2026-04-17"],
    ["in half a decade", "2031-03-02"],
    ["in three quarters of a year", "2026-12-02"],
    ["in six months' time", "2026-09-02"],
    ["in a decade and four years", "2040-03-02"],
    ["in 2y5m", "2028-08-02"],
    ["in three weeks four months", "2026-07-23"],
  ])("months and years are counted by the calendar: %s", (said, day) => {
    expect(
      compact(resolveWhen(said, clockAt("2026-03-02T09:00", "Europe/Berlin")), "Europe/Berlin"),
    ).toBe(day);
  });
});
