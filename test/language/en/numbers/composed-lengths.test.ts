import { describe, expect, test } from "vitest";
import {
  findDurations,
  resolveDuration,
} from "../../../../src/language/en/numbers/lengths/find-duration.ts";

// A length is put together from a number, a unit and what is added; in every writing it is the same length.

type Said = readonly [words: string, value: number];
const NUMBERS: readonly Said[] = [
  ["two", 2],
  ["2", 2],
  ["a couple of", 2],
  ["half a dozen", 6],
  ["forty-odd", 40],
  ["ninety", 90],
  ["a hundred and twenty", 120],
  ["2.5", 2.5],
  ["two point five", 2.5],
  ["two and a half", 2.5],
  ["2 1/2", 2.5],
  ["one and three quarters", 1.75],
];
const UNITS: readonly Said[] = [
  ["seconds", 1],
  ["secs", 1],
  ["minutes", 60],
  ["mins", 60],
  ["hours", 3600],
  ["hrs", 3600],
  ["days", 86_400],
  ["weeks", 604_800],
];
const SHARES: readonly Said[] = [
  ["half", 0.5],
  ["a half", 0.5],
  ["a quarter", 0.25],
  ["three quarters", 0.75],
  ["1/2", 0.5],
  ["two thirds", 2 / 3],
];
const LARGE: readonly Said[] = [
  ["an hour", 3600],
  ["2 hrs", 7200],
  ["twelve hours", 43_200],
  ["a day", 86_400],
];
const SMALL: readonly Said[] = [
  ["ten minutes", 600],
  ["45 mins", 2700],
  ["a minute", 60],
  ["30 secs", 30],
];

/** The phrases that are not so many seconds, alone or in a request. */
function off(rows: readonly Said[]): readonly string[] {
  return rows.flatMap(([phrase, seconds]) => {
    const ms = Math.round(seconds * 1000);
    const found = findDurations(`set a timer for ${phrase} please`).map((one) => one.ms);
    const isRead = resolveDuration(phrase) === ms && found.length === 1 && found[0] === ms;
    return isRead ? [] : [phrase];
  });
}

test("a number and a unit", () => {
  const rows = NUMBERS.flatMap(([number, value]) =>
    UNITS.map(([unit, seconds]): Said => [`${number} ${unit}`, value * seconds]),
  );
  expect(off(rows)).toEqual([]);
});

test("a number with a share of its unit, before or behind it", () => {
  const rows = ["one", "two", "5"].flatMap((whole, at) =>
    SHARES.flatMap(([share, part]) => {
      const seconds = ([1, 2, 5][at] ?? 0) * 3600 + part * 3600;
      return [
        `${whole} and ${share} hours`,
        `${whole} and ${share} of an hour`,
        `${whole} and ${share} an hour`,
        `${whole} hours and ${share}`,
        `${whole} hours plus ${share}`,
      ].map((phrase): Said => [phrase, seconds]);
    }),
  );
  expect(off(rows)).toEqual([]);
});

test("a larger and a smaller unit, and one smaller still", () => {
  const rows = LARGE.flatMap(([large, most]) =>
    SMALL.flatMap(([small, less]) => [
      ...[" and ", " ", ", ", ", and ", " plus ", " & ", " + "].map((joint): Said => [
        `${large}${joint}${small}`,
        most + less,
      ]),
      ...(less < 60 ? [] : [[`${large}, ${small} and five seconds`, most + less + 5] as const]),
    ]),
  );
  expect(off(rows)).toEqual([]);
});

describe("in figures and without the second unit", () => {
  test.each<Said>([
    ["1h30", 5400],
    ["2h05m", 7500],
    ["1 hr 30", 5400],
    ["an hour thirty", 5400],
    ["an hour oh five", 3900],
    ["two minutes thirty", 150],
    ["1:30:00", 5400],
    ["1:30 h", 5400],
    ["5m30s", 330],
    ["2w4d6h20m", 1_578_000],
    ["4 hours 1/4", 15_300],
    ["four hours half", 16_200],
    ["3-and-a-half hours", 12_600],
    ["nine quarters of an hour", 8100],
    ["five halves of an hour", 9000],
    ["a third of 1 hour", 1200],
    ["1/4-hour", 900],
    ["two hours less a quarter", 6300],
    ["20 minutes plus 25 minutes", 2700],
    ["four hours and one fourth", 15_300],
    ["three hours an a half", 12_600],
    ["2 hrs 40 at most", 9600],
  ])("%s is %d s", (phrase, seconds) => {
    expect(off([[phrase, seconds]])).toEqual([]);
  });
});

describe("how sure somebody is of it changes nothing", () => {
  test.each([
    "for about",
    "for at most",
    "maybe",
    "say",
    "less than",
    "more than",
    "for like",
    "the better part of",
    "getting on for",
    "not more than",
    "probably",
    "the space of",
  ])("%s an hour", (lead) => {
    expect(resolveDuration(`${lead} an hour`)).toBe(36e5);
  });

  test.each([
    "approximately",
    "or fewer",
    "give or take",
    "maximum",
    "in total",
    "on the dot",
    "all told",
  ])("an hour %s", (tail) => {
    expect(resolveDuration(`an hour ${tail}`)).toBe(36e5);
  });
});

test("a unit heard without its article begins a length behind 'for'", () => {
  const found = findDurations("set a timer for hour twenty minutes").map(({ ms }) => ms);
  expect(found).toEqual([48e5]);
  expect(findDurations("happy hour 20 minutes late").map(({ ms }) => ms)).toEqual([12e5]);
  expect(findDurations("set three ten-minute timers").map(({ ms }) => ms)).toEqual([6e5]);
});

describe("a part of a length is not the length", () => {
  test.each([
    "an hour and four",
    "two hours and five for the goose",
    "one forty minutes",
    "three twenty minutes for the goose",
    "an hour 90",
    "two hours, 5",
    "two hours and seven, please",
  ])("%s", (phrase) => {
    expect(findDurations(`set a timer for ${phrase}`)).toEqual([]);
  });
});

describe("one of two lengths is none", () => {
  test.each([
    "ten to fifteen minutes",
    "10-15 minutes",
    "between ten and fifteen minutes",
    "an hour or two",
    "two or three days",
    "an hour to an hour and a half",
  ])("%s", (phrase) => {
    expect(resolveDuration(phrase)).toBeUndefined();
    expect(findDurations(`set a timer for ${phrase} please`)).toEqual([]);
  });
});

describe("a length is taken whole where a request goes on", () => {
  test.each([
    ["add an hour twenty to the goose timer", 80],
    ["add 2 hours 5 to the goose timer", 125],
    ["make the goose timer an hour ten longer", 70],
    ["knock 2 hours 5 off the goose timer", 125],
    ["make the goose timer 1:30:00 longer", 90],
    ["add hour thirty to the goose timer", 90],
    ["set a timer for 2:05:30 hours", 125.5],
    ["set a timer for point five hours", 30],
    ["set a timer for nought point two five hours", 15],
    ["set a timer for half dozen minutes", 6],
    ["set a timer for an hour, and a half", 90],
    ["set a timer for fifteen mintues", 15],
    ["set a timer for 10 secounds", 1 / 6],
    ["set a timer for 1 and a half h", 90],
    ["set a timer for 10+ minutes", 10],
    ["give the goose timer five fewer minutes", 5],
  ])("%s", (text, minutes) => {
    expect(findDurations(text).map(({ ms }) => ms / 6e4)).toEqual([minutes]);
  });

  test.each(["pull 3 weeds", "put 2 houses on the list", "block two hours 8 to 10"])(
    "these hold no more: %s",
    (text) => {
      expect(findDurations(text).every(({ ms }) => ms === 72e5)).toBe(true);
    },
  );
});
