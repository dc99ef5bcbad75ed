import { DateTime } from "luxon";
import { readFraction } from "../../../numbers/lengths/read-share-of.ts";
import { readZone } from "../../clock/zones/read-zone.ts";
import { MONTHS, SHORT_MONTHS } from "../../vocabulary.ts";
import { orderOf } from "../../held-by.ts";
import type { DateOrder } from "../../held-by.ts";
import { fullYear } from "./read-year.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { isTight } from "../../clock/read-tight.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import type { ClockTime, Day } from "../../../../../types/time/phrase.ts";

export type DateWeakness = "rank" | "slash" | "dotted" | "verb-month";
export type ReadDate = {
  readonly day?: Day;
  readonly clock?: ClockTime;
  readonly zone?: string;
  readonly instant?: number;
  readonly weakness?: DateWeakness;
};

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[t ](\d{2}):(\d{2})[^z+-]*(z|[+-].*)?)?$/;
/** "20260611" */
const ISO_BASIC = /^(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const NUMERIC = /^(\d{1,2})([/.])(\d{1,2})(?:\2(\d{2}|\d{4}))?$/;

/** "2026-03-03", "2026-03-03T17:00", with an offset an instant. */
export function readIso(tokens: Tokens, at: number): Read<ReadDate> {
  const word = wordAt(tokens, at);
  const match = ISO.exec(word) ?? ISO_BASIC.exec(word);
  if (!match) return undefined;
  const [year, month, day, hour, minute] = match.slice(1, 6).map(Number);
  if (match[6]) return readIsoInstant(word.toUpperCase(), at + 1);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date: ReadDate = { day: { kind: "date", day, month, year } };
  // Eight digits may number anything.
  const value: ReadDate = ISO_BASIC.test(word) ? { ...date, weakness: "slash" } : date;
  if (match[4] === undefined || hour === undefined || minute === undefined) {
    return { value, next: at + 1 };
  }
  if (hour > 23 || minute > 59) return undefined;
  const clock = readFace(tokens, at + 1, { hour, minute });
  return { value: { ...value, ...clock.value }, next: clock.next };
}

/** "(2026-03-03 12:30) pm", "(2026-03-03 12:30) PDT". */
function readFace(
  tokens: Tokens,
  at: number,
  { hour, minute }: { readonly hour: number; readonly minute: number },
): NonNullable<Read<Pick<ReadDate, "clock" | "zone">>> {
  const half = HALVES.get(wordAt(tokens, at));
  const face = { kind: "clock", hour, minute, isExact: true } as const;
  const isHalved = half !== undefined && hour >= 1 && hour <= LAST_HALF_HOUR;
  const clock = isHalved ? { ...face, isExact: false, meridiem: half } : face;
  const next = isHalved ? at + 1 : at;
  const zone = readZone(tokens, next);
  return zone
    ? { value: { clock, zone: zone.value }, next: zone.next }
    : { value: { clock }, next };
}

const LAST_HALF_HOUR = 12;

const HALVES: ReadonlyMap<string, "am" | "pm"> = new Map([
  ["am", "am"],
  ["pm", "pm"],
]);

function readIsoInstant(iso: string, next: number): Read<ReadDate> {
  const instant = DateTime.fromISO(iso.replace(" ", "T"));
  return instant.isValid ? { value: { instant: instant.toMillis() }, next } : undefined;
}

/** "3/5", "3/5/26", "3.5.2026"; "5.30" is a time. */
export function readNumeric(tokens: Tokens, at: number): Read<ReadDate> {
  const order = orderOf(tokens);
  const dashed = readDashed(tokens, at, order) ?? readYearFirst(tokens, at);
  if (dashed) return dashed;
  const match = NUMERIC.exec(wordAt(tokens, at)) ?? NUMERIC.exec(spacedDate(tokens, at));
  if (!match || readFraction(tokens, at)) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (match[2] === "." && match[4] === undefined)
    return readDotted(tokens, at, { first, second, order });
  const year = readFigures(tokens, NUMERIC.test(wordAt(tokens, at)) ? at + 1 : at + 3, match[4]);
  const date = { kind: "date", ...ordered(first, second, order), ...year.value } as const;
  return year.value.year === undefined
    ? { value: { day: date, weakness: "slash" }, next: year.next }
    : { value: { day: date }, next: year.next };
}

/** The year of a date in figures: in it ("3/5/26"), or behind it ("6/6, 2027"). */
function readFigures(
  tokens: Tokens,
  at: number,
  written: string | undefined,
): NonNullable<Read<{ readonly year?: number }>> {
  if (written !== undefined) return { value: { year: fullYear(written) }, next: at };
  const isBehind = wordAt(tokens, at) === "," && YEAR_FIRST.test(wordAt(tokens, at + 1));
  return isBehind
    ? { value: { year: Number(wordAt(tokens, at + 1)) }, next: at + 2 }
    : { value: {}, next: at };
}

type Dotted = { readonly first: number; readonly second: number; readonly order: DateOrder };

/** "12.5.", "the 8.5": a stop behind it is of those who put the day first; "5.30" is a time. */
function readDotted(tokens: Tokens, at: number, { first, second, order }: Dotted): Read<ReadDate> {
  const hasStop = wordAt(tokens, at + 1) === "." && isTight(tokens, at + 1);
  const isStopped = hasStop && (tokens[at + 2] !== undefined || isBehindStopped(tokens, at));
  const { day, month } = ordered(first, second, isStopped ? "day-first" : order);
  const isClock = /\d\.\d{2}$/.test(wordAt(tokens, at)) && !isStopped;
  if (isClock || month < 1 || month > LAST_MONTH || day < 1 || unitAt(tokens, at + 1))
    return undefined;
  const date = { kind: "date", day, month } as const;
  return { value: { day: date, weakness: "dotted" }, next: isStopped ? at + 2 : at + 1 };
}

/** "(13.7. -) 15.7." */
function isBehindStopped(tokens: Tokens, at: number): boolean {
  return (
    ["-", "to", "until", "till"].includes(wordAt(tokens, at - 1)) && wordAt(tokens, at - 2) === "."
  );
}

/** "2027/05/06". */
function readYearFirst(tokens: Tokens, at: number): Read<ReadDate> {
  const isSlash = wordAt(tokens, at + 1) === "/";
  const isWritten = isSlash && isTight(tokens, at + 1) && isTight(tokens, at + 2);
  const year = wordAt(tokens, at);
  if (!isWritten || !YEAR_FIRST.test(year)) return undefined;
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(wordAt(tokens, at + 2)) ?? [];
  if (!day) return undefined;
  const date = {
    kind: "date",
    day: Number(day),
    month: Number(month),
    year: Number(year),
  } as const;
  return { value: { day: date }, next: at + 3 };
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

/** "3-5-2026", "2026-3-5", and "5-14" where it can't be hours. */
function readDashed(tokens: Tokens, at: number, order: DateOrder): Read<ReadDate> {
  const parts = dashedParts(tokens, at);
  const [first, second, third] = parts.map(Number);
  if (first === undefined || second === undefined) return undefined;
  const next = at + parts.length * 2 - 1;
  // "12-16 Sept" are days of that month.
  const isOfMonth = MONTHS.has(wordAt(tokens, next)) || SHORT_MONTHS.has(wordAt(tokens, next));
  if (third === undefined)
    return isOfMonth ? undefined : readDashedDay({ first, second, next }, order);
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
  if (wordAt(tokens, at + 1) !== "-") return [];
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

/** "2026-10", "10/2026", "10-2026": a month in figures. */
export function readWrittenMonth(
  tokens: Tokens,
  at: number,
): Read<{ readonly month: number; readonly year: number }> {
  const [first, mark, second] = [
    wordAt(tokens, at),
    wordAt(tokens, at + 1),
    wordAt(tokens, at + 2),
  ];
  const isWritten = isTight(tokens, at + 1) && isTight(tokens, at + 2) && !isTight(tokens, at + 3);
  const isYearFirst = YEAR_FIRST.test(first) && (mark === "-" || mark === "/");
  const isYearLast = YEAR_FIRST.test(second) && (mark === "/" || mark === "-");
  if (!isWritten || isYearFirst === isYearLast) return undefined;
  const [year, month] = isYearFirst ? [first, second] : [second, first];
  const isMonth = Number(month) >= 1 && Number(month) <= LAST_MONTH;
  return isMonth
    ? { value: { month: Number(month), year: Number(year) }, next: at + 3 }
    : undefined;
}
