import { describe, expect, it } from "vitest";
import { findAnchors } from "../../../../src/language/en/time/find-anchor.ts";
import { findPointingTimes } from "../../../../src/language/en/time/find-pointing-times.ts";
import { anchoredAt } from "../../../../src/language/when/anchored-at.ts";

const FRIDAY = Date.parse("2026-03-06T12:00:00Z");

describe("a weekday beside what is spoken of", () => {
  it.each([
    ["and the same again for the Friday after, please", "the Friday after", "2026-03-13"],
    ["one more the monday after that at ten", "the monday after that", "2026-03-09"],
    ["make it the Thursday before", "the Thursday before", "2026-03-05"],
    ["the friday before it, at nine", "the friday before it", "2026-02-27"],
    ["and the Saturday after?", "the Saturday after", "2026-03-07"],
    ["the day after", "the day after", "2026-03-07"],
    ["no sorry, the following day", "the following day", "2026-03-07"],
    ["put it in the following Monday", "the following Monday", "2026-03-09"],
    ["the following week at ten", "the following week", "2026-03-13"],
    ["put another in a week after it", "a week after it", "2026-03-13"],
  ])("%s", (text, words, day) => {
    const [found, ...others] = findPointingTimes(text);
    expect(others).toEqual([]);
    expect(found?.text).toBe(words);
    expect(found && anchoredAt(found, FRIDAY, "Europe/London").toFormat("yyyy-MM-dd")).toBe(day);
  });

  it.each([
    ["half an hour of packing right before it", "right before it", "11:30"],
    ["an hour in for the fitting straight before that", "straight before that", "11:00"],
    ["ninety minutes for the sluice before it, please", "before it", "10:30"],
    ["and tea straight after it", "straight after it", "12:00"],
  ])("what is so long ends where that begins: %s", (text, words, time) => {
    const found = findPointingTimes(text).at(0) ?? findAnchors(text, []).at(0);
    expect(found && text.slice(found.start, found.end + (found.pointing ? 0 : 3))).toBe(words);
    expect(found && anchoredAt(found, FRIDAY, "UTC").toFormat("HH:mm")).toBe(time);
  });

  it.each([
    "call me before it",
    "two days of rest before it",
    "an hour of this and half an hour of that before it",
    "the Friday after next",
    "the Monday after Easter",
    "the following people are coming",
    "the following Monday class",
    "the Tuesday before the wedding",
    "drinks on Friday after work",
    "the tidying right after the party",
    "run the errands straight after school",
  ])("is none in: %s", (text) => {
    expect(findPointingTimes(text)).toEqual([]);
  });
});
