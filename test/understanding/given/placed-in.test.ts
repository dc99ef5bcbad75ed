import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { placedIn } from "../../../src/understanding/given/placed-in.ts";

const gap = (words: string): string => " ".repeat(words.length);

it.each([
  ["the tap drips, note that", "note that", `${gap("the tap drips, ")}note that`],
  ["note: the tap drips", "note", `note: ${gap("the tap drips")}`],
  ["remind me to oil it, at six", "remind me to at six", `remind me to ${gap("oil it, ")}at six`],
  ["tell Jo the tap drips", "text Jo", undefined],
  ["note that", "note that", undefined],
])("%s: %s", (text, asks, expected) => {
  expect(placedIn(text, asks, english)).toBe(expected);
});
