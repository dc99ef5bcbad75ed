import { messageOf } from "../../../../errors.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { epochOf } from "../../ical/zones/calendar-time.ts";
import { UNTITLED } from "../../ical/text/check-text.ts";
import type { ContentBlock, ContentLine } from "../../ical/text/content-lines.ts";
import { ContentError, contentText, splitLine } from "../../ical/text/content-lines.ts";
import { lineOf, linesOf } from "../../ical/edit/edit-block.ts";
import type { EventPart } from "../event-part.ts";
import {
  parameterOf,
  readRaw,
  readText,
  readTimeProperty,
  timeFrom,
  timeIn,
  timeTexts,
} from "../../ical/text/read-property.ts";
import type { RecurrenceRule } from "../../ical/rules/recurrence-rule.ts";
import { readRule, RuleError } from "../../ical/rules/recurrence-rule.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import { readable } from "../../vdir/items/item-text.ts";
import type { Flaw } from "../../vdir/flaw.ts";
import { itemFlaw, partFlaw } from "../../vdir/flaw.ts";
import type { EventRecord, ExtraDate } from "./event-series.ts";
import { between, readDuration, readLength } from "./read-length.ts";
import { readClaim } from "./takes-time.ts";

export type EventReading = {
  readonly place: number;
  readonly zones: Zones;
  readonly flaws: Flaw[];
};

/** Reads one VEVENT; nothing for one that can't be placed in time, which is told as a flaw. */
export function readEvent(block: ContentBlock, reading: EventReading): EventRecord | undefined {
  const { place, zones, flaws } = reading;
  const flawsBefore = flaws.length;
  const start = readStart(block, flaws);
  if (!start) return undefined;
  // The zone is looked up here so that an unknown one is told with the file.
  epochOf(start, zones);
  const broken: string[] = [];
  const part = { block, start, zones, flaws, broken };
  const recurrence = readRecurrence(part);
  if (recurrence === "broken") return undefined;
  const location = readText(block, "LOCATION");
  const notes = readText(block, "DESCRIPTION");
  const record: EventRecord = {
    place,
    start,
    length: readLength(part),
    rules: readRules(part),
    extra: datesOf("RDATE", part, (text, line) => readExtra(text, line, part)),
    excluded: datesOf("EXDATE", part, timeIn),
    ...(recurrence ? { recurrence } : {}),
    isForLater: isForLater(block),
    title: readText(block, "SUMMARY")?.trim() || UNTITLED,
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    attendees: linesOf(block, "ATTENDEE").map(attendeeOf),
    isCancelled: readRaw(block, "STATUS").toUpperCase() === "CANCELLED",
    claim: readClaim(block),
    sequence: Number(readRaw(block, "SEQUENCE")) || 0,
    broken,
  };
  return flaws.length > flawsBefore ? record : { ...record, source: contentText([block]) };
}

function readStart(block: ContentBlock, flaws: Flaw[]): CalendarTime | undefined {
  const lines = linesOf(block, "DTSTART");
  for (const line of lines) {
    const [text = ""] = timeTexts(line);
    const time = timeIn(text, line);
    if (time) return time;
  }
  const [line] = lines;
  flaws.push(
    line
      ? itemFlaw(line.number, "with a start that is no date", "DTSTART is no real date or time")
      : itemFlaw(block.begin.number, "without a start", "this event has no DTSTART"),
  );
  return undefined;
}

function readRecurrence({ block, flaws }: EventPart): CalendarTime | "broken" | undefined {
  try {
    return readTimeProperty(block, "RECURRENCE-ID");
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const reason = "it stands in for a date that is none";
    flaws.push(itemFlaw(block.begin.number, "for a date that is none", reason));
    return "broken";
  }
}

function readRules({ block, flaws, broken }: EventPart): readonly RecurrenceRule[] {
  return linesOf(block, "RRULE").flatMap((line) => {
    try {
      return [readRule(splitLine(line).value)];
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      broken.push("RRULE");
      flaws.push(partFlaw(line.number, "unreadable recurrence rule", messageOf(error)));
      return [];
    }
  });
}

/** The values of a property with many; one that can't be read is left out and told. */
function datesOf<Value>(
  name: "RDATE" | "EXDATE",
  { block, flaws, broken }: EventPart,
  read: (text: string, line: ContentLine) => Value | undefined,
): readonly Value[] {
  return linesOf(block, name).flatMap((line) =>
    timeTexts(line).flatMap((text) => {
      const value = read(text, line);
      if (value !== undefined) return [value];
      broken.push(name);
      flaws.push(partFlaw(line.number, "unreadable date", `${name} is no real date or time`));
      return [];
    }),
  );
}

function readExtra(
  text: string,
  line: ContentLine,
  { start, zones }: EventPart,
): ExtraDate | undefined {
  const [begin = "", end] = text.split("/");
  const time = timeIn(begin, line);
  if (!time || end === undefined) return time && { time };
  try {
    if (end.toUpperCase().includes("P")) {
      return { time, length: { days: 0, ms: readDuration(end).toSeconds() * 1_000 } };
    }
    const from = time.form === "date" ? start : time;
    return { time, length: between(from, timeFrom(end, line), zones) };
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function isForLater(block: ContentBlock): boolean {
  const line = lineOf(block, "RECURRENCE-ID");
  return line !== undefined && /;RANGE=THISANDFUTURE/i.test(splitLine(line).head);
}

function attendeeOf(line: ContentLine): string {
  const { head, value } = splitLine(line);
  const address = readable(value.trim().replace(/^mailto:/i, ""));
  const name = readable(parameterOf(head, "CN") ?? "");
  if (name === "" || name === address) return address;
  return address.includes("@") ? `${name} <${address}>` : name;
}
