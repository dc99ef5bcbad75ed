import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { german } from "../../src/language/de/german.ts";
import { clockAt } from "./compact.ts";

const KNOWN = { clock: clockAt("2026-03-02T09:00", "Europe/London"), names: {} };

/** The times told by what is spoken of already, and the other times of a sentence. */
function timesIn({ read }: Pick<typeof english, "read">, text: string): readonly string[] {
  const { anchors, whens } = read(text, KNOWN);
  return [
    ...anchors.flatMap((one) => (one.pointing ? [one.text] : [])),
    ...whens.map((one) => one.text),
  ];
}

describe("a time told by what is spoken of already", () => {
  it.each([
    ["remind me that morning at eight to pack", ["that morning", "at eight"]],
    ["remind me at eleven on the day", ["on the day", "at eleven"]],
    ["remind me on the day before, at six", ["the day before", "at six"]],
    ["remind me the same day at noon", ["the same day", "at noon"]],
    ["what else is on that evening", ["that evening"]],
    ["and a reminder the evening before, at six", ["the evening before", "at six"]],
    ["remind me day before, four in the afternoon", ["day before", "four in the afternoon"]],
    ["another one ten minutes after in case I sleep", ["ten minutes after"]],
    ["an hour later to ring the bank", ["an hour later"]],
    ["remind me two hours before it", ["two hours before it"]],
    ["ping me half an hour beforehand", ["half an hour beforehand"]],
    ["and tell me a week ahead", ["a week ahead"]],
    ["the hour after, at the pool", ["the hour after"]],
  ])("%s", (text, times) => {
    expect(timesIn(english, text)).toEqual(times);
  });

  it.each([
    "the evening before the wedding",
    "an hour after we get back",
    "ten minutes before her train",
    "the day before Boxing Day party",
    "cancel that morning class",
    "that day trip to Bath",
    "an hour before the one with Ada",
    "it is later than I thought",
  ])("is not in: %s", (text) => {
    const { anchors } = english.read(text, KNOWN);
    expect(anchors.filter(({ pointing }) => pointing)).toEqual([]);
  });

  it.each([
    ["erinnere mich am Abend davor an die Tasche", ["am Abend davor"]],
    ["und noch einen zehn Minuten später", ["zehn Minuten später"]],
    ["erinnere mich am selben Tag um acht", ["am selben Tag", "um acht"]],
  ])("%s", (text, times) => {
    expect(timesIn(german, text)).toEqual(times);
  });

  it.each(["eine Stunde vor dem Zahnarzt", "am Tag nach dem Umzug", "später vielleicht"])(
    "is not in: %s",
    (text) => {
      const { anchors } = german.read(text, KNOWN);
      expect(anchors.filter(({ pointing }) => pointing)).toEqual([]);
    },
  );
});
