import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { PeriodUnit } from "../../../../types/time/phrase.ts";
import { readDate } from "../day/date/read-date.ts";
import { readYear } from "../day/date/read-year.ts";
import { after } from "../vocabulary.ts";
import { readAfterNext } from "./read-after-next.ts";
import { calendarUnit, readCalendar, readMonth, UNITS } from "./read-calendar.ts";
import type { ReadPeriod } from "./read-calendar.ts";
import { readEdge } from "./read-edge.ts";
import { readRolling } from "./read-rolling.ts";
import { readDecade, readSeason } from "./read-season.ts";
import { readSpan } from "./read-span.ts";
import { readWeekOf } from "./read-week-of.ts";

/** A stretch of days: "next week", "the weekend", "March", "the last three days", "end of the month". */
export function readPeriod(tokens: Tokens, start: number): Read<ReadPeriod> {
  const whole = after(tokens, start, WHOLE);
  return whole === undefined ? readPeriodAt(tokens, start) : readAllOf(tokens, whole);
}

/** "(All of) June", which is no name, "(the whole) week"; "(all) May 5th" is that day. */
function readAllOf(tokens: Tokens, at: number): Read<ReadPeriod> {
  const unit = UNITS.get(wordAt(tokens, at));
  const span = readSpan(tokens, at);
  if (unit && (span?.next ?? 0) <= at + 1) return calendarUnit(unit, "this", at + 1);
  const read = longer(span, readPeriodAt(tokens, at));
  const isDated = read && (readDate(tokens, at)?.next ?? 0) > read.next;
  if (!read || isDated) return undefined;
  const { period } = read.value;
  return period ? { value: { period }, next: read.next } : read;
}

function longer(one: Read<ReadPeriod>, other: Read<ReadPeriod>): Read<ReadPeriod> {
  return one && one.next > (other?.next ?? 0) ? one : other;
}

function readPeriodAt(tokens: Tokens, at: number): Read<ReadPeriod> {
  return (
    readRest(tokens, at) ??
    readNumberedWeek(tokens, at) ??
    readIsoWeek(tokens, at) ??
    readNamedAs(tokens, at) ??
    readDecade(tokens, at) ??
    readEdge(tokens, at) ??
    readRolling(tokens, at) ??
    readAfterNext(tokens, at) ??
    readWeekOf(tokens, at) ??
    readCalendar(tokens, at) ??
    readSeason(tokens, at)
  );
}

/** "All week", "all of next month", "the whole of March". */
const WHOLE = [
  "all of",
  "all through",
  "all",
  "throughout",
  "the whole month of",
  "the whole of the",
  "the whole of",
  "the whole",
  "the entire month of",
  "the entire",
];

/** "the rest of the week", "later today". */
function readRest(tokens: Tokens, at: number): Read<ReadPeriod> {
  const before = after(tokens, at, ["earlier this", "earlier"]);
  const past = before === undefined ? undefined : restUnit(wordAt(tokens, before));
  if (before !== undefined && past)
    return { value: { period: { kind: "so-far", unit: past } }, next: before + 1 };
  const rest = after(tokens, at, [
    "the rest of the",
    "whats left of",
    "what is left of",
    "whatevers left of",
    "whatever is left of",
    "the rest of this",
    "rest of the",
    "rest of this",
    "the rest of",
    "rest of",
    "the remainder of the",
    "the remainder of",
    "remainder of the",
    "later this",
    "later",
  ]);
  if (rest === undefined) return undefined;
  const unit = restUnit(wordAt(tokens, rest));
  const of = wordAt(tokens, rest - 1) === "the" ? rest - 1 : rest;
  const span = wordAt(tokens, at).startsWith("later") ? undefined : readSpan(tokens, of);
  if (span && (span.next > rest + 1 || span.value.period.kind === "month"))
    return { value: { period: { kind: "rest", of: span.value.period } }, next: span.next };
  return unit && { value: { period: { kind: "rest", unit } }, next: rest + 1 };
}

function restUnit(word: string): "day" | PeriodUnit | undefined {
  return word === "today" || word === "day" ? "day" : UNITS.get(word);
}

const LAST_WEEK = 53;

/** "Week 12", "calendar week 20 of 2027". */
function readNumberedWeek(tokens: Tokens, at: number): Read<ReadPeriod> {
  const named = after(tokens, at, [
    "calendar week",
    "iso week",
    "week number",
    "week no",
    "week",
    "wk",
    "cw",
  ]);
  const digits = named === undefined ? "" : wordAt(tokens, named);
  if (named === undefined || !/^\d{1,2}$/.test(digits)) return undefined;
  const week = Number(digits);
  if (week < 1 || week > LAST_WEEK) return undefined;
  const year = readYear(tokens, after(tokens, named + 1, [",", "of", "in"]) ?? named + 1);
  const period = { kind: "numbered-week", week } as const;
  if (year) return { value: { period: { ...period, year: year.value } }, next: year.next };
  return { value: { period, weakness: "numbered-week" }, next: named + 1 };
}

/** "2026-W20", "2026W20", as ISO 8601 writes a week. */
function readIsoWeek(tokens: Tokens, at: number): Read<ReadPeriod> {
  if (tokens[at]?.kind !== "number") return undefined;
  const letter = wordAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const parts = tokens.slice(at, letter + 2);
  const isTight = parts.every(({ start }, index) => index === 0 || start === parts[index - 1]?.end);
  const written = isTight ? parts.map(({ word }) => word).join("") : "";
  const [, year, week] = /^(\d{4})-?w(\d{2})$/.exec(written) ?? [];
  if (year === undefined || Number(week) < 1 || Number(week) > LAST_WEEK) return undefined;
  const period = { kind: "numbered-week", week: Number(week), year: Number(year) } as const;
  return { value: { period }, next: letter + 2 };
}

/** "The month of March", "the year 2027". */
function readNamedAs(tokens: Tokens, at: number): Read<ReadPeriod> {
  const month = after(tokens, at, ["the month of", "month of"]);
  const named = month === undefined ? undefined : readMonth(tokens, month, undefined);
  if (named) return { ...named, value: { period: named.value.period } as ReadPeriod };
  const year = after(tokens, at, ["the year", "year"]);
  const read = year === undefined ? undefined : readYear(tokens, year);
  return read && { value: { period: { kind: "year", year: read.value } }, next: read.next };
}
