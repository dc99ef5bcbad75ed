import { describe, expect, it } from "vitest";
import { sayMoment, sayNearDay } from "../../../../src/language/en/say/say-moment.ts";
import { datedClock } from "../../../../src/language/when/local-time.ts";

// A Wednesday.
const now = Date.parse("2026-11-18T08:30:00Z");
const clock = { now: () => now, zone: "UTC" };
const at = (text: string): number => Date.parse(`${text}Z`);

describe("a moment", () => {
  it.each([
    ["2026-11-18T08:30:05", "in 5 seconds"],
    ["2026-11-18T08:30:00.200", "in 1 second"],
    ["2026-11-18T08:31:30", "in 1 minute 30 seconds, at 8:31 am"],
    ["2026-11-18T08:50:10", "in 20 minutes, at 8:50 am"],
    ["2026-11-18T09:30:00", "in 1 hour, at 9:30 am"],
    ["2026-11-18T09:31:00", "today at 9:31 am"],
    ["2026-11-18T08:30:00", "today at 8:30 am"],
    ["2026-11-18T07:00:00", "today at 7 am"],
    ["2026-11-19T00:00:00", "tomorrow at 12 am"],
    ["2026-11-17T17:00:00", "yesterday at 5 pm"],
    ["2026-11-16T17:00:00", "last Monday at 5 pm"],
    ["2026-11-12T12:00:00", "last Thursday at noon"],
    ["2026-11-11T12:00:00", "Wednesday 11 November at noon"],
    ["2026-11-20T12:00:00", "Friday 20 November at noon"],
    ["2025-03-03T12:00:00", "Monday 3 March 2025 at noon"],
  ])("%s is %j", (text, words) => {
    expect(sayMoment(at(text), clock)).toBe(words);
  });

  it("of a countdown is said by how long it is, however long", () => {
    const day = 24 * 3_600_000;
    expect(sayMoment(at("2026-11-18T10:45:00"), clock, day)).toBe(
      "in 2 hours 15 minutes, at 10:45 am",
    );
  });

  it("keeps on another day with its date written out", () => {
    const dated = datedClock(clock);
    expect(sayMoment(at("2026-11-18T08:30:05"), dated)).toBe(
      "Wednesday 18 November 2026 at 8:30 am",
    );
    expect(sayNearDay(at("2026-11-17T08:00:00"), dated)).toBe("Tuesday 17 November 2026");
  });

  it("counts days by the clock on the wall, also where one has 23 hours", () => {
    const zone = "Europe/London";
    const monday = { zone, now: () => at("2026-03-30T07:00:00") };
    expect(sayNearDay(at("2026-03-28T23:30:00"), monday)).toBe("last Saturday");
    expect(sayNearDay(at("2026-03-29T00:30:00"), monday)).toBe("yesterday");
  });
});
