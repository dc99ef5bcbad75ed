import ICAL from "ical.js";
import { messageOf } from "../../../../errors.ts";
import type { Priority } from "../../../reminders.ts";
import { calendarShape } from "../../ical/edit/calendar-shape.ts";
import { UNTITLED } from "../../ical/text/check-text.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { epochOf, timeLike } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { ContentError, splitLine } from "../../ical/text/content-lines.ts";
import { lineOf } from "../../ical/edit/edit-block.ts";
import { componentsOf } from "../../ical/edit/edit-file.ts";
import { readContent } from "../../ical/text/read-content.ts";
import { readRaw, readText, readTimeProperty, readTimes } from "../../ical/text/read-property.ts";
import type { RecurrenceRule } from "../../ical/rules/recurrence-rule.ts";
import { readRule, RuleError } from "../../ical/rules/recurrence-rule.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import { unknownZones, zonesOf } from "../../ical/zones/zones.ts";
import type { Flaw } from "../../vdir/flaw.ts";
import { failedFlaw } from "../../vdir/flaw.ts";
import type { Parsed } from "../../vdir/vdir-item.ts";
import type { TodoRecord } from "./todo-record.ts";

/**
 * Reads the reminders of an .ics file. What is wrong with a property costs that property, and is told; the
 * reminder stays. Throws for what is no calendar.
 */
export function readTodoFile(text: string, localZone: string): Parsed<readonly TodoRecord[]> {
  const flaws: Flaw[] = [];
  const parts = readContent(text, { flaws });
  const shape = calendarShape(parts);
  const zones = zonesOf(parts, localZone);
  const value = componentsOf(parts, "VTODO").map((block, place) =>
    readTodo(block, { place, zones, flaws }),
  );
  flaws.push(...unknownZones(zones));
  return { value, shape, flaws };
}

type TodoReading = { readonly place: number; readonly zones: Zones; readonly flaws: Flaw[] };

function readTodo(block: ContentBlock, { place, zones, flaws }: TodoReading): TodoRecord {
  const broken: string[] = [];
  const orNothing = <Value>(name: string, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError || error instanceof RuleError)) throw error;
      broken.push(name);
      const kind = error instanceof RuleError ? "unreadable recurrence rule" : "unreadable date";
      flaws.push(failedFlaw(messageOf(error), kind, block.begin.number));
      return undefined;
    }
  };
  const timeOf = (name: string): CalendarTime | undefined =>
    orNothing(name, () => readTimeProperty(block, name));
  const start = timeOf("DTSTART");
  const due = timeOf("DUE") ?? orNothing("DURATION", () => dueAfter(block, { start, zones }));
  const anchor = start ?? due;
  // The zone is looked up here so that an unknown one is told with the file.
  if (anchor) epochOf(anchor, zones);
  const rule = orNothing("RRULE", () => readRuleOf(block));
  const recurrence = timeOf("RECURRENCE-ID");
  const notes = readText(block, "DESCRIPTION");
  const status = readRaw(block, "STATUS").toUpperCase();
  return {
    place,
    uid: readText(block, "UID")?.trim() ?? "",
    ...(anchor ? { anchor } : {}),
    ...(due ? { due } : {}),
    ...(rule ? { rule } : {}),
    excluded: readTimes(block, "EXDATE"),
    ...(recurrence ? { recurrence } : {}),
    title: readText(block, "SUMMARY")?.trim() || UNTITLED,
    ...(notes ? { notes } : {}),
    priority: priorityOf(Number(readRaw(block, "PRIORITY"))),
    isDone: status === "COMPLETED" || (status === "" && lineOf(block, "COMPLETED") !== undefined),
    isCancelled: status === "CANCELLED",
    broken,
    zones,
  };
}

function readRuleOf(block: ContentBlock): RecurrenceRule | undefined {
  const line = lineOf(block, "RRULE");
  return line && readRule(splitLine(line).value);
}

/** The due time of a reminder that has a start and a duration instead. */
function dueAfter(
  block: ContentBlock,
  { start, zones }: { readonly start: CalendarTime | undefined; readonly zones: Zones },
): CalendarTime | undefined {
  const line = lineOf(block, "DURATION");
  if (!line || !start) return undefined;
  try {
    const seconds = ICAL.Duration.fromString(
      splitLine(line).value.trim().toUpperCase(),
    ).toSeconds();
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
