import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };
const readingOf = (text: string) => english.read(text, { clock, names: {} });

describe("what stands around a time", () => {
  it.each([
    ["move it to Friday", { isFarEnd: true, isAfterTo: true, isOwned: false }],
    ["I'm away until Friday", { isFarEnd: true, isAfterTo: false }],
    ["what's on on Friday", { isFarEnd: false, isAfterTo: false }],
    ["move my two o'clock", { isOwned: true, isFarEnd: false }],
  ])("of %j", (text, facts) => {
    expect(readingOf(text).whens).toMatchObject([facts]);
  });

  it.each([
    ["put it off until Friday", { bare: "Friday", fitted: undefined }],
    ["put it off to Friday", { bare: "Friday" }],
    ["when could I fit in an hour", { fitted: { text: "an hour", ms: 36e5 } }],
    ["call me in an hour", { fitted: undefined }],
  ])("tells what is left of it: %j", (text, facts) => {
    expect(readingOf(text).whens).toMatchObject([facts]);
  });

  it.each([
    ["three.", "2026-03-02T15:00:00Z"],
    ["at five", "2026-03-02T17:00:00Z"],
    ["the one at five", undefined],
    ["an hour later", "2026-03-02T10:00:00Z"],
    ["late", undefined],
  ])("tells which time the whole is: %j", (text, at) => {
    const when = readingOf(text).wholeTime();
    expect(when?.at).toBe(at && Date.parse(at));
  });

  it.each([
    ["extend it to an hour", true],
    ["extend it by an hour", false],
  ])("tells whether a length is the whole: %j", (text, isWhole) => {
    expect(readingOf(text).durations).toMatchObject([{ isWhole }]);
  });

  it.each([
    ["wake me in twenty", { isAhead: true, isGoal: false }],
    ["volume down to fifteen", { isAhead: false, isGoal: true }],
    ["a table with fifteen chairs", { isAhead: false, isGoal: false, isOrdinal: false }],
    ["block out the twenty-third", { isOrdinal: true, isGoal: false }],
  ])("tells what a number is: %j", (text, facts) => {
    expect(readingOf(text).numbers).toMatchObject([facts]);
  });
});

describe("a stretch that is surely a time", () => {
  it.each([
    ["the fair, two to five, in the hall", "two to five", "2026-03-02T14:00:00Z"],
    ["the fair, whenever it rains", "whenever it rains", undefined],
  ])("is read as one: %j", (text, words, from) => {
    const start = text.indexOf(words);
    const found = readingOf(text).whenAt({ start, end: start + words.length });
    expect(found?.when.from).toBe(from === undefined ? undefined : Date.parse(from));
  });
});
