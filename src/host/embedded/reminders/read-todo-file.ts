import ICAL from "ical.js";
import type { Priority } from "../../reminders.ts";
import { UNTITLED } from "../ical/check-text.ts";
import type { CalendarTime } from "../ical/calendar-time.ts";
import { epochOf, timeLike } from "../ical/calendar-time.ts";
import type { ContentBlock } from "../ical/content-lines.ts";
import { ContentError, readContent, splitLine } from "../ical/content-lines.ts";
import { lineOf } from "../ical/edit-block.ts";
import { componentsOf } from "../ical/edit-file.ts";
import { readRaw, readText, readTimeProperty, readTimes } from "../ical/read-property.ts";
import { readRule, RuleError } from "../ical/recurrence-rule.ts";
import type { Zones } from "../ical/zones.ts";
import { zonesOf } from "../ical/zones.ts";
import type { Parsed } from "../vdir/open-vdir.ts";
import type { TodoRecord } from "./todo-record.ts";

/**
 * Reads the reminders of an .ics file. What is wrong with one is told and that one left out, the others
 * stay; a file whose lines don't nest throws a ContentError naming the line.
 */
export function readTodoFile(text: string, localZone: string): Parsed<readonly TodoRecord[]> {
  const parts = readContent(text);
  const zones = zonesOf(parts, localZone);
  const damage: string[] = [];
  const value = componentsOf(parts, "VTODO").flatMap((block, place) => {
    try {
      return [readTodo(block, { place, zones })];
    } catch (error) {
      if (!(error instanceof ContentError || error instanceof RuleError)) throw error;
      damage.push(error.message);
      return [];
    }
  });
  const remarks = [...zones.unknown].map(
    (tzid) => `the time zone ${JSON.stringify(tzid)} is unknown`,
  );
  return { value, damage, remarks };
}

function readTodo(
  block: ContentBlock,
  { place, zones }: { readonly place: number; readonly zones: Zones },
): TodoRecord {
  const start = readTimeProperty(block, "DTSTART");
  const due = readTimeProperty(block, "DUE") ?? dueAfter(block, { start, zones });
  const anchor = start ?? due;
  // The zone is looked up here so that an unknown one is told with the file.
  if (anchor) epochOf(anchor, zones);
  const rule = lineOf(block, "RRULE");
  const recurrence = readTimeProperty(block, "RECURRENCE-ID");
  const notes = readText(block, "DESCRIPTION");
  const status = readRaw(block, "STATUS").toUpperCase();
  return {
    place,
    uid: readText(block, "UID")?.trim() ?? "",
    ...(anchor ? { anchor } : {}),
    ...(due ? { due } : {}),
    ...(rule ? { rule: readRule(splitLine(rule).value) } : {}),
    excluded: readTimes(block, "EXDATE"),
    ...(recurrence ? { recurrence } : {}),
    title: readText(block, "SUMMARY") || UNTITLED,
    ...(notes ? { notes } : {}),
    priority: priorityOf(Number(readRaw(block, "PRIORITY"))),
    isDone: status === "COMPLETED" || (status === "" && lineOf(block, "COMPLETED") !== undefined),
    isCancelled: status === "CANCELLED",
    zones,
  };
}

/** The due time of a reminder that has a start and a duration instead. */
function dueAfter(
  block: ContentBlock,
  { start, zones }: { readonly start: CalendarTime | undefined; readonly zones: Zones },
): CalendarTime | undefined {
  const line = lineOf(block, "DURATION");
  if (!line || !start) return undefined;
  try {
    const seconds = ICAL.Duration.fromString(splitLine(line).value.trim()).toSeconds();
    return timeLike(start, epochOf(start, zones) + seconds * 1_000, zones);
  } catch {
    throw new ContentError(`line ${line.number}: DURATION is no duration`);
  }
}

/** 1 to 4 is high, 5 medium, 6 to 9 low (RFC 5545, 3.8.1.9). */
function priorityOf(number: number): Priority {
  if (!(number >= 1 && number <= 9)) return "none";
  if (number < 5) return "high";
  return number === 5 ? "medium" : "low";
}
