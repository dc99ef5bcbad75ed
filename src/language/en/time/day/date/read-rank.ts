import { readBelowHundred, readOrdinal } from "../../../numbers/read-number.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { readMinutesAround } from "../../clock/read-minutes-around.ts";
import { isTight } from "../../clock/read-tight.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import type { Day } from "../../../../../types/time/phrase.ts";
import { after, SHORT_WEEKDAYS, WEEKDAYS } from "../../vocabulary.ts";
import { endsWell } from "../../evidence/ends-well.ts";
import { isClockWord, readOfMonth } from "./months.ts";
import { isOfDate, readDayThenMonth } from "./read-day-month.ts";
import type { ReadDate } from "./read-written-date.ts";

const MOST_DAYS = 31;
/** Behind a weekday a number no larger is an hour. */
const LAST_HOUR = 12;

/** "Where do I have to be first", "which comes second": a place in a row, and no day. */
const COMES: ReadonlySet<string> = new Set(
  "be come comes came go goes finish finishes is are am was were".split(" "),
);

/** "the 14th", "14th of next month", "the third": a day of some month. */
export function readRank(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const rank = readOrdinal(tokens, at) ?? readBareRank(tokens, { start, at });
  if (!rank || rank.value < 1 || (at === start && COMES.has(wordAt(tokens, at - 1))))
    return undefined;
  const month = readOfMonth(tokens, rank.next) ?? readNumberedMonth(tokens, rank.next);
  const day = { kind: "date", day: rank.value } as const;
  if (!month) return { value: { day, weakness: "rank" }, next: rank.next };
  return { value: { day: { ...day, ...month.value } }, next: month.next };
}

const LAST_MONTH = 12;

/** "(The fourteenth) of the fifth". */
function readNumberedMonth(tokens: Tokens, at: number): Read<{ readonly month: number }> {
  const of = after(tokens, at, ["of the"]);
  const month = of === undefined ? undefined : readOrdinal(tokens, of);
  return month && month.value <= LAST_MONTH && endsWell(tokens, month.next)
    ? { value: { month: month.value }, next: month.next }
    : undefined;
}

/** "(on) the 28", "Monday 21", "20 of this month": a day without its ending. */
function readBareRank(
  tokens: Tokens,
  { start, at }: { readonly start: number; readonly at: number },
): Read<number> {
  // "Friday the fifteen".
  const isNamed = at > start && isBehindWeekday(tokens, start);
  const number = isDigits(tokens, at) || isNamed ? readBelowHundred(tokens, at) : undefined;
  if (!number || number.value > MOST_DAYS || goesOn(tokens, number.next)) return undefined;
  const isOnWeekday =
    number.value > LAST_HOUR &&
    isBehindWeekday(tokens, at) &&
    !goesOnAsClock(tokens, at, number.next);
  // "20 of 3 pm" is said for twenty to three.
  const isOfMonth =
    readOfMonth(tokens, number.next) !== undefined && !isOfDate(tokens, number.next + 1);
  const isOpen = number.value > LAST_OF_CLOCK && isBeforeDate(tokens, number.next);
  return at > start || isOnWeekday || isOfMonth || isOpen ? number : undefined;
}

function isDigits(tokens: Tokens, at: number): boolean {
  return /^\d{1,2}$/.test(wordAt(tokens, at));
}

/** "5pm", "20 minutes", "5km"; "the 15-18" are days. */
function goesOn(tokens: Tokens, next: number): boolean {
  const word = wordAt(tokens, next);
  return (
    (isTight(tokens, next) && word !== "-") ||
    unitAt(tokens, next) !== undefined ||
    isClockWord(word)
  );
}

/** "(Friday) the", "(Friday),". */
export function isBehindWeekday(tokens: Tokens, at: number): boolean {
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

/** "(August 27 to) 29": a day of the month that was said; "(1 August to) 30 September" says its own. */
export function readLateDay(tokens: Tokens, at: number, from: Day | undefined): Read<Day> {
  const number = isDigits(tokens, at) ? readBelowHundred(tokens, at) : undefined;
  const isLate = number !== undefined && number.value > LAST_OF_CLOCK && number.value <= MOST_DAYS;
  if (from?.kind !== "date" || from.month === undefined || !isLate) return undefined;
  if (unitAt(tokens, number.next) || from.day >= number.value) return undefined;
  if (readDayThenMonth(tokens, at)) return undefined;
  return { value: { ...from, day: number.value }, next: number.next };
}

function isWeekday(word: string): boolean {
  return WEEKDAYS.has(word) || SHORT_WEEKDAYS.has(word);
}
