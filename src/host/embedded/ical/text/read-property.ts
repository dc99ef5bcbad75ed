import { readable } from "../../vdir/items/item-text.ts";
import type { CalendarTime } from "../zones/calendar-time.ts";
import { dayOf, readTime } from "../zones/calendar-time.ts";
import type { ContentBlock, ContentLine } from "./content-lines.ts";
import { ContentError, splitLine } from "./content-lines.ts";
import { lineOf, linesOf } from "../edit/edit-block.ts";
import { decodeQuoted, isQuotedPrintable } from "./quoted-printable.ts";

export type Parameter = { readonly name: string; readonly value: string };

const PARAMETER = /;((?:"[^"]*"|[^";]|")*?)(?=;|$)/g;

/** The parameters that follow a property's name, as it stands before the colon; names in upper case. */
export function parametersOf(head: string): readonly Parameter[] {
  if (!head.includes(";")) return [];
  return [...head.matchAll(PARAMETER)].map(([, text = ""]) => {
    const at = text.indexOf("=");
    // Version 2.1 leaves the name out where the value says it.
    if (at < 0) return { name: "TYPE", value: text };
    const value = text.slice(at + 1).replaceAll('"', "");
    return { name: text.slice(0, at).trim().toUpperCase(), value: unescapeParameter(value).trim() };
  });
}

export function parameterOf(head: string, name: string): string | undefined {
  return parametersOf(head).find((parameter) => parameter.name === name)?.value;
}

/** RFC 6868 writes what a parameter can't hold after a caret. */
function unescapeParameter(value: string): string {
  if (!value.includes("^")) return value;
  return value.replace(/\^([n'^])/g, (_, letter: string) => CARETS.get(letter) ?? letter);
}

const CARETS = new Map([
  ["n", "\n"],
  ["'", '"'],
]);

/** The text of a property, or undefined where there is none. */
export function readText(block: ContentBlock, name: string): string | undefined {
  const line = lineOf(block, name);
  return line && textOf(line);
}

/** A text value (RFC 5545, 3.3.11) as it is meant. */
function textOf(line: ContentLine): string {
  const { head, value } = splitLine(line);
  const parameters = head.includes(";") ? parametersOf(head) : [];
  if (!isQuotedPrintable(parameters)) return unescapeText(readable(value));
  const charset = parameters.find((parameter) => parameter.name === "CHARSET")?.value;
  return unescapeText(decodeQuoted(value, charset));
}

/** Some programs escape more than they have to. */
export function unescapeText(value: string): string {
  if (!value.includes("\\")) return value;
  return value.replace(/\\([nN,;:"\\])/g, (_, character: string) =>
    character === "n" || character === "N" ? "\n" : character,
  );
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

/** All times of a property that may come several times with several values (EXDATE); broken ones are left out. */
export function readTimes(block: ContentBlock, name: string): readonly CalendarTime[] {
  return linesOf(block, name).flatMap((line) =>
    timeTexts(line)
      .map((text) => timeIn(text, line))
      .filter((time) => time !== undefined),
  );
}

/** The times in one line; throws a ContentError for one that is no real date or time. */
export function timesIn(line: ContentLine): readonly CalendarTime[] {
  return timeTexts(line).map((text) => timeFrom(text, line));
}

/** The values of a date property as they stand there: dates without VALUE=DATE, and periods, among them. */
export function timeTexts(line: ContentLine): readonly string[] {
  return splitLine(line)
    .value.split(/[,;]/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** A value of a date property, on the wall its TZID names; throws a ContentError for no real date. */
export function timeFrom(text: string, line: ContentLine): CalendarTime {
  const time = timeIn(text, line);
  if (!time) throw new ContentError(`line ${line.number}: ${line.name} is no real date or time`);
  return time;
}

/** The same, or nothing for no real date. */
export function timeIn(text: string, line: ContentLine): CalendarTime | undefined {
  const parameters = parametersOf(splitLine(line).head);
  const valueOf = (name: string): string | undefined =>
    parameters.find((parameter) => parameter.name === name)?.value;
  const zone = valueOf("TZID");
  const time = readTime(text, zone === undefined || zone === "" ? undefined : readable(zone));
  const isDay = time && time.form !== "date" && valueOf("VALUE")?.toUpperCase() === "DATE";
  // Some programs write midnight of the day where they promise a date.
  return isDay ? { form: "date", wall: dayOf(time.wall) } : time;
}
