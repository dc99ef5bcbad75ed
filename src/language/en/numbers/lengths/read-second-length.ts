import type { Length, Unit } from "../../../../types/time/length.ts";
import { readNumber } from "../read-number.ts";
import { after } from "../../time/vocabulary.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readBareRest } from "./read-bare-rest.ts";
import { readPart } from "./read-mixed.ts";
import { unitAt } from "./units.ts";

type Lengths = NonNullable<Read<readonly Length[]>>;
export type ReadLengths = (tokens: Tokens, at: number) => Read<readonly Length[]>;

const JOINTS = [", and", "and", ",", "plus", "&", "+"];
/** They leave no doubt that both are one length. */
const ADDING: ReadonlySet<string> = new Set(["plus", "+"]);

/** "(An hour) and twenty minutes", "(2 hours) 30", "(an hour) less ten minutes": the whole of it. */
export function readSecondLength(
  tokens: Tokens,
  first: Lengths,
  readLengths: ReadLengths,
): Read<readonly Length[]> {
  const [larger] = first.value;
  if (!larger) return undefined;
  const shorter = readShorter(tokens, { larger, next: first.next }, readLengths);
  if (shorter) return shorter;
  const stop = isShortened(wordAt(tokens, first.next - 1)) ? ["."] : [];
  const joined = after(tokens, first.next, [...JOINTS, ...stop]);
  const at = joined ?? first.next;
  if (isOfDays(larger.unit) && isFace(tokens, at)) return undefined;
  const second = readLengths(tokens, at);
  if (second && isPartOf(tokens, { larger, second, at, joint: wordAt(tokens, first.next) }))
    return { value: [larger, ...inMonths(tokens, larger, second)], next: second.next };
  // "One hour, twenty" with nothing behind it.
  const isApart = wordAt(tokens, first.next) === "," && !isLastNumber(tokens, at);
  return isApart ? undefined : readBareRest({ tokens, at, larger, hasAnd: joined !== undefined });
}

type Two = {
  readonly larger: Length;
  readonly second: Lengths;
  /** Where the second begins. */
  readonly at: number;
  readonly joint: string;
};

/** What is added in so many words, or has no word between, is so in any order. */
function isPartOf(tokens: Tokens, { larger, second, at, joint }: Two): boolean {
  const [other] = second.value;
  if (!other) return false;
  if (ADDING.has(joint) || isLess(larger, other, readPart(tokens, at) !== undefined)) return true;
  const isBeside = !["and", "&", ","].includes(joint) && isOfDays(larger.unit);
  return isBeside && second.value.every(({ unit }) => unit !== larger.unit && isOfDays(unit));
}

function isOfDays(unit: Unit): boolean {
  return SIZES.indexOf(unit) >= SIZES.indexOf("day");
}

/** "(In three days), 0930 hours", "20:00 h", "21h30": a time of day and no hours of a length. */
function isFace(tokens: Tokens, at: number): boolean {
  if (/^(?:\d{4}|\d{1,2}:\d{2})$/.test(wordAt(tokens, at))) return true;
  const isLettered = wordAt(tokens, at + 1) === "h" && /^[0-5]\d$/.test(wordAt(tokens, at + 2));
  const isTight = tokens[at + 2]?.start === tokens[at + 1]?.end;
  return isLettered && isTight && unitAt(tokens, at + 3) === undefined;
}

/** "An hour minus ten minutes", "an hour less a quarter". */
function readShorter(
  tokens: Tokens,
  { larger, next }: { readonly larger: Length; readonly next: number },
  readLengths: ReadLengths,
): Read<readonly Length[]> {
  const at = after(tokens, next, ["minus", "less"]);
  if (at === undefined) return undefined;
  const part = readPart(tokens, at);
  const second = readLengths(tokens, at);
  const [less, more] = second?.value ?? [];
  if (second && less && !more && isLess(larger, less, part !== undefined))
    return { value: [larger, { ...less, amount: -less.amount }], next: second.next };
  return part && { value: [larger, { ...larger, amount: -part.value }], next: part.next };
}

function isLastNumber(tokens: Tokens, at: number): boolean {
  const number = readNumber(tokens, at);
  const word = number && wordAt(tokens, number.next);
  return number !== undefined && (tokens[number.next] === undefined || word === "please");
}

/** "1 hr. 30 min." */
function isShortened(word: string): boolean {
  return SHORTENED.has(word);
}

const SHORTENED: ReadonlySet<string> = new Set("hr hrs min mins sec secs yr yrs mo mos".split(" "));

const SIZES: readonly Unit[] = ["second", "minute", "hour", "day", "week", "month", "year"];

/** "1y6m": six months. */
function inMonths(tokens: Tokens, { unit }: Length, { value, next }: Lengths): readonly Length[] {
  const [only, more] = value;
  const isMonth = unit === "year" && only && !more && wordAt(tokens, next - 1) === "m";
  return isMonth ? [{ ...only, unit: "month" }] : value;
}

/** Of several months or years one says how many: "a quarter and a month", "a decade and two years". */
const SEVERAL: ReadonlyMap<Unit, number> = new Map([
  ["month", 3],
  ["year", 10],
]);

/** Of a smaller unit, or a part of the same one: "an hour and half an hour". */
function isLess(first: Length, { unit }: Length, isPart: boolean): boolean {
  const several = SEVERAL.get(unit);
  if (unit === first.unit && several !== undefined && first.amount % several === 0) return true;
  return (isPart && unit === first.unit) || SIZES.indexOf(unit) < SIZES.indexOf(first.unit);
}
