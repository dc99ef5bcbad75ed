import { DateTime } from "luxon";
import { readFraction } from "../../numbers/read-duration.ts";
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
  const match = NUMERIC.exec(wordAt(tokens, at));
  // "5.30" is a time; only slashes, and dots with a year, make a date.
  if (!match || (match[2] === "." && match[4] === undefined)) return undefined;
  if (readFraction(tokens, at)) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const isDayFirst = second > 12 ? false : first > 12 || order === "day-first";
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const written = match[4] === undefined ? undefined : Number(match[4]);
  const year = written !== undefined && written < 100 ? 2000 + written : written;
  const date: Day = { kind: "date", day, month, ...(year === undefined ? {} : { year }) };
  return { value: year ? { day: date } : { day: date, weakness: "slash" }, next: at + 1 };
}
