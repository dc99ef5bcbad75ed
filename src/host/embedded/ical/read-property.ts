import ICAL from "ical.js";
import { messageOf } from "../../../errors.ts";
import type { CalendarTime } from "./calendar-time.ts";
import { readTime } from "./calendar-time.ts";
import type { ContentBlock, ContentLine } from "./content-lines.ts";
import { ContentError, splitLine, unfold } from "./content-lines.ts";
import { lineOf, linesOf } from "./edit-block.ts";

/** A property as ical.js reads it (jCal, RFC 7265): values unescaped, parameter names in lower case. */
export type Property = {
  readonly parameters: Readonly<Record<string, string | readonly string[]>>;
  readonly type: string;
  readonly values: readonly unknown[];
  readonly line: ContentLine;
};

type DesignSet = typeof ICAL.design.icalendar;

/** Reads one line, or throws a ContentError that names it. */
export function readProperty(
  line: ContentLine,
  design: DesignSet = ICAL.design.icalendar,
): Property {
  try {
    // jCal is an untyped array by specification: name, parameters, type, values.
    const [, parameters, type, ...values] = ICAL.parse.property(unfold(line), design) as [
      string,
      Record<string, string | string[]>,
      string,
      ...unknown[],
    ];
    return { parameters, type, values, line };
  } catch (error) {
    throw new ContentError(`line ${line.number}: ${messageOf(error)}`);
  }
}

/** The text of a property, or undefined where there is none. */
export function readText(block: ContentBlock, name: string): string | undefined {
  const line = lineOf(block, name);
  if (!line) return undefined;
  const [value] = readProperty(line).values;
  return typeof value === "string" ? value : String(value ?? "");
}

/** The value of a property as it stands in the file, trimmed; empty where there is none. */
export function readRaw(block: ContentBlock, name: string): string {
  const line = lineOf(block, name);
  return line ? splitLine(line).value.trim() : "";
}

/** A date or time property, or undefined where there is none; throws a ContentError for a broken one. */
export function readTimeProperty(block: ContentBlock, name: string): CalendarTime | undefined {
  const line = lineOf(block, name);
  return line ? timesIn(line)[0] : undefined;
}

/** All times of a property that may come several times with several values (EXDATE). */
export function readTimes(block: ContentBlock, name: string): readonly CalendarTime[] {
  return linesOf(block, name).flatMap(timesIn);
}

/** The times in one line; throws a ContentError for one that is no real date or time. */
export function timesIn(line: ContentLine): readonly CalendarTime[] {
  return timeTexts(line).map((text) => timeFrom(text, line));
}

/** The values of a date property as they stand there: dates without VALUE=DATE, and periods, among them. */
export function timeTexts(line: ContentLine): readonly string[] {
  return splitLine(line)
    .value.split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** A value of a date property, on the wall its TZID names. */
export function timeFrom(text: string, line: ContentLine): CalendarTime {
  const { tzid } = readProperty(line).parameters;
  const time = readTime(text, typeof tzid === "string" && tzid !== "" ? tzid : undefined);
  if (!time) throw new ContentError(`line ${line.number}: ${line.name} is no real date or time`);
  return time;
}
