import { describe, expect, test } from "vitest";
import { findWhen } from "../../../../src/language/en/time/find-when.ts";
import { german } from "../../../../src/language/de/german.ts";
import { clockAt } from "../../compact.ts";

const MONDAY = clockAt("2026-03-02T09:00", "Europe/Berlin");

describe("a time with words of time left over is only half read", () => {
  test.each([
    ["ring Ben next week afternoon about the boat", "next week afternoon"],
    ["ring Ben on the 14th of Friday", "14th of Friday"],
    ["send the card on Friday closest", "on Friday closest"],
    ["send the card next Q2", "next Q2"],
  ])("%s", (text, part) => {
    const found = findWhen(text, MONDAY);
    expect(found.flatMap((one) => (one.isPartial ? one.text : []))).toEqual([part]);
  });

  test("its text is all of it, where it stands", () => {
    const text = "ring Ben on the 14th of Friday, and Ana next week afternoon";
    for (const { start, end, text: part, when } of findWhen(text, MONDAY)) {
      expect(text.slice(start, end)).toBe(part);
      expect(when.text).toBe(part);
    }
  });

  test.each([
    "remind me tomorrow to call mum at five",
    "send the card afternoon of 3rd June",
    "ring Ben two hours before noon on Friday",
    "send it no later than Friday",
    "move my two pm to Friday",
    "book a table for six on Friday",
    "put lunch with April in my calendar on Friday",
    "at 4 pm for 30 minutes",
    "wake me at seven every weekday",
    "push the second one to 10",
    "move my three to 4:30",
  ])("but these are whole: %s", (text) => {
    const found = findWhen(text, MONDAY);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ isPartial }) => isPartial)).toBe(false);
  });

  test("in German too", () => {
    const partial = (text: string): readonly string[] =>
      german.time.findWhen(text, MONDAY).flatMap((one) => (one.isPartial ? one.text : []));
    expect(partial("Zahnarzt Freitag Uhr")).toEqual(["Freitag Uhr"]);
    expect(partial("Treffen mit Mai im Mai")).toEqual([]);
    expect(partial("Erinnere mich morgen um fünf an den Müll")).toEqual([]);
  });
});
