import { readBelowHundred, readNumber } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Period } from "../../../../types/time/phrase.ts";
import { isTight } from "../clock/read-tight.ts";
import { fullYear, readShortYear, readYear } from "../day/date/read-year.ts";
import { readGroup } from "../repeat/weekdays.ts";
import { readPlace } from "../day/date/read-place.ts";
import { after, isSaid, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

type Unit = Extract<Period, { kind: "nth" }>["unit"];
export type ReadNth = { readonly period?: Period; readonly day?: Day };
type ReadPeriodAt = (tokens: Tokens, at: number) => Read<{ readonly period?: Period }>;

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ["week", "week"],
  ["weekend", "weekend"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["qtr", "quarter"],
]);
const MOST_QUARTERS = 4;

/** "The second week of May", "the last day of next month", "the first Monday of the year", "Q3", "the 4th quarter 2025". */
export function readNth(tokens: Tokens, start: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  return (
    readWeekdayOf(tokens, start, readPeriodAt) ??
    readShortQuarter(tokens, start, readPeriodAt) ??
    readShortHalf(tokens, start, readPeriodAt) ??
    readSpelt(tokens, start, readPeriodAt)
  );
}

/** "The Wednesday of the week of the 20th", "the Tuesday of Holy Week". */
function readWeekdayOf(tokens: Tokens, start: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const weekday = WEEKDAYS.get(wordAt(tokens, at)) ?? SHORT_WEEKDAYS.get(wordAt(tokens, at));
  const of = weekday === undefined ? undefined : after(tokens, at + 1, ["of", "in", "during"]);
  const week = of === undefined ? undefined : readPeriodAt(tokens, of);
  const period = week?.value.period;
  if (!week || weekday === undefined || period?.kind !== "week-of") return undefined;
  return { value: { day: { kind: "nth-day", nth: 1, weekday, of: period } }, next: week.next };
}

function readSpelt(tokens: Tokens, start: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const nth = readPlace(tokens, at);
  if (!nth) return undefined;
  const part = readPartOf(tokens, nth, readPeriodAt) ?? readWorkday(tokens, nth, readPeriodAt);
  if (part) return part;
  const place = after(tokens, nth.next, ["full", "whole"]) ?? nth.next;
  const word = wordAt(tokens, place);
  const unit = UNITS.get(word);
  const whole = readWhole(tokens, place + 1, readPeriodAt);
  if (unit === "quarter") return quarter(nth.value, whole ?? { value: undefined, next: place + 1 });
  if (!whole?.value) return undefined;
  const of = whole.value;
  const { next } = whole;
  if (unit) return { value: { period: nthOf(nth.value, unit, of) }, next };
  const weekday = WEEKDAYS.get(word) ?? SHORT_WEEKDAYS.get(word);
  if (weekday === undefined && word !== "day") return undefined;
  const day = { kind: "nth-day", nth: nth.value, of } as const;
  return { value: { day: weekday === undefined ? day : { ...day, weekday } }, next };
}

const MOST_OF_MONTH = 5;

/** Whoever says "the twentieth week of the year" counts as calendars do. */
function nthOf(nth: number, unit: Unit, of: Period): Period {
  const year = unit === "week" && nth > MOST_OF_MONTH ? yearOf(of) : undefined;
  return year ? { kind: "numbered-week", week: nth, ...year } : { kind: "nth", nth, unit, of };
}

function yearOf(period: Period): { readonly year?: number } | undefined {
  if (period.kind === "year") return { year: period.year };
  return period.kind === "unit" && period.unit === "year" && period.shift === 0 ? {} : undefined;
}

/** "(The first) half of May", "(the last) ten days of June". */
function readPartOf(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
  readPeriodAt: ReadPeriodAt,
): Read<ReadNth> {
  if (wordAt(tokens, next) !== "half") return readRun(tokens, { value: nth, next }, readPeriodAt);
  const of = nth === 1 || nth === 2 ? readWhole(tokens, next + 1, readPeriodAt) : undefined;
  if (!of?.value) return undefined;
  const half = nth === 1 ? 1 : 2;
  return { value: { period: halfOf(half, of.value) }, next: of.next };
}

function readRun(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
  readPeriodAt: ReadPeriodAt,
): Read<ReadNth> {
  const fortnight = Math.abs(nth) === 1 ? after(tokens, next, ["fortnight"]) : undefined;
  const half = fortnight === undefined ? undefined : readWhole(tokens, fortnight, readPeriodAt);
  if (half?.value) {
    const period = { kind: "run", count: 2 * nth, unit: "week", of: half.value } as const;
    return { value: { period }, next: half.next };
  }
  const count = Math.abs(nth) === 1 ? readNumber(tokens, next) : undefined;
  const unit = count && RUN_UNITS.get(wordAt(tokens, count.next));
  const of = count && unit && readWhole(tokens, count.next + 1, readPeriodAt);
  if (!of?.value || !Number.isInteger(count?.value)) return undefined;
  const period = {
    kind: "run",
    count: nth * (count?.value ?? 0),
    unit: unit ?? "day",
    of: of.value,
  } as const;
  return { value: { period }, next: of.next };
}

/** "(The last) working day of the month". */
function readWorkday(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
  readPeriodAt: ReadPeriodAt,
): Read<ReadNth> {
  const days = readGroup(tokens, next);
  const of = days && days.value.length > 2 && readWhole(tokens, days.next, readPeriodAt);
  if (!of || !of.value) return undefined;
  const day = { kind: "nth-day", nth, weekdays: days.value, of: of.value } as const;
  return { value: { day }, next: of.next };
}

const RUN_UNITS: ReadonlyMap<string, "day" | "week" | "month"> = new Map([
  ["days", "day"],
  ["weeks", "week"],
  ["months", "month"],
]);

/** "of May", "in 2027", "of the year", or a year right behind. */
function readWhole(
  tokens: Tokens,
  at: number,
  readPeriodAt: ReadPeriodAt,
): Read<Period | undefined> {
  const of = after(tokens, at, ["of", "in"]);
  const period = of === undefined ? undefined : readPeriodAt(tokens, of);
  if (period?.value.period) return { value: period.value.period, next: period.next };
  const year = readYear(tokens, after(tokens, at, [","]) ?? at);
  if (year) return { value: { kind: "year", year: year.value }, next: year.next };
  const short = readShortYear(tokens, at);
  if (short) return { value: { kind: "year", ...short.value }, next: short.next };
  const said = BEHIND.find(([words]) => isSaid(tokens, at, words));
  return said && { value: { kind: "unit", unit: said[1], shift: said[2] }, next: at + 2 };
}

/** "(Q4) next year", "(the third day) last week". */
const BEHIND = (["year", "month", "week"] as const).flatMap((unit) =>
  (
    [
      ["this", 0],
      ["next", 1],
      ["last", -1],
    ] as const
  ).map(([which, shift]) => [`${which} ${unit}`, unit, shift] as const),
);

function quarter(nth: number, whole: NonNullable<Read<Period | undefined>>): Read<ReadNth> {
  const { value: of, next } = whole;
  // "The last quarter" alone is the one before this.
  if (Math.abs(nth) > MOST_QUARTERS || (nth < 0 && !of)) return undefined;
  const period = { kind: "nth", nth, unit: "quarter" } as const;
  return { value: { period: of ? { ...period, of } : period }, next };
}

/** "Q3", "q1 2027". */
function readShortQuarter(tokens: Tokens, at: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  const before = yearBefore(tokens, at) ?? readThisQuarter(tokens, at);
  if (before) return before;
  const named = readNumberedQuarter(tokens, at);
  if (!named) return undefined;
  const { value: number, isSure } = named.value;
  const whole = readJoinedYear(tokens, named.next) ?? readWhole(tokens, named.next, readPeriodAt);
  if (!isSure && !whole) return undefined;
  return quarter(number, whole ?? { value: undefined, next: named.next });
}

/** "This Q3". */
function readThisQuarter(tokens: Tokens, at: number): Read<ReadNth> {
  const named = wordAt(tokens, at) === "this" ? readNumberedQuarter(tokens, at + 1) : undefined;
  if (!named?.value.isSure) return undefined;
  const year = { kind: "unit", unit: "year", shift: 0 } as const;
  return quarter(named.value.value, { value: year, next: named.next });
}

/** "Q3", and with a year behind it "Q 3", "quarter 3", "3Q". */
function readNumberedQuarter(
  tokens: Tokens,
  at: number,
): Read<{ readonly value: number; readonly isSure: boolean }> {
  const isFirst = /^[1-4]$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "q";
  if (isFirst && isTight(tokens, at + 1))
    return { value: { value: Number(wordAt(tokens, at)), isSure: false }, next: at + 2 };
  if (!["q", "quarter"].includes(wordAt(tokens, at))) return undefined;
  const number = readBelowHundred(tokens, at + 1);
  if (!number) return undefined;
  const isSure = wordAt(tokens, at) === "q" && isTight(tokens, at + 1);
  return { value: { value: number.value, isSure }, next: number.next };
}

/** "(Q3)/2027", "(Q3)-2027", "(Q3), 2027", "(3Q)27". */
function readJoinedYear(tokens: Tokens, at: number): Read<Period> {
  const joint = after(tokens, at, ["/", "-", ","]);
  const written = wordAt(tokens, joint ?? at);
  const isShort = joint === undefined && isTight(tokens, at) && /^\d{2}$/.test(written);
  if (!isShort && !(joint !== undefined && /^(?:19|20|21)\d{2}$/.test(written))) return undefined;
  return { value: { kind: "year", year: fullYear(written) }, next: (joint ?? at) + 1 };
}

/** "H1 2027", "h2", "2H 2027": half of a year. */
function readShortHalf(tokens: Tokens, at: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  const number = [at + 1, at].find((one) => /^[12]$/.test(wordAt(tokens, one))) ?? at;
  const half = wordAt(tokens, number) === "1" ? 1 : 2;
  const isShort = wordAt(tokens, number === at ? at + 1 : at) === "h" && number >= at;
  if (!isShort || !isTight(tokens, at + 1) || tokens[at - 1]?.kind === "number") return undefined;
  const whole = readWhole(tokens, at + 2, readPeriodAt);
  // "2h" alone is a length of time.
  if (number === at && !whole) return undefined;
  const of = whole?.value ?? ({ kind: "unit", unit: "year", shift: 0 } as const);
  return { value: { period: halfOf(half, of) }, next: whole?.next ?? at + 2 };
}

function halfOf(nth: 1 | 2, of: Period): Period {
  return { kind: "share", nth, parts: 2, of };
}

/** "2027Q3", "27q3", "2027 Q3", "2027-Q3". */
function yearBefore(tokens: Tokens, at: number): Read<ReadNth> {
  const year = wordAt(tokens, at);
  const place = ["-", "/"].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const isApart = place > at + 1 || !isTight(tokens, place);
  const number = wordAt(tokens, place + 1);
  const isQuarter = wordAt(tokens, place) === "q" && isTight(tokens, place + 1);
  const isYear = (isApart ? /^(?:19|20|21)\d{2}$/ : /^(?:\d{2}|\d{4})$/).test(year);
  if (!isQuarter || !isYear || !/^[1-4]$/.test(number)) return undefined;
  const whole = { kind: "year", year: fullYear(year) } as const;
  return quarter(Number(number), { value: whole, next: place + 2 });
}
