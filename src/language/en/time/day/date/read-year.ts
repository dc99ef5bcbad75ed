import { readDuration } from "../../../numbers/lengths/read-duration.ts";
import { readBelowHundred } from "../../../numbers/read-number.ts";
import { readMinutesAround } from "../../clock/read-minutes-around.ts";
import { wordAt } from "../../../../tokens.ts";
import { after } from "../../vocabulary.ts";
import type { Read, Tokens } from "../../../../tokens.ts";

const ERA = ["ad", "a d", "ce", "a . d .", "a . d", "c . e .", "c . e"];
const BEFORE_ERA = ["bc", "bce", "b c", "b . c . e .", "b . c .", "b . c"];
const WRITTEN = /^(?:19|20|21)\d{2}$/;

/** A year of 1900 to 2199: "2027", "twenty twenty seven", "two thousand and five". */
export function readYear(tokens: Tokens, at: number): Read<number> {
  const word = wordAt(tokens, at);
  // "At nineteen thirty", "at 2030" is a time of day.
  if (wordAt(tokens, at - 1) === "at") return undefined;
  if (WRITTEN.test(word))
    return { value: Number(word), next: after(tokens, at + 1, ERA) ?? at + 1 };
  const ofEra = readYearOfEra(tokens, at);
  if (ofEra || tokens[at]?.kind !== "word") return ofEra;
  if (word === "two" && wordAt(tokens, at + 1) === "thousand") return readThousands(tokens, at + 2);
  const century = readBelowHundred(tokens, at);
  if (!century || century.value < 19 || century.value > 21) return undefined;
  const rest = readBelowHundred(tokens, century.next);
  // "twenty five" is a number, "twenty twenty five" a year.
  if (!rest || rest.value < 10) return undefined;
  return { value: century.value * 100 + rest.value, next: rest.next };
}

/** "1066 AD", "44 B.C.", "AD 79"; the year before 1 is 0. */
function readYearOfEra(tokens: Tokens, at: number): Read<number> {
  const led = after(tokens, at, ERA);
  const place = led ?? at;
  const digits = wordAt(tokens, place);
  if (!/^\d{1,4}$/.test(digits) || Number(digits) < 1) return undefined;
  if (led !== undefined) return { value: Number(digits), next: led + 1 };
  const ad = after(tokens, at + 1, ERA);
  if (ad !== undefined) return { value: Number(digits), next: ad };
  const bc = after(tokens, at + 1, BEFORE_ERA);
  return bc === undefined ? undefined : { value: 1 - Number(digits), next: bc };
}

/** Two digits are of this century, from 50 on of the last. */
export function fullYear(written: string): number {
  const year = Number(written);
  if (written.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

export type SaidYear = { readonly year: number } | { readonly yearShift: number };

/** A year behind a date: "2027", ", 2027", "in 2027", "of next year", "in a year". */
export function readSaidYear(tokens: Tokens, at: number): Read<SaidYear> {
  for (const [words, yearShift] of SHIFTS) {
    const next = after(tokens, at, [words]);
    if (next !== undefined) return { value: { yearShift }, next };
  }
  const short =
    readShortYear(tokens, after(tokens, at, [","]) ?? at) ?? readBareShortYear(tokens, at);
  if (short) return short;
  const linked = after(tokens, at, YEAR_LINKS);
  const year = readYear(tokens, linked ?? at) ?? shortYearAt(tokens, linked);
  return year ? { value: { year: year.value }, next: year.next } : readYearsOff(tokens, at);
}

/** "(The 1st of October in the year) '89", "(in) '27". */
function shortYearAt(tokens: Tokens, at: number | undefined): Read<number> {
  const short = at === undefined ? undefined : readShortYear(tokens, at);
  return short && { value: short.value.year, next: short.next };
}

/** "(March) in a year", "(May) in two years", "(Christmas) three years ago". */
function readYearsOff(tokens: Tokens, at: number): Read<SaidYear> {
  const isAhead = wordAt(tokens, at) === "in";
  const length = readDuration(tokens, isAhead ? at + 1 : at);
  const [years, other] = length?.value ?? [];
  if (!length || years?.unit !== "year" || other || !Number.isInteger(years.amount))
    return undefined;
  if (isAhead) return { value: { yearShift: years.amount }, next: length.next };
  const ago = after(tokens, length.next, ["ago"]);
  return ago === undefined ? undefined : { value: { yearShift: -years.amount }, next: ago };
}

const YEAR_LINKS = ["in the year", "of the year", "in year", ", in", ",", "of", "in"];

/** "'27". */
export function readShortYear(tokens: Tokens, at: number): Read<{ readonly year: number }> {
  const [sign, digits] = [tokens[at], tokens[at + 1]];
  const isShort = /^['’‘]$/.test(sign?.word ?? "") && sign?.end === digits?.start;
  return isShort && /^\d{2}$/.test(digits?.word ?? "")
    ? { value: { year: fullYear(digits?.word ?? "") }, next: at + 2 }
    : undefined;
}

/** A number over this is no hour that follows a date. */
const LAST_HOUR = 24;
const BEHIND_YEAR: ReadonlySet<string> = new Set("at from for and to please".split(" "));

/** "6 May 69", "May 6, 69": two figures that are no hour, where nothing is counted by them. */
function readBareShortYear(tokens: Tokens, at: number): Read<{ readonly year: number }> {
  const place = after(tokens, at, [","]) ?? at;
  const digits = wordAt(tokens, place);
  const behind = tokens[place + 1];
  const isLast = behind === undefined || behind.kind === "mark" || BEHIND_YEAR.has(behind.word);
  // "6 May 35 to five" is a time of day.
  const isClock = readMinutesAround(tokens, place) !== undefined;
  const isYear = /^\d{2}$/.test(digits) && Number(digits) > LAST_HOUR && isLast && !isClock;
  return isYear ? { value: { year: fullYear(digits) }, next: place + 1 } : undefined;
}

const SHIFTS: readonly (readonly [words: string, years: number])[] = [
  ["next year", 1],
  ["last year", -1],
  ["this year", 0],
  ["the following year", 1],
  ["the coming year", 1],
  ["the previous year", -1],
].flatMap(([words = "", years = 0]) =>
  ["", "of ", "in ", ", "].map((lead) => [`${lead}${words}`, Number(years)] as const),
);

function readThousands(tokens: Tokens, at: number): Read<number> {
  const place = wordAt(tokens, at) === "and" ? at + 1 : at;
  const rest = readBelowHundred(tokens, place);
  return rest ? { value: 2000 + rest.value, next: rest.next } : { value: 2000, next: at };
}
