import { DateTime } from "luxon";
import { readFraction } from "../../numbers/read-duration.ts";
import { isTight } from "../clock/read-tight.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { ClockTime, Day } from "../../../../types/time/phrase.ts";

export type DateOrder = "day-first" | "month-first";
export type DateWeakness = "rank" | "slash" | "verb-month";
export type ReadDate = {
  readonly day?: Day;
  readonly clock?: ClockTime;
  readonly instant?: number;
  readonly weakness?: DateWeakness;
};

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[t ](\d{2}):(\d{2})[^z+-]*(z|[+-].*)?)?$/;
const NUMERIC = /^(\d{1,2})([/.])(\d{1,2})(?:\2(\d{2}|\d{4}))?$/;

/** "2026-03-03", "2026-03-03T17:00", with an offset an instant. */
export function readIso(tokens: Tokens, at: number): Read<ReadDate> {
  const word = wordAt(tokens, at);
  const match = ISO.exec(word);
  if (!match) return undefined;
  const [year, month, day, hour, minute] = match.slice(1, 6).map(Number);
  if (match[6]) return readIsoInstant(word.toUpperCase(), at + 1);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const value: ReadDate = { day: { kind: "date", day, month, year } };
  if (match[4] === undefined || hour === undefined || minute === undefined) {
    return { value, next: at + 1 };
  }
  if (hour > 23 || minute > 59) return undefined;
  return {
    value: { ...value, clock: { kind: "clock", hour, minute, isExact: true } },
    next: at + 1,
  };
}

function readIsoInstant(iso: string, next: number): Read<ReadDate> {
  const instant = DateTime.fromISO(iso.replace(" ", "T"));
  return instant.isValid ? { value: { instant: instant.toMillis() }, next } : undefined;
}

/** "3/5", "3/5/26", "3.5.2026"; "5.30" is a time. */
export function readNumeric(tokens: Tokens, at: number, order: DateOrder): Read<ReadDate> {
  const dashed = readDashed(tokens, at, order);
  if (dashed) return dashed;
  const match = NUMERIC.exec(wordAt(tokens, at)) ?? NUMERIC.exec(spacedDate(tokens, at));
  // "5.30" is a time; only slashes, and dots with a year, make a date.
  if (!match || (match[2] === "." && match[4] === undefined)) return undefined;
  if (readFraction(tokens, at)) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const { day, month } = ordered(first, second, order);
  const year = match[4] === undefined ? undefined : fullYear(match[4]);
  const date: Day = { kind: "date", day, month, ...(year === undefined ? {} : { year }) };
  const next = NUMERIC.test(wordAt(tokens, at)) ? at + 1 : at + 3;
  return { value: year ? { day: date } : { day: date, weakness: "slash" }, next };
}

/** "3 / 5": a date with spaces in it. */
function spacedDate(tokens: Tokens, at: number): string {
  const isSpaced =
    wordAt(tokens, at + 1) === "/" && !isTight(tokens, at + 1) && !isTight(tokens, at + 2);
  return isSpaced ? [0, 1, 2].map((step) => wordAt(tokens, at + step)).join("") : "";
}

function ordered(
  first: number,
  second: number,
  order: DateOrder,
): { readonly day: number; readonly month: number } {
  const isDayFirst = second > 12 ? false : first > 12 || order === "day-first";
  return isDayFirst ? { day: first, month: second } : { day: second, month: first };
}

/** Two digits are of this century, from 50 on of the last. */
export function fullYear(written: string): number {
  const year = Number(written);
  if (written.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** "3-5-2026", "2026-3-5", and "5-14" where it can't be hours. */
function readDashed(tokens: Tokens, at: number, order: DateOrder): Read<ReadDate> {
  const parts = dashedParts(tokens, at);
  const [first, second, third] = parts.map(Number);
  if (first === undefined || second === undefined) return undefined;
  const next = at + parts.length * 2 - 1;
  if (third === undefined) return readDashedDay({ first, second, next }, order);
  if ((parts[0] ?? "").length === 4) {
    return { value: { day: { kind: "date", day: third, month: second, year: first } }, next };
  }
  const year = fullYear(parts[2] ?? "");
  return { value: { day: { kind: "date", ...ordered(first, second, order), year } }, next };
}

const LAST_MONTH = 12;

/** A day and a month where they stand in the order of the place; else they may be hours. */
function readDashedDay(
  said: { readonly first: number; readonly second: number; readonly next: number },
  order: DateOrder,
): Read<ReadDate> {
  const { first, second, next } = said;
  const [day, month] = order === "day-first" ? [first, second] : [second, first];
  if (day <= LAST_MONTH || month > LAST_MONTH || month < 1) return undefined;
  return { value: { day: { kind: "date", day, month }, weakness: "slash" }, next };
}

const DASHED: readonly RegExp[] = [/^(?:\d{1,2}|\d{4})$/, /^\d{1,2}$/, /^(?:\d{1,2}|\d{4})$/];

/** Two or three numbers with dashes between them, and no space. */
function dashedParts(tokens: Tokens, at: number): readonly string[] {
  const parts: string[] = [];
  for (const [index, form] of DASHED.entries()) {
    const place = at + index * 2;
    const isLinked =
      index === 0 || (wordAt(tokens, place - 1) === "-" && isTight(tokens, place - 1));
    const isNext = index === 0 || isTight(tokens, place);
    if (!isLinked || !isNext || !form.test(wordAt(tokens, place))) break;
    parts.push(wordAt(tokens, place));
  }
  const isYearAlone = parts.length === 2 && (parts[0] ?? "").length === 4;
  return parts.length < 2 || isYearAlone || isTight(tokens, at + parts.length * 2 - 1) ? [] : parts;
}

const YEAR_FIRST = /^(?:19|20|21)\d{2}$/;

/** "2026-10", "10/2026": a month in figures. */
export function readWrittenMonth(
  tokens: Tokens,
  at: number,
): Read<{ readonly month: number; readonly year: number }> {
  const [first = "", mark = "", second = ""] = [0, 1, 2].map((step) => wordAt(tokens, at + step));
  const isWritten = isTight(tokens, at + 1) && isTight(tokens, at + 2) && !isTight(tokens, at + 3);
  const isYearFirst = YEAR_FIRST.test(first) && (mark === "-" || mark === "/");
  const isYearLast = YEAR_FIRST.test(second) && mark === "/";
  if (!isWritten || isYearFirst === isYearLast) return undefined;
  const [year, month] = isYearFirst ? [first, second] : [second, first];
  const isMonth = Number(month) >= 1 && Number(month) <= LAST_MONTH;
  return isMonth
    ? { value: { month: Number(month), year: Number(year) }, next: at + 3 }
    : undefined;
}
