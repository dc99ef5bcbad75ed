import { describe, expect, it } from "vitest";
import { timeCues } from "../../../../src/language/en/cues/times.ts";
import { timeWords } from "../../../../src/language/en/time/time-words.ts";

const {
  aheadOf,
  endsInGoal,
  endsInIn,
  endsInTo,
  endsInWhole,
  isFarEnd,
  isOrdinal,
  lengthFitted,
  noHours,
  saysUntil,
  shiftIn,
  stretchIn,
  withoutUntil,
} = timeCues;

describe("the far end of a stretch", () => {
  it.each([
    ["until four", "", true],
    ["four", "from two to ", true],
    ["four", "ending at ", true],
    ["four", "move it ", false],
    ["tomorrow", "into ", false],
  ])("%j behind %j", (time, before, expected) => {
    expect(isFarEnd(time, before)).toBe(expected);
  });
  it("may be where something goes", () => {
    expect(endsInTo("move it to ")).toBe(true);
    expect(endsInTo("it lasts until ")).toBe(false);
  });
  it("goes without its preposition", () => {
    expect(withoutUntil("until Friday")).toBe("Friday");
    expect(withoutUntil("Friday")).toBe("Friday");
    expect(saysUntil("till four")).toBe(true);
    expect(saysUntil("tilly")).toBe(false);
  });
});

describe("a number or a length behind words", () => {
  it.each([
    ["wake me in ", true],
    ["wake me in about ", true],
    ["begin ", false],
  ])("is one to come: %j", (before, expected) => {
    expect(endsInIn(before)).toBe(expected);
  });
  it.each([
    ["turn it down to ", true],
    ["set it at around ", true],
    ["turn it up by ", false],
  ])("is to be reached: %j", (before, expected) => {
    expect(endsInGoal(before)).toBe(expected);
  });
  it.each([
    ["extend it to ", true],
    ["extend it to just ", true],
    ["extend it by ", false],
  ])("is the whole of it: %j", (before, expected) => {
    expect(endsInWhole(before)).toBe(expected);
  });
  it("is fitted in", () => {
    expect(lengthFitted("in an hour", "when could I fit ")).toEqual({
      text: "an hour",
      ms: 3_600_000,
    });
    expect(lengthFitted("in an hour", "call me ")).toBeUndefined();
    expect(lengthFitted("an hour", "when could I fit ")).toBeUndefined();
  });
  it("lies ahead of something", () => {
    expect(aheadOf(" beforehand, please")).toBe(" beforehand".length);
    expect(aheadOf(" each")).toBe(0);
  });
});

it.each([
  ["half an hour longer", "longer"],
  ["cut it by ten minutes", "shorter"],
  ["ten minutes", undefined],
  ["the offer", undefined],
])("how long something lasts changes: %s", (text, expected) => {
  expect(stretchIn(text)).toBe(expected);
});

it.each([
  ["push it back an hour", "later"],
  ["bring it forward an hour", "earlier"],
  ["for an hour", undefined],
  ["the backup", undefined],
])("something moves: %s", (text, expected) => {
  expect(shiftIn(text)).toBe(expected);
});

it("a rank is a day of the month, an hour on a day a time", () => {
  expect(["23rd", "twenty-first", "third"].every(isOrdinal)).toBe(true);
  expect(["23", "three"].some(isOrdinal)).toBe(false);
  expect(timeWords.atHour("2026-03-03", "at six")).toBe("2026-03-03 at six");
});

it("numbers that name something are no hours", () => {
  expect(noHours("the one-to-one at two")).toEqual([{ start: 4, end: 14 }]);
  expect(noHours("one to two")).toEqual([]);
});
