import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { meaningOf } from "../../../src/language/reading/meaning-of.ts";
import type { Meaning } from "../../../src/types/time/meaning.ts";
import { freeTimes, gapsIn } from "../../../tools/calendar/free-times.ts";
import { hoursOf, usualHours } from "../../../tools/calendar/hours.ts";
import { berlin, clock, toldOf } from "../run-tool.ts";

const meant = (said: string): Meaning => meaningOf(said, english, { as: "hours", clock });
const range = (from: string, to: string): { from: number; to: number } => ({
  from: berlin(from),
  to: berlin(to),
});

describe("gapsIn", () => {
  it("gives every moment of a window to a gap or to a busy time, never both", () => {
    const stretch = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), (stretches) => {
        const busy = stretches.map(([from, length]) => ({ from, to: from + length }));
        const gaps = gapsIn({ from: 10, to: 50 }, busy);
        for (let minute = 10; minute < 50; minute += 1) {
          const isBusy = busy.some(({ from, to }) => from <= minute && minute < to);
          const isFree = gaps.some(({ from, to }) => from <= minute && minute < to);
          expect(isFree).toBe(!isBusy);
        }
      }),
    );
  });
});

const NINE_TO_FIVE = { from: 540, to: 1020 };

describe("freeTimes", () => {
  const week = range("2026-03-02T00:00", "2026-03-09T00:00");
  const question = {
    range: week,
    busy: [],
    hours: undefined,
    usual: NINE_TO_FIVE,
    minutes: 30,
    clock,
  };

  it("offers working hours of weekdays", () => {
    const slots = freeTimes(question);
    expect(slots).toHaveLength(5);
    expect(slots[0]).toEqual(range("2026-03-02T09:00", "2026-03-02T17:00"));
  });

  it("takes a weekend when that is all that was asked for", () => {
    const weekend = range("2026-03-07T00:00", "2026-03-09T00:00");
    expect(freeTimes({ ...question, range: weekend })).toHaveLength(2);
  });

  it("takes part of a day as it is said, also in the evening", () => {
    const evening = range("2026-03-03T18:00", "2026-03-03T22:00");
    expect(freeTimes({ ...question, range: evening })).toEqual([evening]);
  });

  it("leaves out what is too short and rounds up to five minutes", () => {
    const busy = [
      range("2026-03-03T09:00", "2026-03-03T11:42"),
      range("2026-03-03T12:10", "2026-03-03T16:00"),
    ];
    const day = range("2026-03-03T00:00", "2026-03-04T00:00");
    expect(freeTimes({ ...question, range: day, busy })).toEqual([
      range("2026-03-03T16:00", "2026-03-03T17:00"),
    ]);
    expect(freeTimes({ ...question, range: day, busy, minutes: 25 })).toEqual([
      range("2026-03-03T11:45", "2026-03-03T12:10"),
      range("2026-03-03T16:00", "2026-03-03T17:00"),
    ]);
  });

  it("keeps wall-clock hours on the day the clocks go forward", () => {
    const sunday = { from: berlin("2026-03-29T00:00"), to: Date.parse("2026-03-30T00:00+02:00") };
    expect(freeTimes({ ...question, range: sunday })).toEqual([
      { from: Date.parse("2026-03-29T09:00+02:00"), to: Date.parse("2026-03-29T17:00+02:00") },
    ]);
  });
});

describe("usual hours", () => {
  const hours = { from: "07:30", to: "19:00" };

  it("are those of the settings, and nine to five without", () => {
    expect(usualHours({ hours })).toEqual({ from: 450, to: 1140 });
    expect(usualHours({})).toEqual(NINE_TO_FIVE);
    expect(hoursOf(meant("working hours"), { hours })).toEqual({ from: 450, to: 1140 });
  });

  it("bound the free time of a weekday", () => {
    const tuesday = range("2026-03-03T00:00", "2026-03-04T00:00");
    const usual = usualHours({ hours });
    const asked = { range: tuesday, busy: [], hours: undefined, usual, minutes: 30, clock };
    expect(freeTimes(asked)).toEqual([range("2026-03-03T07:30", "2026-03-03T19:00")]);
  });
});

describe("hoursOf", () => {
  it.each([
    ["9-17", 540, 1020],
    ["9 to 5", 540, 1020],
    ["between 10 and 12", 600, 720],
    ["8:30-18:00", 510, 1080],
    ["working hours", 540, 1020],
    ["my office hours", 540, 1020],
    ["two to four pm", 840, 960],
    ["the afternoon", 720, 1080],
    ["0-24", 0, 1440],
  ])("%s", (said, from, to) => {
    expect(hoursOf(meant(said), {})).toEqual({ from, to });
  });

  it.each(["purple", "17-99", ""])("refuses %j with a sentence", (said) => {
    expect(toldOf(() => hoursOf(meant(said), {}))).toMatch("I don't understand the hours");
  });
});
