import { describe, expect, test } from "vitest";
import { findWhen } from "../../../../src/language/en/time/find-when.ts";
import { clockAt, compact } from "../../compact.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

/** What a request says of time. */
function times(text: string): readonly string[] {
  return findWhen(text, MONDAY).map(({ when }) => compact(when, ZONE));
}

describe("in a request", () => {
  test.each([
    ["put judo in my calendar the 18 from 3 to 5", "2026-03-18T15:00/2026-03-18T17:00"],
    ["ring Ben sat of next week", "2026-03-14"],
    ["ring Ben wed of the week after next", "2026-03-18"],
    ["ring Ben from the 10th onwards", "2026-03-10T00:00/2027-03-10T00:00 bound from"],
    ["add the tour to my diary the 21 from 2 until 4", "2026-03-21T14:00/2026-03-21T16:00"],
  ])("what stands behind a day makes it one: %s", (text, expected) => {
    expect(times(text)).toEqual([expected]);
  });

  test.each([
    ["ring Ben Friday night about eight", "2026-03-06T20:00"],
    ["ring Ben on Friday at about nine", "2026-03-06T09:00"],
    ["ring Ben on Friday about eight oars", "2026-03-06"],
    ["ring Ben half seven 2026-03-15", "2026-03-15T19:30"],
    ["set a reminder for eleven on Saturday to ring Ben", "2026-03-07T11:00"],
    ["book a table for six on Saturday", "2026-03-07"],
  ])("about an hour behind a day is that hour: %s", (text, expected) => {
    expect(times(text)).toEqual([expected]);
  });

  test.each([
    ["where do I have to be first today", "2026-03-02"],
    ["when does the piano come, April sometime", "2026-04-01/2026-05-01"],
    ["what's first tomorrow", "2026-03-03"],
    ["who comes second on Friday", "2026-03-06"],
    ["which of them comes second on Friday", "2026-03-06"],
  ])("a place in a row is no day: %s", (text, expected) => {
    expect(times(text)).toEqual([expected]);
  });

  test.each([
    ["judo is at seven, am I on time", "2026-03-02T19:00"],
    ["judo is at seven am, I think", "2026-03-03T07:00"],
  ])("'am' is a verb before who asks: %s", (text, expected) => {
    expect(times(text)).toEqual([expected]);
  });

  test.each([
    ["the judo, can we do two instead of four", "2026-03-02T14:00"],
    ["make that six instead of half past", "2026-03-02T18:00"],
    ["push the judo to one instead of three", "2026-03-02T13:00"],
  ])("a number in the place of an hour is one: %s", (text, expected) => {
    expect(times(text)).toEqual([expected]);
  });

  test.each([
    ["judo from three to four that Thursday", "2026-03-05T15:00/2026-03-05T16:00"],
    ["the judo on Friday, like half three", "2026-03-06T15:30"],
    ["the judo tomorrow like six", "2026-03-03T18:00"],
  ])("what is said loosely belongs together: %s", (text, expected) => {
    expect(times(text)).toEqual([expected]);
  });

  test.each(["get six instead of four", "make it two eggs instead of three"])(
    "a number in the place of another counts: %s",
    (text) => {
      expect(times(text)).toEqual([]);
    },
  );
});
