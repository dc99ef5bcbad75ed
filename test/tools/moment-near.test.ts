import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { meaningOf } from "../../src/language/reading/meaning-of.ts";
import type { Meaning, ReadAs } from "../../src/types/time/meaning.ts";
import type { WhenOptions } from "../../src/types/time/when.ts";
import { sameTimeOn } from "../../tools/days.ts";
import { lengthOf, wholeMinutes } from "../../tools/length.ts";
import { endAfter, momentNear, momentOf, repeatOf } from "../../tools/moment-near.ts";
import { pastRange, rangeOf } from "../../tools/time-range.ts";
import { rangeWords } from "../../tools/range-words.ts";
import { berlin, clock, toldOf } from "./run-tool.ts";

/** What English reads in the words. */
function meant(words: string, as: ReadAs = "when", options: WhenOptions = {}): Meaning {
  return meaningOf(words, english, { ...options, as, clock });
}

/** The same of a record of words; `to` is an end. */
function allMeant<Name extends string>(
  said: Readonly<Partial<Record<Name, string>>>,
  options: WhenOptions = {},
): Readonly<Partial<Record<Name, Meaning>>> {
  const rows = Object.entries<string | undefined>(said).flatMap(([name, words]) =>
    words === undefined ? [] : [[name, meant(words, name === "to" ? "end" : "when", options)]],
  );
  // The names are those of the words.
  return Object.fromEntries(rows) as Readonly<Partial<Record<Name, Meaning>>>;
}

describe("momentOf", () => {
  it.each([
    ["at five", "2026-03-03T17:00", true],
    ["tomorrow", "2026-03-04T00:00", false],
    ["tomorrow morning", "2026-03-04T09:00", true],
    ["friday from 2 to 4", "2026-03-06T14:00", true],
    ["every friday from 2 to 4", "2026-03-06T14:00", true],
    ["2026-03-05T08:30", "2026-03-05T08:30", true],
    ["2026-03-05", "2026-03-05T00:00", false],
  ])("%s", (phrase, at, hasTime) => {
    expect(momentOf(meant(phrase), clock)).toMatchObject({ at: berlin(at), hasTime });
  });

  it("lasts as long as it is said to, each time of a series", () => {
    const { repeat, until } = momentOf(meant("every friday from 2 to 4"), clock);
    expect({ repeat, until }).toEqual({
      repeat: expect.stringContaining("WEEKLY"),
      until: berlin("2026-03-06T16:00"),
    });
    expect(momentOf(meant("every friday"), clock).until).toBeUndefined();
  });

  it("offers the half that was read of a time, and says what was left", () => {
    const { kind: _, ...words } = { kind: "unread", words: "14th of Friday" } as const;
    const friday = meant("Friday");
    if (friday.kind !== "when") throw new Error("no time");
    const half: Meaning = {
      kind: "unread",
      ...words,
      guess: { when: friday.when, left: "14th of" },
    };
    expect(toldOf(() => momentOf(half, clock))).toMatch(
      "I didn't get “14th of”. Do you mean Friday 6 March?",
    );
  });

  it("refuses a time the clocks skip", () => {
    expect(toldOf(() => momentOf(meant("29 march at 2:30 am"), clock))).toMatch(
      "the clocks go forward",
    );
  });

  it.each(["", "purple", "the 31st of february", "\u0000", "x".repeat(5_000)])(
    "refuses %j with one sentence",
    (phrase) => {
      expect(toldOf(() => momentOf(meant(phrase), clock))).toMatch(/^I don't understand the time/);
    },
  );

  it("fails with a sentence for any text, never otherwise", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (phrase) => {
        try {
          expect(Number.isFinite(momentOf(meant(phrase), clock).at)).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ failure: "invalid" });
        }
      }),
    );
  });
});

describe("momentNear", () => {
  const near = berlin("2026-03-10T16:00");
  it.each([
    ["5 pm", "2026-03-10T17:00"],
    ["at four", "2026-03-10T16:00"],
    ["half past nine", "2026-03-10T09:30"],
    ["noon", "2026-03-10T12:00"],
    ["today at 5", "2026-03-03T17:00"],
    ["tonight at 8", "2026-03-03T20:00"],
    ["tomorrow at 5", "2026-03-04T17:00"],
    ["friday at 5", "2026-03-06T17:00"],
    ["in two hours", "2026-03-03T11:00"],
    ["12 march at 8 am", "2026-03-12T08:00"],
    ["the same time on friday", "2026-03-06T16:00"],
    ["same time next week", "2026-03-17T16:00"],
    ["this time tomorrow", "2026-03-04T09:00"],
    ["an hour later", "2026-03-10T17:00"],
    ["by twenty minutes later", "2026-03-10T16:20"],
    ["two hours earlier", "2026-03-10T14:00"],
  ])("%s", (phrase, at) => {
    expect(momentNear(meant(phrase), near, clock).at).toBe(berlin(at));
  });

  it.each([
    ["2026-03-10T19:00", "at eight", "2026-03-10T20:00"],
    ["2026-03-10T19:00", "at eight am", "2026-03-10T08:00"],
    // The day that is said is the same, whatever hour it was.
    ["2026-03-10T19:00", "tuesday at eight", "2026-03-10T20:00"],
    ["2026-03-10T07:00", "tuesday at eight", "2026-03-10T08:00"],
    ["2026-03-10T19:00", "friday at eight", "2026-03-06T20:00"],
    ["2026-03-10T19:00", "friday at eight in the morning", "2026-03-06T08:00"],
    ["2026-03-10T19:00", "friday at noon", "2026-03-06T12:00"],
    ["2026-03-10T07:00", "at six", "2026-03-10T06:00"],
    ["2026-03-10T09:15", "two", "2026-03-10T14:00"],
    ["2026-03-10T16:00", "at nine", "2026-03-10T09:00"],
    // Nobody means half past five in the night.
    ["2026-03-10T08:30", "friday at half past five", "2026-03-06T17:30"],
    ["2026-03-10T08:30", "half past five", "2026-03-10T17:30"],
    ["2026-03-10T05:00", "half past five", "2026-03-10T05:30"],
  ])("of something at %s: %s", (was, phrase, at) => {
    expect(momentNear(meant(phrase), berlin(was), clock).at).toBe(berlin(at));
  });
});

describe("endAfter", () => {
  const start = berlin("2026-03-10T15:00");
  it.each([
    ["4", "2026-03-10T16:00"],
    ["half past four", "2026-03-10T16:30"],
    ["until half past four", "2026-03-10T16:30"],
    ["an hour and a half", "2026-03-10T16:30"],
    ["12 march at noon", "2026-03-12T12:00"],
    ["thursday", "2026-03-13T00:00"],
  ])("%s", (phrase, end) => {
    expect(endAfter(meant(phrase, "end"), start, clock)).toBe(berlin(end));
  });
});

describe("lengths and repeats", () => {
  it.each([
    ["ten minutes", 10],
    ["half an hour", 30],
    ["90", 90],
    ["20 seconds", 1],
  ])("%s", (phrase, minutes) => {
    expect(wholeMinutes(meant(phrase, "length"))).toBe(minutes);
  });

  it("refuses what is no length", () => {
    expect(toldOf(() => lengthOf(meant("blue", "length")))).toMatch(
      "I don't understand how long “blue” is.",
    );
  });

  it.each([
    ["every monday", "FREQ=WEEKLY;BYDAY=MO"],
    ["monday", "FREQ=WEEKLY;BYDAY=MO"],
    ["day", "FREQ=DAILY"],
  ])("%s", (phrase, rule) => {
    expect(repeatOf(meant(phrase, "repeat"))).toBe(rule);
  });
});

describe("rangeOf", () => {
  it.each([
    [{ from: "tomorrow" }, "2026-03-04T00:00", "2026-03-05T00:00"],
    [{ from: "at three" }, "2026-03-03T15:00", "2026-03-03T15:30"],
    [{ from: "tomorrow", to: "friday" }, "2026-03-04T00:00", "2026-03-07T00:00"],
    [{ from: "tomorrow at 3", to: "5" }, "2026-03-04T15:00", "2026-03-04T17:00"],
    [{ to: "tomorrow" }, "2026-03-03T09:00", "2026-03-05T00:00"],
    [{}, "2026-03-03T09:00", "2026-03-10T00:00"],
  ])("%j", (said, from, to) => {
    expect(rangeOf(allMeant(said), clock, { openDays: 7 })).toEqual({
      from: berlin(from),
      to: berlin(to),
    });
  });
});

describe("pastRange", () => {
  it.each([
    [{ since: "monday" }, { since: berlin("2026-03-02T00:00"), until: berlin("2026-03-03T00:00") }],
    [
      { since: "yesterday" },
      { since: berlin("2026-03-02T00:00"), until: berlin("2026-03-03T00:00") },
    ],
    [{ since: "today" }, { since: berlin("2026-03-03T00:00") }],
    // What came at four in the morning was there this morning.
    [
      { since: "yesterday morning" },
      { since: berlin("2026-03-02T00:00"), until: berlin("2026-03-02T12:00") },
    ],
    [{ since: "2026-03-01" }, { since: berlin("2026-03-01T00:00") }],
    [{ since: "since friday" }, { since: berlin("2026-02-27T00:00") }],
    [
      { since: "last week" },
      { since: berlin("2026-02-23T00:00"), until: berlin("2026-03-02T00:00") },
    ],
    [
      { since: "2026-02-01", until: "2026-02-03" },
      { since: berlin("2026-02-01T00:00"), until: berlin("2026-02-04T00:00") },
    ],
    [{}, {}],
  ])("%j", (said, range) => {
    expect(pastRange(allMeant(said, { lean: "past" }), clock)).toEqual(range);
  });
});

describe("rangeWords", () => {
  it.each([
    [{ from: "tomorrow" }, "tomorrow"],
    [{ from: "2026-03-06" }, "on Friday 6 March"],
    [{ from: "2026-03-06T15:00", to: "2026-03-06T17:00" }, "on Friday 6 March from 3 pm to 5 pm"],
    [{ from: "tomorrow", to: "friday" }, "from tomorrow until Friday 6 March"],
    [{ from: "next week" }, "next week"],
    [{ from: "this afternoon" }, "this afternoon"],
    [{ from: "march" }, "in march"],
    [{}, undefined],
  ])("%j: %s", (input, words) => {
    expect(rangeWords(allMeant(input), { clock, say: english.say })).toBe(words);
  });
});

describe("saying times", () => {
  it("says midnight so that its day is clear", () => {
    expect(english.say.moment(berlin("2026-03-04T00:00"), clock)).toBe("tomorrow at 12 am");
    const { span } = english.say.times;
    const from = berlin("2026-03-03T22:00");
    expect(span({ from, to: berlin("2026-03-04T00:00") }, clock)).toBe("10 pm to midnight");
    expect(span({ from, to: berlin("2026-03-04T02:00") }, clock)).toBe("10 pm to tomorrow at 2 am");
  });

  it("keeps the time on the clock across the change to summer time", () => {
    const time = berlin("2026-03-27T09:30");
    expect(
      new Date(sameTimeOn(Date.parse("2026-03-30T15:00+02:00"), time, clock)).toISOString(),
    ).toBe("2026-03-30T07:30:00.000Z");
  });
});
