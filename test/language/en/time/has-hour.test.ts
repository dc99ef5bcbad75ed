import { describe, expect, it } from "vitest";
import { hasHour } from "../../../../src/language/en/time/has-hour.ts";
import { hasHour as inGerman } from "../../../../src/language/de/time/has-hour.ts";

describe("what takes place at an hour", () => {
  it.each([
    "meeting with Odile",
    "eye test follow-up",
    "Dentist",
    "vet's appointment for Biscuit",
    "lunch at the Anchor",
    "Mum's check-up",
    "phone call about the boiler",
  ])("%s", (title) => expect(hasHour(title)).toBe(true));

  it.each([
    "day off",
    "Ravi's birthday",
    "prep for the meeting",
    "half term",
    "school trip",
    "lunch box sale",
    "bin collection",
    "call Odile",
  ])("is none of these: %s", (title) => expect(hasHour(title)).toBe(false));

  it.each([
    ["Besprechung mit Anna", true],
    ["Zahnarzttermin", true],
    ["Urlaub", false],
    ["Vorbereitung für die Sitzung", false],
  ])("%s in German: %s", (title, is) => expect(inGerman(title)).toBe(is));
});
