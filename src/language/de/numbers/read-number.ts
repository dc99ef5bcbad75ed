import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import { ARTICLES } from "./vocabulary.ts";
import { rankOf, valueOf } from "./word-value.ts";

const DIGITS = /^\d+(?:\.\d+)?$/;
const ORDINAL_DIGITS = /^(\d{1,3})(?:sten?|ster|te[nrs]?)$/;
const MILLIONS: ReadonlySet<string> = new Set(["million", "millionen"]);
const A_COUPLE = 2;
const A_DOZEN = 12;

/** A number in digits or words: "45", "fünfundvierzig", "2,5", "anderthalb", "zwei Millionen", "ein Dutzend". */
export function readNumber(tokens: Tokens, at: number): Read<number> {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const dozen = readDozen(tokens, at);
  if (dozen) return dozen;
  if (word === "ein" && next === "paar") return { value: A_COUPLE, next: at + 2 };
  const value = plainValue(tokens, at);
  if (value === undefined) {
    return ARTICLES.has(word) && MILLIONS.has(next) ? { value: 1e6, next: at + 2 } : undefined;
  }
  if (MILLIONS.has(next)) return { value: value * 1e6, next: at + 2 };
  // "Zwei einhalb Stunden".
  if (next === "einhalb" && Number.isInteger(value)) return { value: value + 0.5, next: at + 2 };
  return readDecimals(tokens, { value, next: at + 1 }) ?? { value, next: at + 1 };
}

/** "Ein Dutzend", "ein halbes Dutzend". */
function readDozen(tokens: Tokens, start: number): Read<number> {
  const at = ARTICLES.has(wordAt(tokens, start)) ? start + 1 : start;
  const isHalf = /^halbe[ns]?$/.test(wordAt(tokens, at));
  const place = isHalf ? at + 1 : at;
  if (wordAt(tokens, place) !== "dutzend") return undefined;
  return { value: isHalf ? A_DOZEN / 2 : A_DOZEN, next: place + 1 };
}

/** A number of things or units, of which "eine" is one: "eine Stunde", "zwei Stunden". */
export function readAmount(tokens: Tokens, at: number): Read<number> {
  const number = readNumber(tokens, at);
  if (number) return number;
  return ARTICLES.has(wordAt(tokens, at)) ? { value: 1, next: at + 1 } : undefined;
}

/** A whole number below a hundred, as times and days need; "ein Uhr" is one. */
export function readBelowHundred(tokens: Tokens, at: number): Read<number> {
  const word = wordAt(tokens, at);
  if (/^\d{1,2}$/.test(word)) return { value: Number(word), next: at + 1 };
  const value = tokens[at]?.kind === "word" ? valueOf(word) : undefined;
  const isSmall = value !== undefined && value < 100 && Number.isInteger(value);
  return isSmall ? { value, next: at + 1 } : undefined;
}

/** A rank: "3.", "3ten", "dritte", "einundzwanzigsten". The stop has to stand right behind the digits. */
export function readOrdinal(tokens: Tokens, at: number): Read<number> {
  const word = wordAt(tokens, at);
  const digits = ORDINAL_DIGITS.exec(word)?.[1];
  if (digits) return { value: Number(digits), next: at + 1 };
  const [number, stop] = [tokens[at], tokens[at + 1]];
  if (/^\d{1,3}$/.test(word) && stop?.word === "." && number?.end === stop.start) {
    return { value: Number(word), next: at + 2 };
  }
  const value = number?.kind === "word" ? rankOf(word) : undefined;
  return value === undefined ? undefined : { value, next: at + 1 };
}

function plainValue(tokens: Tokens, at: number): number | undefined {
  const word = wordAt(tokens, at);
  if (DIGITS.test(word)) return Number(word);
  return tokens[at]?.kind === "word" ? valueOf(word) : undefined;
}

/** "Zwei Komma fünf". */
function readDecimals(tokens: Tokens, whole: NonNullable<Read<number>>): Read<number> {
  if (wordAt(tokens, whole.next) !== "komma" || !Number.isInteger(whole.value)) return undefined;
  let [digits, next] = ["", whole.next + 1];
  for (; digits.length < 9; next += 1) {
    const digit = readBelowHundred(tokens, next)?.value;
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
  }
  return digits === "" ? undefined : { value: Number(`${whole.value}.${digits}`), next };
}
