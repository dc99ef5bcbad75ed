import { DateTime } from "luxon";
import type { Clock } from "../../src/types/clock.ts";
import { MOST_RECORDS } from "../../src/tool/finder.ts";
import type { Finder } from "../../src/tool/finder.ts";

/** Days around now whose events requests speak of. */
const DAYS = { before: 1, after: 120, past: 200 };
const DAY_MS = 86_400_000;

/** The events around now, by title and place. */
export const findEvents: Finder = {
  kind: "event",
  words: "text",
  async records({ calendar, clock, names }) {
    await names.of("calendar");
    const from = clock.now() - DAYS.before * DAY_MS;
    const to = clock.now() + DAYS.after * DAY_MS;
    const { rows } = await calendar.query({ from, to, limit: MOST_RECORDS });
    return rows.map(({ id, title, location, start, end, repeat }) => ({
      id,
      facts: { title, place: location },
      at: start,
      until: end,
      repeats: repeat !== undefined,
      shownBy: { text: title },
    }));
  },
  async past({ calendar, clock, names }) {
    await names.of("calendar");
    const to = clock.now();
    const { rows } = await calendar.query({
      from: to - DAYS.past * DAY_MS,
      to,
      limit: MOST_RECORDS,
    });
    return rows.toReversed().map(({ id, title, location, start, end }) => ({
      id,
      facts: { title, place: location },
      at: start,
      until: end,
      shownBy: { text: title, from: dayOf(start, clock) },
    }));
  },
};

/** As it is written: 2026-03-02. */
function dayOf(ms: number, { zone }: Clock): string {
  return DateTime.fromMillis(ms, { zone }).toISODate() ?? "";
}
