import { readBelowHundred } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Period } from "../../../../types/time/phrase.ts";
import { isTight } from "../clock/read-tight.ts";
import { fullYear } from "../day/date/read-year.ts";
import { readWhole } from "./read-whole.ts";
import type { ReadPeriodAt } from "./read-whole.ts";
import { after } from "../vocabulary.ts";

type ReadQuarter = { readonly period: Period };

const MOST_QUARTERS = 4;

/** "Q3", "q1 2027". */
export function readShortQuarter(
  tokens: Tokens,
  at: number,
  readPeriodAt: ReadPeriodAt,
): Read<ReadQuarter> {
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
function readThisQuarter(tokens: Tokens, at: number): Read<ReadQuarter> {
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
export function readShortHalf(
  tokens: Tokens,
  at: number,
  readPeriodAt: ReadPeriodAt,
): Read<ReadQuarter> {
  const number = [at + 1, at].find((one) => /^[12]$/.test(wordAt(tokens, one)));
  const half = wordAt(tokens, number ?? at) === "1" ? 1 : 2;
  const isShort = number !== undefined && wordAt(tokens, number === at ? at + 1 : at) === "h";
  if (!isShort || !isTight(tokens, at + 1) || tokens[at - 1]?.kind === "number") return undefined;
  const whole = readWhole(tokens, at + 2, readPeriodAt);
  // "2h" alone is a length of time.
  if (number === at && !whole) return undefined;
  const of = whole?.value ?? ({ kind: "unit", unit: "year", shift: 0 } as const);
  return { value: { period: halfOf(half, of) }, next: whole?.next ?? at + 2 };
}

/** "(The third) quarter (of 2027)"; the last one only of what is told. */
export function quarter(
  nth: number,
  whole: NonNullable<Read<Period | undefined>>,
): Read<ReadQuarter> {
  const { value: of, next } = whole;
  // "The last quarter" alone is the one before this.
  if (Math.abs(nth) > MOST_QUARTERS || (nth < 0 && !of)) return undefined;
  const period = { kind: "nth", nth, unit: "quarter" } as const;
  return { value: { period: of ? { ...period, of } : period }, next };
}

/** "The first half (of May)". */
export function halfOf(nth: 1 | 2, of: Period): Period {
  return { kind: "share", nth, parts: 2, of };
}

/** "2027Q3", "27q3", "2027 Q3", "2027-Q3". */
function yearBefore(tokens: Tokens, at: number): Read<ReadQuarter> {
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
