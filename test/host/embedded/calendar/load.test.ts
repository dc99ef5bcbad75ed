import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import type { VdirHome } from "../vdir-home.ts";
import { lines, makeVdirHome } from "../vdir-home.ts";

const EVENTS = 5_000;
const QUERIES = 40;
const LIMIT_MS = 50;
const DAY_MS = 86_400_000;

let home: VdirHome;
beforeAll(() => {
  home = makeVdirHome();
  for (let index = 0; index < EVENTS; index++) home.put(`${index % 2}/${index}.ics`, event(index));
});
afterAll(() => home.dispose());

/** Six years of events; every tenth repeats, every hundredth with an exception. */
function event(index: number): string {
  const day = new Date(Date.UTC(2022, 0, 1) + (index % 2_000) * DAY_MS).toISOString();
  const date = day.slice(0, 10).replaceAll("-", "");
  const rule = index % 20 ? "RRULE:FREQ=WEEKLY;BYDAY=MO,WE" : "RRULE:FREQ=DAILY;COUNT=90";
  return lines(
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    `UID:event-${index}@example.org`,
    `DTSTART;TZID=Europe/Berlin:${date}T090000`,
    `DTEND;TZID=Europe/Berlin:${date}T100000`,
    `SUMMARY:Event number ${index}`,
    "DESCRIPTION:Some notes that are\\, as ever\\, long enough to be folded over",
    "  several lines",
    ...(index % 10 ? [] : [rule]),
    ...(index % 100 ? [] : [`EXDATE;TZID=Europe/Berlin:${date}T090000`]),
    "END:VEVENT",
    "END:VCALENDAR",
  );
}

describe("a calendar of 5,000 events", () => {
  it("answers in 50 ms (p95) after the first index", async () => {
    const clock = { now: () => NOW, zone: ZONE };
    const { host } = createEmbeddedCalendar({ folder: home.folder, clock });
    const ask = async (round: number): Promise<number> => {
      const from = Date.UTC(2026, 2, 1) + round * DAY_MS;
      const text = round % 4 === 0 ? { text: "number 12" } : {};
      const began = performance.now();
      await host.query({
        from,
        to: from + (round % 3 === 0 ? 30 : 1) * DAY_MS,
        limit: 20,
        ...text,
      });
      return performance.now() - began;
    };
    await ask(0);
    // The best of a few rounds: other programs on the machine are no property of this one.
    const rounds: number[] = [];
    for (let round = 0; round < 5 && !rounds.some((ms) => ms < LIMIT_MS); round++) {
      const times: number[] = [];
      for (let query = 0; query < QUERIES; query++) times.push(await ask(query));
      rounds.push(times.toSorted((a, b) => a - b)[Math.floor(QUERIES * 0.95)] ?? Infinity);
    }
    expect(Math.min(...rounds)).toBeLessThan(LIMIT_MS);
  });
});
