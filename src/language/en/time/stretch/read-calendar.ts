import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Period, PeriodUnit, Which } from "../../../../types/time/phrase.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import { isTight } from "../clock/read-tight.ts";
import { monthAt } from "../day/date/months.ts";
import { JUST_GONE } from "../day/read-weekday.ts";
import { readWhich } from "../day/read-which.ts";
import { readWrittenMonth } from "../day/date/read-written-date.ts";
import { readSaidYear, readYear } from "../day/date/read-year.ts";
import type { SaidYear } from "../day/date/read-year.ts";
import { after, VERB_MONTHS } from "../vocabulary.ts";

export type PeriodWeakness = "the-period" | "numbered-week" | "month" | "year";
export type ReadPeriod = {
  readonly period?: Period;
  readonly day?: Day;
  readonly weakness?: PeriodWeakness;
};

export const UNITS: ReadonlyMap<string, PeriodUnit> = new Map([
  ["week", "week"],
  ["wk", "week"],
  ["weekend", "weekend"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["qtr", "quarter"],
  ["year", "year"],
  ["yr", "year"],
]);
const SHIFTS: Readonly<Record<Which, number>> = { bare: 0, this: 0, next: 1, coming: 1, last: -1 };

/** A week, a month, a year: "next week", "March 2027", "the weekend". */
export function readCalendar(tokens: Tokens, start: number): Read<ReadPeriod> {
  const own = after(tokens, start, ["my weekend", "our weekend"]);
  if (own !== undefined) return calendarUnit("weekend", "this", own);
  const hasThe = wordAt(tokens, start) === "the";
  const at = hasThe ? start + 1 : start;
  const which = readWhich(tokens, at);
  const said = which?.next ?? at;
  const place = after(tokens, said, ["calendar"]) ?? said;
  const unit = UNITS.get(wordAt(tokens, place));
  if (unit && (which || hasThe || unit === "weekend"))
    return readUnitOf(tokens, place + 1, { unit, which: which?.value });
  return readMonth(tokens, place, which?.value) ?? (which ? undefined : readBareYear(tokens, at));
}

/** "The weekend coming up". */
const COMING_UP = ["coming up", "just coming up", "thats coming up"];

type Unit = { readonly unit: PeriodUnit; readonly which: Which | undefined };

function readUnitOf(tokens: Tokens, next: number, { unit, which }: Unit): Read<ReadPeriod> {
  const gone = which ? undefined : after(tokens, next, JUST_GONE);
  if (gone !== undefined) return calendarUnit(unit, "last", gone);
  const ahead = which ? undefined : after(tokens, next, COMING_UP);
  if (ahead !== undefined) return calendarUnit(unit, "coming", ahead);
  const month = unit === "year" && which ? readMonthOf(tokens, next, which) : undefined;
  return month ?? calendarUnit(unit, which, next);
}

/** "(Last year) in May", "(next year's) May". */
function readMonthOf(tokens: Tokens, at: number, which: Which): Read<ReadPeriod> {
  const isOwner = /['’]s$/.test(tokens[at - 1]?.raw ?? "");
  const place = isOwner ? at : (after(tokens, at, ["in"]) ?? tokens.length);
  const month = monthAt(tokens, place);
  if (month === undefined) return undefined;
  const period = { kind: "month", month, which: "bare", yearShift: SHIFTS[which] } as const;
  return { value: { period }, next: place + 1 };
}

export function calendarUnit(
  unit: PeriodUnit,
  which: Which | undefined,
  next: number,
): Read<ReadPeriod> {
  if (!which)
    return { value: { period: { kind: "unit", unit, shift: 0 }, weakness: "the-period" }, next };
  const shift = unit === "weekend" && which === "coming" ? 0 : SHIFTS[which];
  return { value: { period: { kind: "unit", unit, shift } }, next };
}

export function readMonth(tokens: Tokens, at: number, which: Which | undefined): Read<ReadPeriod> {
  const written = which ? undefined : readWrittenMonth(tokens, at);
  if (written)
    return { ...written, value: { period: { kind: "month", which: "bare", ...written.value } } };
  const month = monthAt(tokens, at);
  if (month === undefined) return undefined;
  const year = which
    ? undefined
    : (readSaidYear(tokens, at + 1) ?? readSlashedYear(tokens, at + 1));
  const period = { kind: "month", month, which: which ?? "bare" } as const;
  if (year) return { value: { period: { ...period, ...year.value } }, next: year.next };
  const gone = after(tokens, at + 1, JUST_GONE);
  if (gone) return { value: { period: { ...period, which: "last" } }, next: gone };
  const later = after(tokens, at + 1, ["after next"]);
  if (later) return { value: { period: { ...period, yearShift: 1 } }, next: later };
  // "this may be wrong" is no month; "next May" is.
  const isSure = which && !(which === "this" && VERB_MONTHS.has(wordAt(tokens, at)));
  return { value: isSure ? { period } : { period, weakness: "month" }, next: at + 1 };
}

/** "October/2017", "Oct-2017". */
function readSlashedYear(tokens: Tokens, at: number): Read<SaidYear> {
  const isJoined =
    ["/", "-"].includes(wordAt(tokens, at)) && isTight(tokens, at) && isTight(tokens, at + 1);
  const year = isJoined && tokens[at + 1]?.kind === "number" ? readYear(tokens, at + 1) : undefined;
  return year && { value: { year: year.value }, next: year.next };
}

function readBareYear(tokens: Tokens, at: number): Read<ReadPeriod> {
  const year = readYear(tokens, at);
  // "2000 hrs" is a time of day.
  if (!year || (year.next === at + 1 && unitAt(tokens, year.next) === "hour")) return undefined;
  const month = monthAt(tokens, year.next);
  // "2017 October".
  if (month !== undefined && tokens[year.next + 1]?.kind !== "number") {
    const period = { kind: "month", month, which: "bare", year: year.value } as const;
    return { value: { period, weakness: "month" }, next: year.next + 1 };
  }
  return {
    value: { period: { kind: "year", year: year.value }, weakness: "year" },
    next: year.next,
  };
}
