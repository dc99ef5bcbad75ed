import { readNumber } from "../read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

const WRITTEN = /^([1-3])\/([2-4])$/;
const COUNTS: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["1", 1],
  ["two", 2],
  ["2", 2],
  ["three", 3],
  ["3", 3],
  ["four", 4],
  ["4", 4],
  ["five", 5],
  ["5", 5],
]);
const SHARES: ReadonlyMap<string, number> = new Map([
  ["half", 0.5],
  ["halves", 0.5],
  ["third", 1 / 3],
  ["thirds", 1 / 3],
  ["quarter", 0.25],
  ["quarters", 0.25],
  ["fourth", 1 / 4],
  ["fourths", 1 / 4],
  ["fifth", 1 / 5],
  ["fifths", 1 / 5],
  ["sixth", 1 / 6],
  ["sixths", 1 / 6],
  ["eighth", 1 / 8],
  ["eighths", 1 / 8],
  ["tenth", 1 / 10],
  ["tenths", 1 / 10],
  ["twelfth", 1 / 12],
  ["twelfths", 1 / 12],
]);
const ADDING: ReadonlySet<string> = new Set(["and", "&", "+", "plus"]);
/** Ranks too: a share only as "a fifth of an hour", "an hour and a fourth". */
const RANKS: ReadonlySet<string> = new Set("fourth fifth sixth eighth tenth twelfth".split(" "));

/** "Two and a quarter", "five and half", "1 and a 1/2", "one and three quarters": a number with a share of one. */
export function readMixed(tokens: Tokens, at: number): Read<number> {
  const whole = readNumber(tokens, at);
  if (!whole || !Number.isInteger(whole.value)) return undefined;
  // "1-1/2" and "1-and-a-half" are written too.
  const rest = wordAt(tokens, whole.next) === "-" ? whole.next + 1 : whole.next;
  const share = readAndShare(tokens, rest) ?? readWritten(tokens, rest);
  return share && { value: whole.value + share.value, next: share.next };
}

/** What "and" is heard as before a share: "an hour an a half", "two n a half". */
const HEARD: ReadonlySet<string> = new Set(["an", "n"]);

/** "And a half", "and a quarter", "and three quarters", "and 1/2". */
export function readAndShare(tokens: Tokens, at: number): Read<number> {
  // "An hour, and a half".
  const place = wordAt(tokens, at) === "," && wordAt(tokens, at + 1) === "and" ? at + 1 : at;
  const word = wordAt(tokens, place);
  return ADDING.has(word) || HEARD.has(word) ? readPart(tokens, place + 1) : undefined;
}

/** Less than one: "half", "a quarter", "three quarters", "two thirds", "1/2". */
export function readPart(tokens: Tokens, at: number): Read<number> {
  const count = COUNTS.get(wordAt(tokens, at));
  const place = count === undefined ? at : at + 1;
  const isArticle = ["a", "an"].includes(wordAt(tokens, at));
  const written = readWritten(tokens, isArticle ? place : at);
  if (written) return written;
  const share = SHARES.get(wordAt(tokens, place));
  const value = (count ?? 1) * (share ?? 1);
  const isAdded = ADDING.has(wordAt(tokens, at - 1));
  const isShare = count !== undefined && (isAdded || wordAt(tokens, place + 1) === "of");
  if (RANKS.has(wordAt(tokens, place)) && !isShare) return undefined;
  return share !== undefined && value < 1 ? { value, next: place + 1 } : undefined;
}

/** Whole shares: "six quarters", "three halves". */
export function readShares(tokens: Tokens, at: number): Read<number> {
  const number = readNumber(tokens, at);
  const share = number && SHARES.get(wordAt(tokens, number.next));
  const isOf = number !== undefined && wordAt(tokens, number.next + 1) === "of";
  return number && share !== undefined && isOf && wordAt(tokens, number.next).endsWith("s")
    ? { value: number.value * share, next: number.next + 1 }
    : undefined;
}

/** "1/2", also behind a whole: "1 1/2". */
function readWritten(tokens: Tokens, at: number): Read<number> {
  const [, over, under] = WRITTEN.exec(wordAt(tokens, at)) ?? [];
  const value = Number(over) / Number(under);
  return value < 1 ? { value, next: at + 1 } : undefined;
}
