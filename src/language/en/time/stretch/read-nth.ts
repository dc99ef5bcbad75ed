import { readNumber } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Period } from "../../../../types/time/phrase.ts";
import { isWorking, readGroup } from "../repeat/weekdays.ts";
import { readPlace } from "../day/date/read-place.ts";
import { halfOf, quarter, readShortHalf, readShortQuarter } from "./read-quarter.ts";
import { endsWell } from "../evidence/ends-well.ts";
import { readOwner } from "./read-owner.ts";
import { readWhole } from "./read-whole.ts";
import type { ReadPeriodAt } from "./read-whole.ts";
import { after, weekdayNamed } from "../vocabulary.ts";

type Unit = Extract<Period, { kind: "nth" }>["unit"];
export type ReadNth = { readonly period?: Period; readonly day?: Day };

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ["week", "week"],
  ["weekend", "weekend"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["qtr", "quarter"],
]);

/** "The second week of May", "the last day of next month", "the first Monday of the year", "Q3", "the 4th quarter 2025". */
export function readNth(tokens: Tokens, start: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  return (
    readFirstToLast(tokens, start, readPeriodAt) ??
    readWeekdayOf(tokens, start, readPeriodAt) ??
    readNumberedDay(tokens, start, readPeriodAt) ??
    readShortQuarter(tokens, start, readPeriodAt) ??
    readShortHalf(tokens, start, readPeriodAt) ??
    readSpelt(tokens, start, (at) => readWhole(tokens, at, readPeriodAt)) ??
    readOwned(tokens, start)
  );
}

/** Where "(from) the first to the last day (of September)" ends. */
export function afterFirstToLast(tokens: Tokens, start: number): number | undefined {
  const at = after(tokens, start, ["from the", "from", "the"]) ?? start;
  return after(tokens, at, FIRST_TO_LAST);
}

/** "The first to the last day of September": the whole of it. */
function readFirstToLast(tokens: Tokens, start: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  const last = afterFirstToLast(tokens, start);
  const of = last === undefined ? undefined : readWhole(tokens, last, readPeriodAt);
  return of?.value && { value: { period: of.value }, next: of.next };
}

const FIRST_TO_LAST = ["first", "first day"].flatMap((first) =>
  ["to", "until", "through", "till"].flatMap((to) =>
    ["the ", ""].map((the) => `${first} ${to} ${the}last day`),
  ),
);

/** "Day 100 of the year", "day number 20 of 2027". */
function readNumberedDay(tokens: Tokens, at: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  const named = after(tokens, at, ["day number", "day no", "day"]);
  const number = named === undefined ? undefined : readNumber(tokens, named);
  const of = number && readWhole(tokens, number.next, readPeriodAt);
  if (!of?.value || wordAt(tokens, number?.next ?? at) !== "of") return undefined;
  const day = { kind: "nth-day", nth: number?.value ?? 0, of: of.value } as const;
  return { value: { day }, next: of.next };
}

/** "The Wednesday of the week of the 20th", "the Tuesday of Holy Week". */
function readWeekdayOf(tokens: Tokens, start: number, readPeriodAt: ReadPeriodAt): Read<ReadNth> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const weekday = weekdayNamed(wordAt(tokens, at));
  const of = weekday === undefined ? undefined : after(tokens, at + 1, ["of", "in", "during"]);
  const week = of === undefined ? undefined : readPeriodAt(tokens, of);
  const period = week?.value.period;
  if (!week || !period || weekday === undefined || !WEEKS.has(period.kind)) return undefined;
  return { value: { day: { kind: "nth-day", nth: 1, weekday, of: period } }, next: week.next };
}

const WEEKS: ReadonlySet<Period["kind"]> = new Set(["week-of", "numbered-week"]);

/** "October 2027's first Wednesday", "next month's last day", "October 2027, first week", "in May, on the last Friday". */
function readOwned(tokens: Tokens, at: number): Read<ReadNth> {
  const owner = readOwner(tokens, at);
  if (!owner) return undefined;
  const { value, next } = owner;
  const read = readSpelt(tokens, next, (end) => ({ value, next: end }));
  return read && endsWell(tokens, read.next) ? read : undefined;
}

/** Reads what a place is told of, from behind what has it. */
type ReadWholeAt = (at: number) => Read<Period | undefined>;

function readSpelt(tokens: Tokens, start: number, wholeAt: ReadWholeAt): Read<ReadNth> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const nth = readPlace(tokens, at);
  if (!nth) return undefined;
  return (
    readPartOf(tokens, nth, wholeAt) ??
    readWorkday(tokens, nth, wholeAt) ??
    readUnitOf(tokens, nth, wholeAt)
  );
}

/** "(The second) full week of May", "(the last) day but one of next month", "(the 4th) quarter". */
function readUnitOf(
  tokens: Tokens,
  { value: nth, next: at }: NonNullable<Read<number>>,
  wholeAt: ReadWholeAt,
): Read<ReadNth> {
  const place = after(tokens, at, ["full", "whole", "calendar"]) ?? at;
  const word = wordAt(tokens, place);
  const unit = UNITS.get(word);
  const butOne = nth === -1 ? after(tokens, place + 1, ["but one"]) : undefined;
  const whole = wholeAt(butOne ?? place + 1);
  if (unit === "quarter") return quarter(nth, whole ?? { value: undefined, next: place + 1 });
  if (!whole?.value) return undefined;
  const { value: of, next } = whole;
  if (unit) return { value: { period: nthOf(nth, unit, of) }, next };
  const day = nthDayOf(word, butOne === undefined ? nth : -2, of);
  return day && { value: { day }, next };
}

/** "(The last) day (of next month)", "(the first) Monday (of the year)". */
function nthDayOf(word: string, nth: number, of: Period): Day | undefined {
  const weekday = weekdayNamed(word);
  if (weekday !== undefined) return { kind: "nth-day", nth, of, weekday };
  return word === "day" ? { kind: "nth-day", nth, of } : undefined;
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
  wholeAt: ReadWholeAt,
): Read<ReadNth> {
  if (wordAt(tokens, next) !== "half") {
    const place = { value: nth, next };
    return readFortnight(tokens, place, wholeAt) ?? readRun(tokens, place, wholeAt);
  }
  const of = nth === 1 || nth === 2 ? wholeAt(next + 1) : undefined;
  if (!of?.value) return undefined;
  const half = nth === 1 ? 1 : 2;
  return { value: { period: halfOf(half, of.value) }, next: of.next };
}

/** "(The first) fortnight of June". */
function readFortnight(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
  wholeAt: ReadWholeAt,
): Read<ReadNth> {
  const behind = Math.abs(nth) === 1 ? after(tokens, next, ["fortnight"]) : undefined;
  const of = behind === undefined ? undefined : wholeAt(behind);
  if (!of?.value) return undefined;
  const period = { kind: "run", count: 2 * nth, unit: "week", of: of.value } as const;
  return { value: { period }, next: of.next };
}

/** "(The last) ten days of June", "(the first) two weeks in May". */
function readRun(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
  wholeAt: ReadWholeAt,
): Read<ReadNth> {
  const count = Math.abs(nth) === 1 ? readNumber(tokens, next) : undefined;
  const unit = count && RUN_UNITS.get(wordAt(tokens, count.next));
  const of = count && unit && wholeAt(count.next + 1);
  if (!count || !unit || !of?.value || !Number.isInteger(count.value)) return undefined;
  const period = { kind: "run", count: nth * count.value, unit, of: of.value } as const;
  return { value: { period }, next: of.next };
}

/** "(The last) working day of the month". */
function readWorkday(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
  wholeAt: ReadWholeAt,
): Read<ReadNth> {
  const days = readGroup(tokens, next);
  const of = days && days.value.length > 2 && wholeAt(days.next);
  if (!of || !of.value) return undefined;
  const free = isWorking(tokens, next) ? { isWorking: true as const } : {};
  const day = { kind: "nth-day", nth, weekdays: days.value, ...free, of: of.value } as const;
  return { value: { day }, next: of.next };
}

const RUN_UNITS: ReadonlyMap<string, "day" | "week" | "month"> = new Map([
  ["days", "day"],
  ["weeks", "week"],
  ["months", "month"],
]);
