import {
  isNumberWord,
  ORDINAL_VALUES,
  SCALE_VALUES,
  SMALL_NUMBERS,
  TENS_VALUES,
  UNIT_VALUES,
} from "./vocabulary.ts";
import { remembered } from "../../remembered.ts";
import { unitAt } from "./lengths/units.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";

const DIGITS = /^\d+(?:\.\d+)?$/;
const ORDINAL_DIGITS = /^(\d{1,3})(?:st|nd|rd|th)$/;

/** A number in digits or words: "45", "forty five", "2.5", "two and a half", "a dozen", "a couple of". */
export const readNumber = remembered(readAnyNumber);

function readAnyNumber(tokens: Tokens, at: number): Read<number> {
  const vague = readVague(tokens, at);
  if (vague) return vague;
  const whole = readScaled(tokens, at);
  if (!whole) return undefined;
  if (wordAt(tokens, whole.next) === "dozen")
    return { value: whole.value * DOZEN, next: whole.next + 1 };
  return readDecimals(tokens, whole) ?? readAndAHalf(tokens, whole) ?? whole;
}

/** A whole number below a hundred, as times and days need: "five thirty" is 5, not 35. */
export function readBelowHundred(tokens: Tokens, at: number): Read<number> {
  const word = wordAt(tokens, at);
  if (/^\d{1,2}$/.test(word)) return { value: Number(word), next: at + 1 };
  const small = UNIT_VALUES.get(word);
  if (small !== undefined) return { value: small, next: at + 1 };
  const tens = TENS_VALUES.get(word);
  if (tens === undefined) return undefined;
  const unit = UNIT_VALUES.get(wordAt(tokens, at + 1)) ?? 0;
  return unit > 0 && unit < 10
    ? { value: tens + unit, next: at + 2 }
    : { value: tens, next: at + 1 };
}

/** A rank: "3rd", "third", "twenty first". */
export const readOrdinal = remembered(readRank);

function readRank(tokens: Tokens, at: number): Read<number> {
  const digits = ORDINAL_DIGITS.exec(wordAt(tokens, at))?.[1];
  if (digits) return { value: Number(digits), next: at + 1 };
  const single = ORDINAL_VALUES.get(wordAt(tokens, at));
  if (single !== undefined) return { value: single, next: at + 1 };
  const tens = TENS_VALUES.get(wordAt(tokens, at));
  const unit = ORDINAL_VALUES.get(wordAt(tokens, at + 1));
  if (tens === undefined || unit === undefined || unit > 9) return undefined;
  return { value: tens + unit, next: at + 2 };
}

const DOZEN = 12;

function readVague(tokens: Tokens, at: number): Read<number> {
  if (wordAt(tokens, at) === "half") return readHalfDozen(tokens, at);
  const hasArticle = wordAt(tokens, at) === "a";
  const noun = wordAt(tokens, hasArticle ? at + 1 : at);
  const next = at + (hasArticle ? 2 : 1);
  if (noun === "dozen") return { value: DOZEN, next };
  if (noun === "couple" || (noun === "pair" && wordAt(tokens, next) === "of"))
    return { value: 2, next: wordAt(tokens, next) === "of" ? next + 1 : next };
  return undefined;
}

function readHalfDozen(tokens: Tokens, at: number): Read<number> {
  const dozen = wordAt(tokens, at + 1) === "a" ? at + 2 : at + 1;
  return wordAt(tokens, dozen) === "dozen" ? { value: DOZEN / 2, next: dozen + 1 } : undefined;
}

function readScaled(tokens: Tokens, start: number): Read<number> {
  let total = 0;
  let limit = Infinity;
  let found: Read<number>;
  for (let at = start; ;) {
    const isJoined = found !== undefined && wordAt(tokens, at) === "and";
    const group = readBelowThousand(tokens, isJoined ? at + 1 : at);
    const scale = group && SCALE_VALUES.get(wordAt(tokens, group.next));
    if (!group || (found && !fits({ group, scale, limit, isJoined }))) return found;
    total += group.value * (scale ?? 1);
    found = { value: total, next: scale ? group.next + 1 : group.next };
    if (!scale) return found;
    limit = scale;
    at = found.next;
  }
}

/** "two thousand and five" goes on, "two thousand 7,000" and "a million three million" do not. */
function fits(candidate: {
  readonly group: { readonly value: number };
  readonly scale: number | undefined;
  readonly limit: number;
  readonly isJoined: boolean;
}): boolean {
  const { group, scale, limit, isJoined } = candidate;
  return group.value * (scale ?? 1) < limit && !(isJoined && scale !== undefined);
}

function readBelowThousand(tokens: Tokens, at: number): Read<number> {
  const head =
    readDigits(tokens, at) ??
    readBelowHundred(tokens, at) ??
    readArticle(tokens, at) ??
    readBareHundred(tokens, at);
  if (!head || wordAt(tokens, head.next) !== "hundred") {
    return head && wordAt(tokens, at) === "a" && !SCALE_VALUES.has(wordAt(tokens, head.next))
      ? undefined
      : head;
  }
  const hundreds = head.value * 100;
  const afterAnd = head.next + (wordAt(tokens, head.next + 1) === "and" ? 2 : 1);
  const rest = readBelowHundred(tokens, afterAnd);
  return rest && rest.value > 0
    ? { value: hundreds + rest.value, next: rest.next }
    : { value: hundreds, next: head.next + 1 };
}

/** "Hundred and twenty", its article unheard; "a hundred" begins at its article. */
function readBareHundred(tokens: Tokens, at: number): Read<number> {
  const isBare = wordAt(tokens, at) === "hundred" && !isCounted(tokens, at - 1);
  const goesOn = wordAt(tokens, at + 1) === "and" ? at + 2 : at + 1;
  const isMore = (readBelowHundred(tokens, goesOn)?.value ?? 0) > 0;
  return isBare && (isMore || unitAt(tokens, at + 1) !== undefined)
    ? { value: 1, next: at }
    : undefined;
}

function isCounted(tokens: Tokens, at: number): boolean {
  return tokens[at]?.kind === "number" || isNumberWord(wordAt(tokens, at));
}

function readArticle(tokens: Tokens, at: number): Read<number> {
  return wordAt(tokens, at) === "a" ? { value: 1, next: at + 1 } : undefined;
}

function readDigits(tokens: Tokens, at: number): Read<number> {
  const comma = readDecimalComma(tokens, at);
  if (comma) return comma;
  const plain = wordAt(tokens, at).replaceAll(",", "");
  return DIGITS.test(plain) ? { value: Number(plain), next: at + 1 } : readPointFirst(tokens, at);
}

/** "1,5", as much of the world writes it: a comma with no space around it. */
function readDecimalComma(tokens: Tokens, at: number): Read<number> {
  const parts = tokens.slice(at, at + 3);
  const isTight = parts.every(({ start }, index) => index === 0 || start === parts[index - 1]?.end);
  const written = isTight ? parts.map(({ word }) => word).join("") : "";
  return COMMA.test(written)
    ? { value: Number(written.replace(",", ".")), next: at + 3 }
    : undefined;
}

const COMMA = /^\d+,\d$/;

/** ".5", where no digit stands before the point. */
function readPointFirst(tokens: Tokens, at: number): Read<number> {
  const [point, digits] = [tokens[at], tokens[at + 1]];
  const isLead = point?.word === "." && tokens[at - 1]?.end !== point.start;
  const isWritten = isLead && digits?.start === point.end && /^\d+$/.test(digits.word);
  return isWritten ? { value: Number(`0.${digits.word}`), next: at + 2 } : undefined;
}

/** "(One) point five", "(zero) point two five". */
export function readDecimals(tokens: Tokens, whole: NonNullable<Read<number>>): Read<number> {
  if (wordAt(tokens, whole.next) !== "point" || !Number.isInteger(whole.value)) return undefined;
  let digits = "";
  let next = whole.next + 1;
  for (; digits.length < 9; next += 1) {
    const digit = digitAt(tokens, next);
    if (digit === undefined) break;
    digits += digit;
  }
  return digits === "" ? undefined : { value: Number(`${whole.value}.${digits}`), next };
}

function digitAt(tokens: Tokens, at: number): string | undefined {
  const word = wordAt(tokens, at);
  if (/^\d+$/.test(word)) return word;
  const value = SMALL_NUMBERS.indexOf(word === "oh" || word === "o" ? "zero" : word);
  return value >= 0 && value < 10 ? String(value) : undefined;
}

function readAndAHalf(tokens: Tokens, whole: NonNullable<Read<number>>): Read<number> {
  const words = [0, 1, 2].map((step) => wordAt(tokens, whole.next + step)).join(" ");
  return words === "and a half" ? { value: whole.value + 0.5, next: whole.next + 3 } : undefined;
}
