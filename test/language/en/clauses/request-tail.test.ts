import { describe, expect, it } from "vitest";
import {
  beginsWithTime,
  dayIn,
  isInsideTime,
  tailOf,
} from "../../../../src/language/en/clauses/request-tail.ts";

describe("what closes a request", () => {
  it.each([
    ["move the dentist to four", " to four", { hasTime: true, isTimeOfDay: true }],
    ["lunch on Friday", " on Friday", { hasTime: true, isTimeOfDay: false }],
    ["add eggs to my shopping list", " to my shopping list", { hasPlace: true, hasTime: false }],
    ["book the hall for an hour, please", " for an hour, please", { hasTime: true }],
  ])("%s", (text, tail, expected) => {
    const found = tailOf(text);
    expect(text.slice(found.start)).toBe(tail);
    expect(found).toMatchObject(expected);
  });

  it.each(["remind me at five to post the books", "play jazz", ""])("nothing in %j", (text) => {
    expect(tailOf(text)).toMatchObject({ start: text.length, hasTime: false, hasPlace: false });
  });
});

describe("a time in a text", () => {
  it("is not cut", () => {
    const text = "between two and four";
    expect(isInsideTime(text, text.indexOf("and"))).toBe(true);
    expect(isInsideTime("tea and cake", 4)).toBe(false);
  });
  it("may come first", () => {
    expect(beginsWithTime("at six to call Bob")).toBe(true);
    expect(beginsWithTime("call Bob at six")).toBe(false);
  });
  it.each([
    ["on Friday at one", "Friday"],
    ["on the third Thursday of next month", "the third Thursday of next month"],
    ["at one", undefined],
  ])("says a day: %s", (tail, day) => {
    expect(dayIn(tail)).toBe(day);
  });
});
