import { DateTime } from "luxon";
import { readBelowHundred, readOrdinal } from "../../numbers/read-number.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import { readMinutesAround } from "../clock/read-minutes-around.ts";
import { isTight } from "../clock/read-tight.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { readWhich } from "./read-which.ts";
import { readIso, readNumeric } from "./read-written-date.ts";
import type { DateOrder, ReadDate } from "./read-written-date.ts";
import { fullYear, readSaidYear, readYear } from "./read-year.ts";
import {
  after,
  MONTHS,
  SHORT_MONTHS,
  SHORT_WEEKDAYS,
  VERB_MONTHS,
  WEEKDAYS,
} from "../vocabulary.ts";

const MOST_DAYS = 31;
/** Behind a weekday a number no larger is an hour. */
const LAST_HOUR = 12;
const NTH: ReadonlyMap<string, number> = new Map([
  ["last", -1],
  ["final", -1],
]);

/** A date by number: "the 14th", "5 March", "March 5th 2027", "3/5", ISO, "the last Friday of May". */
export function readDate(tokens: Tokens, at: number, order: DateOrder): Read<ReadDate> {
  return (
    readIso(tokens, at) ??
    readNumeric(tokens, at, order) ??
    readDayThenMonth(tokens, at) ??
    readMonthThenDay(tokens, at) ??
    readWhichDate(tokens, at, order) ??
    readRank(tokens, at)
  );
}

/** "Next April 1", "last 4 July", "last 9/11". */
function readWhichDate(tokens: Tokens, start: number, order: DateOrder): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const which = readWhich(tokens, at);
  if (!which) return undefined;
  const date =
    readNumeric(tokens, which.next, order) ??
    readDayThenMonth(tokens, which.next) ??
    readMonthThenDay(tokens, which.next);
  const day = date?.value.day;
  const isOpen = day?.kind === "date" && day.year === undefined && day.yearShift === undefined;
  return isOpen
    ? { value: { day: { ...day, which: which.value } }, next: date?.next ?? at }
    : undefined;
}

/** The month a word names, short forms too. */
export function monthAt(tokens: Tokens, at: number): number | undefined {
  return MONTHS.get(wordAt(tokens, at)) ?? SHORT_MONTHS.get(wordAt(tokens, at));
}

/** "the first Monday of March", "last Friday of next month", "the second Tuesday in May". */
export function readNthWeekday(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const last = NTH.get(wordAt(tokens, at));
  const nth = last === undefined ? readOrdinal(tokens, at) : { value: last, next: at + 1 };
  const word = wordAt(tokens, nth?.next ?? at);
  const weekday = WEEKDAYS.get(word) ?? SHORT_WEEKDAYS.get(word);
  if (!nth || nth.value > 5 || weekday === undefined) return undefined;
  const month = readOfMonth(tokens, nth.next + 1);
  if (!month) return undefined;
  const day = { kind: "nth-weekday", nth: nth.value, weekday, ...month.value } as const;
  const year = month.value.month === undefined ? undefined : readYear(tokens, month.next);
  if (year) return { value: { day: { ...day, year: year.value } }, next: year.next };
  const said = month.value.month === undefined ? undefined : readSaidYear(tokens, month.next);
  if (!said) return { value: { day }, next: month.next };
  const of = {
    kind: "month",
    month: month.value.month ?? 1,
    which: "bare",
    ...said.value,
  } as const;
  return { value: { day: { kind: "nth-day", nth: nth.value, weekday, of } }, next: said.next };
}

/** "5 March", "the 5th of March 2027", "fifteenth march". */
function readDayThenMonth(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const rank = readOrdinal(tokens, at);
  const day = rank ?? readBelowHundred(tokens, at);
  if (!day || day.value < 1) return undefined;
  const place = after(tokens, day.next, ["of", "-", "/"]) ?? day.next;
  const month = monthAt(tokens, place);
  if (month === undefined) return undefined;
  // "one may think", "two march": number words before a verb are no date by themselves.
  const isVerb = VERB_MONTHS.has(wordAt(tokens, place));
  const isWeak = !rank && isVerb && tokens[at]?.kind === "word" && place === day.next;
  const date = withYear(tokens, place + 1, { kind: "date", day: day.value, month });
  return isWeak && date ? { ...date, value: { ...date.value, weakness: "verb-month" } } : date;
}

/** "March 5", "March the 5th, 2027", "may fifth". */
function readMonthThenDay(tokens: Tokens, at: number): Read<ReadDate> {
  const month = monthAt(tokens, at);
  if (month === undefined) return undefined;
  const place = isJoint(tokens, at + 1) || wordAt(tokens, at + 1) === "the" ? at + 2 : at + 1;
  const year = readYear(tokens, place);
  if (year && year.next > place + 1 && !isDayThenYear(tokens, place)) return undefined;
  const rank = readRankOf(tokens, place);
  const day = rank ?? readBelowHundred(tokens, place);
  if (!day || day.value < 1 || day.value > 31) return undefined;
  const isCounting = isClockWord(wordAt(tokens, day.next)) || unitAt(tokens, day.next);
  if (!rank && isCounting) return undefined;
  return withYear(tokens, day.next, { kind: "date", day: day.value, month });
}

/** "(March) first"; "(in March) first thing" is a part of the day. */
function readRankOf(tokens: Tokens, at: number): Read<number> {
  const rank = readOrdinal(tokens, at);
  return rank && wordAt(tokens, rank.next) === "thing" ? undefined : rank;
}

/** "(June) twenty-one twenty twenty-six" */
function isDayThenYear(tokens: Tokens, at: number): boolean {
  const day = readBelowHundred(tokens, at);
  return day !== undefined && day.value <= MOST_DAYS && readYear(tokens, day.next) !== undefined;
}

/** The sign in "may/8" and "may-8". */
function isJoint(tokens: Tokens, at: number): boolean {
  return ["-", "/"].includes(wordAt(tokens, at)) && isTight(tokens, at) && isTight(tokens, at + 1);
}

/** "the 14th", "14th of next month", "the third": a day of some month. */
function readRank(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const rank = readOrdinal(tokens, at) ?? readBareRank(tokens, { start, at });
  if (!rank || rank.value < 1) return undefined;
  const month = readOfMonth(tokens, rank.next);
  const day = { kind: "date", day: rank.value } as const;
  if (!month) return { value: { day, weakness: "rank" }, next: rank.next };
  return { value: { day: { ...day, ...month.value } }, next: month.next };
}

/** "(on) the 28", "Monday 21", "20 of this month": a day without its ending. */
function readBareRank(
  tokens: Tokens,
  { start, at }: { readonly start: number; readonly at: number },
): Read<number> {
  const number = /^\d{1,2}$/.test(wordAt(tokens, at)) ? readBelowHundred(tokens, at) : undefined;
  if (!number || number.value > MOST_DAYS || isTight(tokens, number.next)) return undefined;
  if (unitAt(tokens, number.next) || isClockWord(wordAt(tokens, number.next))) return undefined;
  const isOnWeekday =
    number.value > LAST_HOUR &&
    isBehindWeekday(tokens, at) &&
    !goesOnAsClock(tokens, at, number.next);
  // "20 of 3 pm" is said for twenty to three.
  const isOfMonth = readOfMonth(tokens, number.next) !== undefined;
  const isOpen = number.value > LAST_OF_CLOCK && isBeforeDate(tokens, number.next);
  return at > start || isOnWeekday || isOfMonth || isOpen ? number : undefined;
}

function isBehindWeekday(tokens: Tokens, at: number): boolean {
  return isWeekday(wordAt(tokens, tokens[at - 1]?.kind === "mark" ? at - 2 : at - 1));
}

/** "(Friday) 15 past three", "20 to 3 pm", "15 30". */
function goesOnAsClock(tokens: Tokens, at: number, next: number): boolean {
  const around = readMinutesAround(tokens, at);
  return (around !== undefined && around.value.weakness === undefined) || isMinute(tokens, next);
}

function isMinute(tokens: Tokens, at: number): boolean {
  return /^[0-5]\d$/.test(wordAt(tokens, at)) && !unitAt(tokens, at + 1);
}

const LAST_OF_CLOCK = 24;
const TO = ["to", "until", "till", "through", "thru", "and", "-"];

/** "27 (to 29 August)": beyond the hours of a clock. */
function isBeforeDate(tokens: Tokens, at: number): boolean {
  const to = after(tokens, at, TO);
  return to !== undefined && readDayThenMonth(tokens, to) !== undefined;
}

/** "(August 27 to) 29": a day of the month that was said. */
export function readLateDay(tokens: Tokens, at: number, from: Day | undefined): Read<Day> {
  const number = /^\d{1,2}$/.test(wordAt(tokens, at)) ? readBelowHundred(tokens, at) : undefined;
  const isLate = number !== undefined && number.value > LAST_OF_CLOCK && number.value <= MOST_DAYS;
  if (from?.kind !== "date" || from.month === undefined || !isLate) return undefined;
  if (unitAt(tokens, number.next) || from.day >= number.value) return undefined;
  return { value: { ...from, day: number.value }, next: number.next };
}

function isWeekday(word: string): boolean {
  return WEEKDAYS.has(word) || SHORT_WEEKDAYS.has(word);
}

type SomeMonth = { readonly month?: number; readonly monthShift?: number };

/** "of the month", "of next month", "in March". */
function readOfMonth(tokens: Tokens, start: number): Read<SomeMonth> {
  const at = after(tokens, start, ["of", "in"]);
  if (at === undefined) return undefined;
  const named = monthAt(tokens, at);
  if (named !== undefined) return { value: { month: named }, next: at + 1 };
  const the = after(tokens, at, ["the month"]);
  if (the) return { value: {}, next: the };
  const which = readWhich(tokens, wordAt(tokens, at) === "the" ? at + 1 : at);
  if (!which || wordAt(tokens, which.next) !== "month") return undefined;
  const monthShift = which.value === "last" ? -1 : which.value === "this" ? 0 : 1;
  return { value: { monthShift }, next: which.next + 1 };
}

function withYear(
  tokens: Tokens,
  at: number,
  date: Extract<Day, { kind: "date" }>,
): Read<ReadDate> {
  const isJoined = ["-", "/"].includes(wordAt(tokens, at - 2));
  const joined = isJoined ? readJoinedYear(tokens, at) : undefined;
  const year = joined ?? readSaidYear(tokens, at) ?? readYearBehindWeekday(tokens, at, date);
  return { value: { day: { ...date, ...year?.value } }, next: year?.next ?? at };
}

/** "(3 May), Monday, 2027": where that day is one. */
function readYearBehindWeekday(
  tokens: Tokens,
  at: number,
  { day, month }: Extract<Day, { kind: "date" }>,
): Read<{ readonly year: number }> {
  const place = wordAt(tokens, at) === "," ? at + 1 : at;
  const word = wordAt(tokens, place);
  const weekday = WEEKDAYS.get(word) ?? SHORT_WEEKDAYS.get(word);
  const said = weekday === undefined ? undefined : readSaidYear(tokens, place + 1);
  const year = said && "year" in said.value ? said.value.year : undefined;
  if (!said || year === undefined) return undefined;
  const isSame = DateTime.fromObject({ year, month, day }).weekday === weekday;
  return isSame ? { value: { year }, next: said.next } : undefined;
}

/** "31-Oct-74", "31/Oct/1974". */
function readJoinedYear(tokens: Tokens, at: number): Read<{ readonly year: number }> {
  const isJoined = isJoint(tokens, at);
  const written = wordAt(tokens, at + 1);
  if (!isJoined || !/^(?:\d{2}|\d{4})$/.test(written)) return undefined;
  return { value: { year: fullYear(written) }, next: at + 2 };
}

function isClockWord(word: string): boolean {
  return word === "am" || word === "pm" || word === "oclock";
}
