import { DateTime } from "luxon";
import { readBelowHundred, readOrdinal } from "../../../numbers/read-number.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { isTight } from "../../clock/read-tight.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import type { Day } from "../../../../../types/time/phrase.ts";
import { after, VERB_MONTHS, weekdayNamed } from "../../vocabulary.ts";
import { isClockWord, monthAt } from "./months.ts";
import type { ReadDate } from "./read-written-date.ts";
import { fullYear, readSaidYear, readYear } from "./read-year.ts";

const MOST_DAYS = 31;

/** "5 March", "the 5th of March 2027", "fifteenth march". */
export function readDayThenMonth(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const rank = readOrdinal(tokens, at);
  const day = rank ?? readBelowHundred(tokens, at);
  if (!day || day.value < 1) return undefined;
  const place = afterStop(tokens, day.next) ?? after(tokens, day.next, LINKS) ?? day.next;
  const month = rank ? monthAt(tokens, place) : monthOf(tokens, place);
  if (month === undefined) return undefined;
  // "one may think", "two march": number words before a verb are no date by themselves.
  const isVerb = VERB_MONTHS.has(wordAt(tokens, place));
  const isWeak = !rank && isVerb && tokens[at]?.kind === "word" && place === day.next;
  const date = withYear(tokens, place + 1, { kind: "date", day: day.value, month });
  return isWeak && date ? { ...date, value: { ...date.value, weakness: "verb-month" } } : date;
}

const LINKS = ["of", "-", "/"];

/** The month of a plain number; not in "11 of May 3rd". */
function monthOf(tokens: Tokens, at: number): number | undefined {
  return isOfDate(tokens, at) ? undefined : monthAt(tokens, at);
}

/** "(From 9 to 11 of) May 3rd": an hour of that day. */
export function isOfDate(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at - 1) === "of" && readRankOf(tokens, at + 1) !== undefined;
}

/** "(5). March", as much of the world writes it. */
function afterStop(tokens: Tokens, at: number): number | undefined {
  const isStop = wordAt(tokens, at) === "." && isTight(tokens, at);
  return isStop && !VERB_MONTHS.has(wordAt(tokens, at + 1)) ? at + 1 : undefined;
}

/** "March 5", "March the 5th, 2027", "may fifth". */
export function readMonthThenDay(tokens: Tokens, at: number): Read<ReadDate> {
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
  const weekday = weekdayNamed(word);
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
