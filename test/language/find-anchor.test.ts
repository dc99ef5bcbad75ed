import fc from "fast-check";
import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { anchoredPhrase, findAnchors } from "../../src/language/en/time/find-anchor.ts";
import { findWhen } from "../../src/language/en/time/find-when.ts";
import { resolveWhen } from "../../src/language/en/time/resolve-when.ts";
import { anyText } from "./any-text.ts";
import { clockAt } from "./compact.ts";

const ZONE = "Europe/Berlin";
const CLOCK = clockAt("2026-03-02T09:00", ZONE);
const DENTIST = { atMs: DateTime.fromISO("2026-03-10T16:30", { zone: ZONE }).toMillis() };

const found = (text: string): ReturnType<typeof findAnchors> =>
  findAnchors(text, findWhen(text, CLOCK));

/** The phrase an utterance comes to for a thing at half past four on Tuesday 10 March. */
function phraseIn(text: string, allDay = false): string | undefined {
  const [anchor] = found(text);
  return anchor && anchoredPhrase(anchor, { ...DENTIST, allDay }, CLOCK);
}

describe("a time told by a thing", () => {
  it.each([
    ["remind me the day before the dentist to floss", "2026-03-09"],
    ["remind me the day after the dentist", "2026-03-11"],
    ["two days before the dentist", "2026-03-08"],
    ["the week before the dentist", "2026-03-03"],
    ["the night before the dentist", "2026-03-09 night"],
    ["the morning after the dentist", "2026-03-11 morning"],
    ["wake me an hour and a half before the dentist", "2026-03-10T15:00"],
    ["get the form at nine the day of the dentist", "2026-03-10"],
    ["at nine on the morning of the dentist", "2026-03-10 morning"],
    ["ten minutes after the dentist", "2026-03-10T16:40"],
  ])("%s is %s", (text, phrase) => {
    expect(phraseIn(text)).toBe(phrase);
  });

  it("has no hour where the thing takes the day", () => {
    expect(phraseIn("an hour before the dentist", true)).toBe("2026-03-10");
  });

  it.each([
    "the day before Christmas",
    "the day after tomorrow",
    "the night before last",
    "the day after next",
    "before the dentist",
    "I was there the day",
    "",
  ])("is not in: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("keeps the hour a clock shows over a change of clocks", () => {
    const atMs = DateTime.fromISO("2026-03-30T08:00", { zone: ZONE }).toMillis();
    const [anchor] = found("two days before the flight");
    expect(anchor && anchoredPhrase(anchor, { atMs, allDay: false }, CLOCK)).toBe("2026-03-28");
  });

  it("is always a phrase the resolver reads, on the right side of the thing", () => {
    const length = fc.constantFrom(
      "the day",
      "the night",
      "two days",
      "an hour",
      "the week",
      "ten minutes",
    );
    const atMs = fc
      .integer({ min: 1, max: 100 * 24 * 60 })
      .map((minutes) => CLOCK.now() + minutes * 60_000);
    fc.assert(
      fc.property(length, fc.constantFrom("before", "after"), atMs, (words, side, at) => {
        const [anchor] = found(`remind me ${words} ${side} the party to call`);
        if (!anchor) throw new Error("no anchor");
        const when = resolveWhen(anchoredPhrase(anchor, { atMs: at, allDay: false }, CLOCK), CLOCK);
        if (!when) throw new Error("not resolved");
        if (side === "before") expect(when.from).toBeLessThan(at);
        else expect(when.to).toBeGreaterThanOrEqual(at);
      }),
    );
  });

  it("never throws and lies in the text", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const { start, end, text: words } of findAnchors(text, [])) {
          expect(text.slice(start, end)).toBe(words);
        }
      }),
    );
  });
});
