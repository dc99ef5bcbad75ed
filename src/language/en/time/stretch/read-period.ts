import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Period, PeriodUnit, Which } from "../../../../types/time/phrase.ts";
import { monthAt, readDate } from "../day/read-date.ts";
import { readWhich } from "../day/read-which.ts";
import { readRolling } from "./read-rolling.ts";
import { readWrittenMonth } from "../day/read-written-date.ts";
import { readDecade, readSeason } from "./read-season.ts";
import { readSaidYear, readYear } from "../day/read-year.ts";
import type { SaidYear } from "../day/read-year.ts";
import { after, VERB_MONTHS } from "../vocabulary.ts";

export type PeriodWeakness = "the-period" | "month" | "year";
export type ReadPeriod = {
  readonly period?: Period;
  readonly day?: Day;
  readonly weakness?: PeriodWeakness;
};

const UNITS: ReadonlyMap<string, PeriodUnit> = new Map([
  ["week", "week"],
  ["wk", "week"],
  ["weekend", "weekend"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["qtr", "quarter"],
  ["year", "year"],
  ["yr", "year"],
]);
/** Written in capitals where they are words of their own. */
const SHORT_EDGES: ReadonlyMap<
  string,
  { readonly edge: "start" | "end"; readonly unit: PeriodUnit }
> = new Map([
  ["EOW", { edge: "end", unit: "week" }],
  ["EOM", { edge: "end", unit: "month" }],
  ["EOQ", { edge: "end", unit: "quarter" }],
  ["EOY", { edge: "end", unit: "year" }],
  ["BOM", { edge: "start", unit: "month" }],
  ["BOY", { edge: "start", unit: "year" }],
] as const);
const EDGES: ReadonlyMap<string, "start" | "middle" | "end"> = new Map([
  ["start", "start"],
  ["beginning", "start"],
  ["early", "start"],
  ["middle", "middle"],
  ["mid", "middle"],
  ["end", "end"],
  ["late", "end"],
]);

/** A stretch of days: "next week", "the weekend", "March", "the last three days", "end of the month". */
export function readPeriod(tokens: Tokens, start: number): Read<ReadPeriod> {
  const whole = after(tokens, start, WHOLE);
  const unit = UNITS.get(wordAt(tokens, whole ?? start));
  if (whole !== undefined && unit) return calendarUnit(unit, "this", whole + 1);
  const at = whole ?? start;
  return (
    readRest(tokens, at) ??
    readEdge(tokens, at) ??
    readRolling(tokens, at) ??
    readAfterNext(tokens, at) ??
    readWeekOf(tokens, at) ??
    readCalendar(tokens, at) ??
    readSeason(tokens, at) ??
    readDecade(tokens, at)
  );
}

/** "All week", "all of next month", "the whole of March". */
const WHOLE = ["all of", "all", "the whole of the", "the whole of", "the whole", "the entire"];

/** "the rest of the week", "later today". */
function readRest(tokens: Tokens, at: number): Read<ReadPeriod> {
  const rest = after(tokens, at, [
    "the rest of the",
    "the rest of this",
    "rest of the",
    "rest of this",
    "the rest of",
    "rest of",
    "later this",
    "later",
  ]);
  if (rest === undefined) return undefined;
  const word = wordAt(tokens, rest);
  const unit = word === "today" || word === "day" ? "day" : UNITS.get(word);
  return unit && { value: { period: { kind: "rest", unit } }, next: rest + 1 };
}

/** "(at the) end of next month", "mid March", "the beginning of the week", "early next week". */
function readEdge(tokens: Tokens, start: number): Read<ReadPeriod> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const short = readShortEdge(tokens, at);
  if (short) return short;
  const edge = EDGES.get(wordAt(tokens, at));
  if (!edge) return undefined;
  const of = after(tokens, at + 1, ["of about", "of around", "of"]) ?? at + 1;
  const bare = UNITS.get(wordAt(tokens, of));
  if (bare && of > at + 1) return edgeOf(edge, bare, of + 1);
  const period: Read<ReadPeriod> = readCalendar(tokens, of) ?? readSeason(tokens, of);
  const isLoose = ["early", "late", "mid"].includes(wordAt(tokens, at));
  if (!period?.value.period || (of === at + 1 && !isLoose)) return undefined;
  if (period.value.weakness === "the-period" && of === at + 1) return undefined;
  return {
    value: { day: { kind: "edge", edge, period: period.value.period } },
    next: period.next,
  };
}

/** "EOM", "BOY", "month end". */
function readShortEdge(tokens: Tokens, at: number): Read<ReadPeriod> {
  const short = SHORT_EDGES.get(tokens[at]?.raw ?? "");
  if (short) return edgeOf(short.edge, short.unit, at + 1);
  const named = UNITS.get(wordAt(tokens, at));
  const isEnd = named && named !== "week" && wordAt(tokens, at + 1) === "end";
  return isEnd ? edgeOf("end", named, at + 2) : undefined;
}

function edgeOf(
  edge: "start" | "middle" | "end",
  unit: PeriodUnit,
  next: number,
): Read<ReadPeriod> {
  const period = { kind: "unit", unit, shift: 0 } as const;
  return { value: { day: { kind: "edge", edge, period } }, next };
}

/** "the week after next", "the weekend before last". */
function readAfterNext(tokens: Tokens, start: number): Read<ReadPeriod> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const unit = UNITS.get(wordAt(tokens, at));
  const later = after(tokens, at + 1, ["after next"]);
  const next = later ?? after(tokens, at + 1, ["before last"]);
  if (!unit || next === undefined) return undefined;
  return { value: { period: { kind: "unit", unit, shift: later ? 2 : -2 } }, next };
}

/** "The week of the 5th of May". */
function readWeekOf(tokens: Tokens, at: number): Read<ReadPeriod> {
  const start = after(tokens, at, ["the week of", "week of"]);
  const date = start === undefined ? undefined : readDate(tokens, start, "day-first");
  const day = date?.value.day;
  return date && day && { value: { period: { kind: "week-of", day } }, next: date.next };
}

const SHIFTS: Readonly<Record<Which, number>> = { bare: 0, this: 0, next: 1, coming: 1, last: -1 };

/** A week, a month, a year: "next week", "March 2027", "the weekend". */
export function readCalendar(tokens: Tokens, start: number): Read<ReadPeriod> {
  const isOwned = ["my", "our"].includes(wordAt(tokens, start));
  if (isOwned && wordAt(tokens, start + 1) === "weekend") {
    return calendarUnit("weekend", "this", start + 2);
  }
  const hasThe = wordAt(tokens, start) === "the";
  const at = hasThe ? start + 1 : start;
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  const unit = UNITS.get(wordAt(tokens, place));
  if (unit && (which || hasThe || unit === "weekend")) {
    return calendarUnit(unit, which?.value, place + 1);
  }
  return readMonth(tokens, place, which?.value) ?? (which ? undefined : readBareYear(tokens, at));
}

function calendarUnit(unit: PeriodUnit, which: Which | undefined, next: number): Read<ReadPeriod> {
  if (!which)
    return { value: { period: { kind: "unit", unit, shift: 0 }, weakness: "the-period" }, next };
  const shift = unit === "weekend" && which === "coming" ? 0 : SHIFTS[which];
  return { value: { period: { kind: "unit", unit, shift } }, next };
}

function readMonth(tokens: Tokens, at: number, which: Which | undefined): Read<ReadPeriod> {
  const written = which ? undefined : readWrittenMonth(tokens, at);
  if (written)
    return { ...written, value: { period: { kind: "month", which: "bare", ...written.value } } };
  const month = monthAt(tokens, at);
  if (month === undefined) return undefined;
  const year = which ? undefined : (readSaidYear(tokens, at + 1) ?? readYearsAhead(tokens, at + 1));
  const period = { kind: "month", month, which: which ?? "bare" } as const;
  if (year) return { value: { period: { ...period, ...year.value } }, next: year.next };
  const later = after(tokens, at + 1, ["after next"]);
  if (later) return { value: { period: { ...period, yearShift: 1 } }, next: later };
  // "this may be wrong" is no month; "next May" is.
  const isSure = which && !(which === "this" && VERB_MONTHS.has(wordAt(tokens, at)));
  return { value: isSure ? { period } : { period, weakness: "month" }, next: at + 1 };
}

/** "March in a year". */
function readYearsAhead(tokens: Tokens, at: number): Read<SaidYear> {
  const next = after(tokens, at, ["in a year", "in one year"]);
  return next === undefined ? undefined : { value: { yearShift: 1 }, next };
}

function readBareYear(tokens: Tokens, at: number): Read<ReadPeriod> {
  const year = readYear(tokens, at);
  if (!year) return undefined;
  return {
    value: { period: { kind: "year", year: year.value }, weakness: "year" },
    next: year.next,
  };
}
