import fc from "fast-check";
import { anyText } from "./any-text.ts";
import { DateTime } from "luxon";
import { describe, expect, it, test } from "vitest";
import { resolveWhen } from "../../src/language/en/time/resolve-when.ts";
import { clockAt, compact } from "./compact.ts";
import { PHRASES } from "./when-phrases.ts";
import { SCENES } from "./when-scenes.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function said(phrase: string): string {
  return compact(resolveWhen(phrase, MONDAY), ZONE);
}

describe("phrases chrono-node alone gets wrong", () => {
  test.each([
    ["tomorrow at 5", "2026-03-03T17:00"],
    ["half past seven tonight", "2026-03-02T19:30"],
    ["noon on the 14th", "2026-03-14T12:00"],
    ["a week from Tuesday", "2026-03-10"],
    ["five thirty pm", "2026-03-02T17:30"],
    ["next Friday", "2026-03-13"],
    ["every Monday at 9", "2026-03-09T09:00 FREQ=WEEKLY;BYDAY=MO"],
    ["in two hours", "2026-03-02T11:00"],
    ["march 5th from 2 to 4 pm", "2026-03-05T14:00/2026-03-05T16:00"],
    ["end of the month", "2026-03-31"],
    ["this weekend", "2026-03-07/2026-03-09"],
    ["the day after tomorrow morning", "2026-03-04T06:00/2026-03-04T12:00"],
  ])("%s is %s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
});

describe("said on Monday 2 March 2026 at nine", () => {
  test.each(PHRASES)("%s is %s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
});

describe.each(SCENES)("$name", ({ now, zone, options, phrases }) => {
  const clock = clockAt(now, zone);
  test.each(phrases)("%s is %s", (phrase, expected) => {
    expect(compact(resolveWhen(phrase, clock, options), zone)).toBe(expected);
  });
});

describe("a moment for what is no moment", () => {
  const at = (phrase: string): string | null =>
    DateTime.fromMillis(resolveWhen(phrase, MONDAY)?.at ?? 0, { zone: ZONE }).toISO({
      includeOffset: false,
      suppressSeconds: true,
      suppressMilliseconds: true,
    });
  test.each([
    ["tomorrow", "2026-03-03T09:00"],
    ["tomorrow morning", "2026-03-03T09:00"],
    ["tomorrow afternoon", "2026-03-03T14:00"],
    ["this evening", "2026-03-02T18:00"],
    ["tonight", "2026-03-02T20:00"],
    ["first thing tomorrow", "2026-03-03T08:00"],
    ["from 2 to 4", "2026-03-02T14:00"],
    ["until 3", "2026-03-02T15:00"],
    ["next week", "2026-03-09T09:00"],
    ["today", "2026-03-02T09:15"],
  ])("%s is %s", (phrase, expected) => {
    expect(at(phrase)).toBe(expected);
  });
});

it("takes the first of two equal hours", () => {
  const when = resolveWhen("tomorrow at 2:30 am", clockAt("2026-10-24T22:00", ZONE));
  expect(new Date(when?.from ?? 0).toISOString()).toBe("2026-10-25T00:30:00.000Z");
});

it("keeps the seconds of what is counted from now", () => {
  const now = Date.UTC(2026, 2, 2, 8, 0, 17, 250);
  expect(resolveWhen("in ten minutes", { now: () => now, zone: ZONE })?.from).toBe(now + 600_000);
});

it("knows the clocks of other places", () => {
  expect(said("5pm GMT")).toBe("2026-03-02T18:00");
});

it("takes no length of time, no sentence and no name for a time", () => {
  for (const text of ["ten minutes", "an hour", "call mum at five", "Anna", "", "?!", "may I"]) {
    expect(said(text), text).toBe("-");
  }
});

it("never throws, and gives ends in order", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), phraseSoup()), (text) => {
      const when = resolveWhen(text, MONDAY);
      return when === undefined || (when.from <= when.to && Number.isFinite(when.at));
    }),
    { numRuns: 500 },
  );
});

it("finds no time without a year in the past when it looks ahead", () => {
  const phrases = PHRASES.map(([phrase]) => phrase).filter((phrase) => !LOOKS_BACK.test(phrase));
  fc.assert(
    fc.property(
      fc.constantFrom(...phrases),
      fc.integer({ min: 0, max: 5 * 365 * 24 * 60 }),
      (phrase, minutes) => {
        const now = Date.UTC(2026, 0, 1) + minutes * 60_000;
        const when = resolveWhen(phrase, { now: () => now, zone: ZONE });
        return when === undefined || when.to >= now;
      },
    ),
    { numRuns: 1000 },
  );
});

/** Phrases whose words name the past, today's hours, or a year. */
const LOOKS_BACK =
  /yesterday|ago|last|past (?:hour|week)|since|20\d\d|seventeen$|twenty seventeen|today|this|tonight|until|till|before|end of|start of|beginning of|middle|mid |early next|first thing|cob|up to|by the end/;

/** Time words in any order: nearly phrases. */
function phraseSoup(): fc.Arbitrary<string> {
  const words =
    "at on in the every next last this from to until between and half quarter past five 5 5:30 17 2026 3rd first monday friday march may tomorrow tonight morning noon midnight week month day hours minutes ago now am pm of a for 31 february 99999999 -".split(
      " ",
    );
  return fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((list) => list.join(" "));
}
