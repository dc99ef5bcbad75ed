import { HostFailure } from "../../../../errors.ts";
import type { EventChanges } from "../../../calendar.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import {
  DAY_MS,
  dayOf,
  epochOf,
  timeLike,
  timeProperty,
  timeText,
} from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { addLine, lineOf, setValue, withoutLines } from "../../ical/edit/edit-block.ts";
import { moveAlarms } from "../../ical/edit/move-alarms.ts";
import { readTimeProperty, timeIn, timeTexts } from "../../ical/text/read-property.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import type { Occurrence } from "../read/occurrences.ts";

/** Epoch ms; of all-day events local midnights, the end exclusive. */
export type Times = { readonly start: number; readonly end: number };

/** The years a calendar can hold. */
export const FIRST_EPOCH = Date.UTC(1900, 0, 1);
export const LAST_EPOCH = Date.UTC(9999, 0, 1);

/** The times as a calendar can hold them; fails with `invalid` for an end before the start or no real date. */
export function checkTimes(
  times: Times,
  { allDay, zones }: { allDay: boolean; zones: Zones },
): Times {
  const { start, end } = times;
  for (const time of [start, end]) {
    if (!(time >= FIRST_EPOCH && time < LAST_EPOCH)) {
      throw new HostFailure("invalid", "That is no date a calendar can hold.");
    }
  }
  if (end < start) throw new HostFailure("invalid", "The event would end before it starts.");
  if (!allDay) return times;
  const first = dayOf(zones.local.toWall(start));
  const last = Math.ceil(zones.local.toWall(end) / DAY_MS) * DAY_MS;
  return {
    start: zones.local.toEpoch(first),
    end: zones.local.toEpoch(Math.max(last, first + DAY_MS)),
  };
}

/** When an occurrence is after the changes: one that is moved keeps its length, an all-day one its days. */
export function changedTimes(
  { record, start, end }: Occurrence,
  { changes, zones }: { readonly changes: EventChanges; readonly zones: Zones },
): Times {
  const allDay = record.start.form === "date";
  const from = changes.start ?? start;
  if (changes.end !== undefined)
    return checkTimes({ start: from, end: changes.end }, { allDay, zones });
  if (!allDay) return checkTimes({ start: from, end: from + end - start }, { allDay, zones });
  const days = zones.local.toWall(end) - zones.local.toWall(start);
  const last = zones.local.toEpoch(dayOf(zones.local.toWall(from)) + days);
  return checkTimes({ start: from, end: last }, { allDay, zones });
}

/** Whether two spans are equally long on the wall, so that an all-day event keeps its days across a clock change. */
export function isSameLength(a: Times, b: Times, { local }: Zones): boolean {
  const lengthOf = ({ start, end }: Times): number => local.toWall(end) - local.toWall(start);
  return a.end - a.start === b.end - b.start || lengthOf(a) === lengthOf(b);
}

/**
 * The VEVENT with other times, in the forms and zones it has: DTSTART's and DTEND's parameters stay. A
 * DURATION stays when the length does, else DTEND takes its place; alarms at fixed times move along.
 */
export function setTimes(
  block: ContentBlock,
  {
    times: { start, end },
    keepsLength,
    zones,
  }: {
    readonly times: Times;
    readonly keepsLength: boolean;
    readonly zones: Zones;
  },
): ContentBlock {
  const before = readTimeProperty(block, "DTSTART");
  if (!before) return block;
  const value = timeText(timeLike(before, start, zones));
  const begun = setValue(block, "DTSTART", value);
  const moved = moveAlarms(begun, { ms: start - epochOf(before, zones), zones });
  const until = readableEnd(block);
  if (until) {
    return setValue(moved, "DTEND", timeText(timeLike(until, end, zones)));
  }
  if (keepsLength) return moved;
  const open = withoutLines(moved, ["DURATION", "DTEND"]);
  return addLine(open, `DTEND${timeProperty(timeLike(before, end, zones))}`);
}

/** An end that can't be read gives way to one that can. */
function readableEnd(block: ContentBlock): CalendarTime | undefined {
  const line = lineOf(block, "DTEND");
  const [text = ""] = line ? timeTexts(line) : [];
  return line && timeIn(text, line);
}
