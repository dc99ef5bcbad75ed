import { messageOf } from "../../../errors.ts";
import type { CalendarTime } from "../ical/calendar-time.ts";
import { epochOf } from "../ical/calendar-time.ts";
import type { ContentBlock, ContentLine } from "../ical/content-lines.ts";
import { ContentError, readContent, splitLine } from "../ical/content-lines.ts";
import { lineOf, linesOf } from "../ical/edit-block.ts";
import { componentsOf } from "../ical/edit-file.ts";
import {
  readProperty,
  readRaw,
  readText,
  readTimeProperty,
  readTimes,
  timeFrom,
  timeTexts,
} from "../ical/read-property.ts";
import type { RecurrenceRule } from "../ical/recurrence-rule.ts";
import { readRule, RuleError } from "../ical/recurrence-rule.ts";
import type { Zones } from "../ical/zones.ts";
import { zonesOf } from "../ical/zones.ts";
import type { Parsed } from "../vdir/open-vdir.ts";
import { UNTITLED } from "../ical/check-text.ts";
import type { EventRecord, EventSeries, ExtraDate } from "./event-series.ts";
import { readClaim } from "./takes-time.ts";
import { between, readDuration, readLength } from "./read-length.ts";

/**
 * Reads the events of an .ics file, by UID. What is wrong with one event is told and that event left
 * out, the others stay; a file whose lines don't nest throws a ContentError naming the line.
 */
export function readEventFile(text: string, localZone: string): Parsed<readonly EventSeries[]> {
  const parts = readContent(text);
  const zones = zonesOf(parts, localZone);
  const damage: string[] = [];
  const remarks: string[] = [];
  const families = new Map<string, EventRecord[]>();
  for (const [place, block] of componentsOf(parts, "VEVENT").entries()) {
    try {
      const record = readEvent(block, { place, zones, damage, remarks });
      const uid = readText(block, "UID")?.trim() || "";
      families.set(uid, [...(families.get(uid) ?? []), record]);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      damage.push(error.message);
    }
  }
  for (const tzid of zones.unknown)
    remarks.push(`the time zone ${JSON.stringify(tzid)} is unknown`);
  const value = [...families].map(([uid, records]) => seriesOf(uid, records, zones));
  return { value, damage, remarks };
}

function seriesOf(uid: string, records: readonly EventRecord[], zones: Zones): EventSeries {
  const overrides = records.filter(({ recurrence }) => recurrence !== undefined);
  // A file that holds two states of one event means the later one.
  const master = records
    .filter(({ recurrence }) => recurrence === undefined)
    .toSorted((a, b) => a.sequence - b.sequence)
    .at(-1);
  return { uid, overrides, zones, ...(master ? { master } : {}) };
}

type Reading = {
  readonly place: number;
  readonly zones: Zones;
  readonly damage: string[];
  readonly remarks: string[];
};

function readEvent(block: ContentBlock, reading: Reading): EventRecord {
  const { place, zones, damage, remarks } = reading;
  const start = readTimeProperty(block, "DTSTART");
  if (!start) throw new ContentError(`line ${block.begin.number}: this event has no DTSTART`);
  // The zone is looked up here so that an unknown one is told with the file.
  epochOf(start, zones);
  const recurrence = readTimeProperty(block, "RECURRENCE-ID");
  const location = readText(block, "LOCATION");
  const notes = readText(block, "DESCRIPTION");
  return {
    place,
    start,
    length: readLength(block, { start, zones, remarks }),
    rules: readRules(block, damage),
    extra: linesOf(block, "RDATE").flatMap((line) => readExtra(line, { start, zones })),
    excluded: readTimes(block, "EXDATE"),
    ...(recurrence ? { recurrence } : {}),
    isForLater: isForLater(block),
    title: readText(block, "SUMMARY") || UNTITLED,
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    attendees: linesOf(block, "ATTENDEE").map(attendeeOf),
    isCancelled: readRaw(block, "STATUS").toUpperCase() === "CANCELLED",
    claim: readClaim(block),
    sequence: Number(readRaw(block, "SEQUENCE")) || 0,
  };
}

function readRules(block: ContentBlock, damage: string[]): readonly RecurrenceRule[] {
  return linesOf(block, "RRULE").flatMap((line) => {
    try {
      return [readRule(splitLine(line).value)];
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      damage.push(`line ${line.number}: ${messageOf(error)}`);
      return [];
    }
  });
}

function readExtra(
  line: ContentLine,
  { start, zones }: { readonly start: CalendarTime; readonly zones: Zones },
): readonly ExtraDate[] {
  return timeTexts(line).map((text) => {
    const [begin = "", end] = text.split("/");
    const time = timeFrom(begin, line);
    if (end === undefined) return { time };
    if (end.includes("P")) {
      return { time, length: { days: 0, ms: readDuration(end).toSeconds() * 1_000 } };
    }
    return {
      time,
      length: between(time.form === "date" ? start : time, timeFrom(end, line), zones),
    };
  });
}

function isForLater(block: ContentBlock): boolean {
  const line = lineOf(block, "RECURRENCE-ID");
  return line !== undefined && /;RANGE=THISANDFUTURE/i.test(splitLine(line).head);
}

function attendeeOf(line: ContentLine): string {
  const { parameters, values } = readProperty(line);
  return String(parameters.cn || values[0] || "").replace(/^mailto:/i, "");
}
