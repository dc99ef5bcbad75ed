import { describe, expect, test } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { findWhen } from "../../../../src/language/en/time/find-when.ts";
import { clockAt, compact } from "../../compact.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

/** The words that are asked about. */
function asked(text: string): readonly string[] {
  return findWhen(text, MONDAY).flatMap((one) => (one.isPartial ? one.text : []));
}

/** What is taken. */
function taken(text: string): readonly string[] {
  return findWhen(text, MONDAY).flatMap((one) => (one.isPartial ? [] : compact(one.when, ZONE)));
}

describe("words that are about a time and tell none are asked about", () => {
  test.each([
    ["remind me to ring the plumber at 27 o'clock", "27 o'clock"],
    ["remind me to ring the plumber at 26:30", "26:30"],
    ["remind me to ring the plumber at 9:75", "9:75"],
    ["remind me to ring the plumber at half past 31", "half past 31"],
    ["put the dentist in my calendar at 33pm tomorrow", "33pm tomorrow"],
    ["remind me to pay on the 31st of June", "31st of June"],
    ["remind me to pay on September 31 at 5", "September 31 at 5"],
    ["remind me to pay on the 34th", "34th"],
    ["remind me to pay any day but Friday", "but Friday"],
    ["remind me to pay, but not Friday", "Friday"],
    ["remind me to ring the plumber 3 or 4pm tomorrow", "3 or 4pm tomorrow"],
    ["remind me to pay on 31/9", "31/9"],
    ["remind me to pay on 2026-06-31", "2026-06-31"],
    ["remind me to turn the roast in 25 to 30 minutes", "in 25 to 30 minutes"],
    ["remind me at 7 or 8 to feed the fish", "7 or 8"],
    ["remind me to take the drops three times a day", "three times a day"],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual([expected]);
  });

  test("and of what is ruled out nothing is taken", () => {
    expect(taken("book lunch on Thursday, not Friday")).toEqual(taken("book lunch on Thursday"));
    expect(taken("remind me not tomorrow but on Thursday")).toEqual(taken("remind me on Thursday"));
    expect(taken("remind me to pay some day, not on Friday or Saturday")).toEqual([]);
    expect(taken("why not Friday")).toEqual(taken("Friday"));
    expect(taken("if it's not Friday")).toEqual(taken("Friday"));
  });

  test("and hold no instant that could be taken for one", () => {
    const [only] = findWhen("remind me to ring the plumber at 27 o'clock", MONDAY);
    expect(only?.part).toBeUndefined();
  });

  test.each([
    ["remind me to stretch at 4 and 6", "at 4 and 6"],
    ["remind me to stretch on the 9th and 10th", "on the 9th and 10th"],
    ["remind me to stretch on June 9th, 11th and 13th", "on June 9th, 11th and 13th"],
    ["remind me to stretch every day at 9 and 18", "every day at 9 and 18"],
    ["remind me to stretch every Friday except the 20th", "every Friday except the 20th"],
    ["remind me to stretch every Tuesday twice", "every Tuesday twice"],
    ["block my mornings except on Thursday", "except on Thursday"],
    ["remind me to call the vet 7 Tuesday", "7 Tuesday"],
  ])("and so is what goes on beside a time: %s", (text, expected) => {
    expect(asked(text)).toEqual([expected]);
  });

  test.each([
    "add 3 eggs and 5 lemons tomorrow",
    "meet at 3 and 5 minutes later call Ana",
    "book a call today and one tomorrow",
    "the race was 9:75 long",
    "he scored 12 or 13 points yesterday",
    "put the 10k run in my calendar on Saturday at 9",
  ])("but not where the numbers count something else: %s", (text) => {
    expect(asked(text)).toEqual([]);
  });
});

describe("numbers and words that belong to something else", () => {
  test.each([
    ["remind me about flight 1230 tomorrow", ["2026-03-03"]],
    ["put a talk in room 1015 in my calendar on Friday", ["2026-03-06"]],
    ["remind me to ring 555 1645 at nine", ["2026-03-02T21:00"]],
    ["take bus 24 at 10", ["2026-03-02T10:00"]],
    ["remind me to bring 2 tickets at 5", ["2026-03-02T17:00"]],
    ["send April an email about the march on Tuesday", ["2026-03-03"]],
    ["remind me to put on sun cream at noon", ["2026-03-02T12:00"]],
    ["I sat with May on Sunday", ["2026-03-08"]],
    ["keep one evening free next week", ["2026-03-09/2026-03-16"]],
  ])("%s", (text, expected) => {
    expect(taken(text)).toEqual(expected);
  });
});

describe("a number alone behind in counts minutes", () => {
  test.each([
    ["remind me to turn the roast in 35", "2026-03-02T09:35"],
    ["remind me in 12 to turn the roast", "2026-03-02T09:12"],
    ["in ten remind me of the oven", "2026-03-02T09:10"],
  ])("%s", (text, expected) => {
    expect(taken(text)).toEqual([expected]);
  });

  test.each([
    "put the ferns in 15",
    "remind me to plant them in 4 pots",
    "remind me to read it in 3 to the end",
    "set a timer in 20",
    "move it in 1 of my calendars",
  ])("but not in %s", (text) => {
    expect(taken(text)).toEqual(text.includes("3 to") ? ["2026-03-02T09:03"] : []);
  });
});

test("a length led by for stays one beside the day it is counted from", () => {
  const reading = english.read("book the cabin for ten days from the 18th", {
    clock: MONDAY,
    names: {},
  });
  expect(reading.durations.map(({ text }) => text)).toEqual(["ten days"]);
  expect(reading.whens.map(({ when }) => compact(when, ZONE))).toEqual(["2026-03-18"]);
});
