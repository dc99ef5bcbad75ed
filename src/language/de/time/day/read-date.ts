import { DateTime } from "luxon";
import type { Day } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readOrdinal } from "../../numbers/read-number.ts";
import { after, afterArticle, MONTHS, SHORT_MONTHS, WEEKDAYS } from "../vocabulary.ts";
import { readWhich } from "./read-day.ts";

/** A rank alone; day and month in digits without the stop behind. */
export type DateWeakness = "rank" | "digits";
export type ReadDate = {
  readonly day?: Day;
  readonly instant?: number;
  readonly clock?: {
    readonly kind: "clock";
    readonly hour: number;
    readonly minute: number;
    readonly isExact: true;
  };
  readonly weakness?: DateWeakness;
};

const FULL = /^(\d{1,2})[./](\d{1,2})[./](\d{2}|\d{4})$/;
const SHORT = /^(\d{1,2})[./](\d{1,2})$/;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const THIS_CENTURY = 2_000;

/** A date by number: "am 3.", "3. März 2027", "3.4.", "03.04.2026", ISO, "der letzte Freitag im Mai". */
export function readDate(tokens: Tokens, at: number): Read<ReadDate> {
  return (
    readIso(tokens, at) ??
    readDigits(tokens, at) ??
    readNthWeekday(tokens, at) ??
    readNthDay(tokens, at) ??
    readWhichDate(tokens, at) ??
    readRank(tokens, at)
  );
}

/** "Nächsten 1. April", "am letzten 4. Juli". */
function readWhichDate(tokens: Tokens, start: number): Read<ReadDate> {
  const at = afterArticle(tokens, start);
  const which = readWhich(tokens, at);
  const date = which && (readDigits(tokens, which.next) ?? readRank(tokens, which.next));
  const day = date?.value.day;
  const isOpen = day?.kind === "date" && day.month !== undefined && day.year === undefined;
  return isOpen && which && date
    ? { value: { day: { ...day, which: which.value } }, next: date.next }
    : undefined;
}

/** The month a word names, short forms too. */
export function monthAt(tokens: Tokens, at: number): number | undefined {
  return MONTHS.get(wordAt(tokens, at)) ?? SHORT_MONTHS.get(wordAt(tokens, at));
}

function readIso(tokens: Tokens, at: number): Read<ReadDate> {
  const raw = tokens[at]?.raw ?? "";
  const match = ISO.exec(raw);
  if (!match) return undefined;
  if (match[6] !== undefined) {
    const instant = DateTime.fromISO(raw.replace(" ", "T")).toMillis();
    return Number.isNaN(instant) ? undefined : { value: { instant }, next: at + 1 };
  }
  const [year, month, day] = match.slice(1, 4).map(Number);
  const date = { kind: "date", day: day ?? 0, month: month ?? 0, year: year ?? 0 } as const;
  if (match[4] === undefined) return { value: { day: date }, next: at + 1 };
  const [hour, minute] = [Number(match[4]), Number(match[5])];
  return {
    value: { day: date, clock: { kind: "clock", hour, minute, isExact: true } },
    next: at + 1,
  };
}

/** "03.04.2026", "3.4.26", "3.4.", "3.4"; the month is always second. */
function readDigits(tokens: Tokens, at: number): Read<ReadDate> {
  const raw = tokens[at]?.raw ?? "";
  const full = FULL.exec(raw);
  const short = full ? undefined : SHORT.exec(raw);
  const [, day = "", month = ""] = full ?? short ?? [];
  if (!isDate(Number(day), Number(month))) return undefined;
  const date = { kind: "date", day: Number(day), month: Number(month) } as const;
  if (full) {
    const year = Number(full[3]);
    const whole = full[3]?.length === 2 ? THIS_CENTURY + year : year;
    return { value: { day: { ...date, year: whole } }, next: at + 1 };
  }
  const stop = hasStop(tokens, at) ? at + 2 : undefined;
  if (stop === undefined) return { value: { day: date, weakness: "digits" }, next: at + 1 };
  // "14.30." ends a sentence with a time, "3.4." is nothing but a date.
  return { value: { day: date }, next: stop };
}

function isDate(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

function hasStop(tokens: Tokens, at: number): boolean {
  const [number, stop] = [tokens[at], tokens[at + 1]];
  return stop?.word === "." && number?.end === stop.start;
}

/** "Der erste Montag im März", "am letzten Freitag im nächsten Monat", "der zweite Dienstag des Monats". */
function readNthWeekday(tokens: Tokens, start: number): Read<ReadDate> {
  const at = afterArticle(tokens, start);
  const isLast = /^letzte[nrs]?$/.test(wordAt(tokens, at));
  const nth = isLast ? { value: -1, next: at + 1 } : readOrdinal(tokens, at);
  const weekday = nth && WEEKDAYS.get(wordAt(tokens, nth.next));
  const month = nth && readOfMonth(tokens, nth.next + 1);
  if (!nth || nth.value > 5 || weekday === undefined || !month) return undefined;
  return {
    value: { day: { kind: "nth-weekday", nth: nth.value, weekday, ...month.value } },
    next: month.next,
  };
}

const WORKDAYS = [1, 2, 3, 4, 5];
const WORKDAY = /^(?:werktag|arbeitstag)e?s?$/;
const DAY = /^tage?s?$/;

/** "Erster", "letzter", "vorletzter" Tag: negative from the end. */
export function readPlaceOfDay(tokens: Tokens, at: number): Read<number> {
  const word = wordAt(tokens, at);
  if (/^letzte[nmrs]?$/.test(word)) return { value: -1, next: at + 1 };
  if (/^vorletzte[nmrs]?$/.test(word)) return { value: -2, next: at + 1 };
  return readOrdinal(tokens, at);
}

export function isWorkday(tokens: Tokens, at: number): boolean {
  return WORKDAY.test(wordAt(tokens, at));
}

/** "Am letzten Werktag des Monats", "der vorletzte Tag im März". */
function readNthDay(tokens: Tokens, start: number): Read<ReadDate> {
  const nth = readPlaceOfDay(tokens, afterArticle(tokens, start));
  const isWork = nth !== undefined && isWorkday(tokens, nth.next);
  if (!nth || (!isWork && !DAY.test(wordAt(tokens, nth.next)))) return undefined;
  const some = readOfMonth(tokens, nth.next + 1);
  if (!some) return undefined;
  const { month, monthShift = 0 } = some.value;
  const of =
    month === undefined
      ? ({ kind: "unit", unit: "month", shift: monthShift } as const)
      : ({ kind: "month", month, which: "bare" } as const);
  const day = { kind: "nth-day", nth: nth.value, of } as const;
  return { value: { day: isWork ? { ...day, weekdays: WORKDAYS } : day }, next: some.next };
}

/** "Der 3. März", "dritter März 2027", "der 3. des nächsten Monats", "am 3.". */
function readRank(tokens: Tokens, start: number): Read<ReadDate> {
  const at = afterArticle(tokens, start);
  const rank = readOrdinal(tokens, at) ?? readBareDay(tokens, at);
  if (!rank || rank.value < 1 || rank.value > 31) return undefined;
  const month = monthAt(tokens, rank.next);
  if (month !== undefined) {
    const stop = after(tokens, rank.next + 1, ["."]);
    const isShort = SHORT_MONTHS.has(wordAt(tokens, rank.next));
    const next = isShort && stop !== undefined ? stop : rank.next + 1;
    return withYear(tokens, next, { kind: "date", day: rank.value, month });
  }
  const some = readOfMonth(tokens, rank.next);
  const day = { kind: "date", day: rank.value } as const;
  if (some) return { value: { day: { ...day, ...some.value } }, next: some.next };
  return { value: { day, weakness: "rank" }, next: rank.next };
}

/** "3 März", as it is heard without its stop. */
function readBareDay(tokens: Tokens, at: number): Read<number> {
  const isDay = /^\d{1,2}$/.test(wordAt(tokens, at)) && monthAt(tokens, at + 1) !== undefined;
  return isDay ? { value: Number(wordAt(tokens, at)), next: at + 1 } : undefined;
}

type SomeMonth = { readonly month?: number; readonly monthShift?: number };

/** "Im März", "des Monats", "im nächsten Monat", "nächsten Monats". */
function readOfMonth(tokens: Tokens, start: number): Read<SomeMonth> {
  const at = after(tokens, start, ["im", "des", "vom", "in diesem"]) ?? start;
  const named = at === start ? undefined : monthAt(tokens, at);
  if (named !== undefined) return { value: { month: named }, next: at + 1 };
  const isMonth = (place: number): boolean => /^monate?s?$/.test(wordAt(tokens, place));
  if (at > start && isMonth(at)) return { value: {}, next: at + 1 };
  const which = readWhich(tokens, at);
  if (!which || !isMonth(which.next)) return undefined;
  const monthShift = which.value === "last" ? -1 : which.value === "this" ? 0 : 1;
  return { value: { monthShift }, next: which.next + 1 };
}

function withYear(
  tokens: Tokens,
  at: number,
  date: Extract<Day, { kind: "date" }>,
): Read<ReadDate> {
  const isShort = /^['’‘]$/.test(wordAt(tokens, at)) && tokens[at]?.end === tokens[at + 1]?.start;
  const short = isShort ? /^\d{2}$/.exec(wordAt(tokens, at + 1))?.[0] : undefined;
  if (short !== undefined)
    return { value: { day: { ...date, year: THIS_CENTURY + Number(short) } }, next: at + 2 };
  const year = /^(?:19|20)\d{2}$/.exec(wordAt(tokens, at))?.[0];
  if (year === undefined) return { value: { day: date }, next: at };
  return { value: { day: { ...date, year: Number(year) } }, next: at + 1 };
}
