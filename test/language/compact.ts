import { DateTime } from "luxon";
import type { When } from "../../src/types/time/when.ts";
import type { Clock } from "../../src/types/clock.ts";

/** A clock that stands at a local time. */
export function clockAt(local: string, zone: string): Clock {
  const now = DateTime.fromISO(local, { zone }).toMillis();
  return { now: () => now, zone };
}

/**
 * A resolved time in one short line, in local time: "2026-03-03T17:00" for a moment, "2026-03-03"
 * for a day, "from/to" (exclusive) for a stretch, with its rule, bound and shift; "-" for nothing.
 */
export function compact(when: When | undefined, zone: string): string {
  if (!when) return "-";
  const format = when.allDay ? "yyyy-MM-dd" : "yyyy-MM-dd'T'HH:mm";
  const [from, to] = [when.from, when.to].map((ms) => DateTime.fromMillis(ms, { zone }));
  if (!from || !to) return "-";
  const isOneDay = when.allDay && from.plus({ days: 1 }).equals(to);
  const span =
    when.from === when.to || isOneDay
      ? from.toFormat(format)
      : `${stamp(from, when)}/${stamp(to, when)}`;
  const notes = [when.repeat, when.bound && `bound ${when.bound}`, when.shifted && "shifted"];
  return [span, ...notes.filter((note) => note)].join(" ");
}

function stamp(time: DateTime, { allDay, bound }: When): string {
  return time.toFormat(allDay && !bound ? "yyyy-MM-dd" : "yyyy-MM-dd'T'HH:mm");
}
