import ICAL from "ical.js";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { DAY_MS, dayOf, epochOf } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { ContentError, splitLine } from "../../ical/text/content-lines.ts";
import { lineOf } from "../../ical/edit/edit-block.ts";
import { readTimeProperty } from "../../ical/text/read-property.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import { failedFlaw, partFlaw } from "../../vdir/flaw.ts";
import type { EventLength } from "./event-series.ts";
import type { EventPart } from "../event-part.ts";

/**
 * How long an event lasts: from DTEND, DURATION or, without either, a day for a date and nothing for a time (RFC 5545,
 * 3.6.1). An end before the start is no length, and remarked on.
 */
export function readLength(part: EventPart): EventLength {
  const { block, start, zones, flaws } = part;
  try {
    const end = readTimeProperty(block, "DTEND");
    const length = end ? between(start, end, zones) : durationOf(block, start);
    if (length.days >= 0 && length.ms >= 0) return length;
    const reason = "this event ends before it starts";
    flaws.push(partFlaw(block.begin.number, "reversed time", reason));
    return lengthOfNone(start);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    flaws.push(failedFlaw(error.message, "unreadable end", block.begin.number));
    return lengthOfNone(start);
  }
}

/** The length from one time to another; of dates in days. */
export function between(start: CalendarTime, end: CalendarTime, zones: Zones): EventLength {
  if (start.form !== "date") return { days: 0, ms: epochOf(end, zones) - epochOf(start, zones) };
  const days = Math.ceil((dayOf(end.wall) - start.wall) / DAY_MS);
  // A day that ends on itself is how some programs write one whole day.
  return days === 0 ? lengthOfNone(start) : { days, ms: 0 };
}

function durationOf(block: ContentBlock, start: CalendarTime): EventLength {
  const line = lineOf(block, "DURATION");
  if (!line) return lengthOfNone(start);
  const { weeks, days, hours, minutes, seconds, isNegative } = readDuration(splitLine(line).value);
  const whole = weeks * 7 + days;
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  const sign = isNegative ? -1 : 1;
  if (start.form !== "date") return { days: sign * whole, ms: sign * ms };
  return { days: sign * Math.max(1, whole + Math.ceil(ms / DAY_MS)), ms: 0 };
}

/** Reads a DURATION value, or throws a ContentError. */
export function readDuration(value: string): InstanceType<typeof ICAL.Duration> {
  try {
    return ICAL.Duration.fromString(value.trim().toUpperCase());
  } catch {
    throw new ContentError(`${JSON.stringify(value)} is no duration`);
  }
}

function lengthOfNone(start: CalendarTime): EventLength {
  return start.form === "date" ? { days: 1, ms: 0 } : { days: 0, ms: 0 };
}
