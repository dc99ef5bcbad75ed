import { readDuration } from "../../numbers/lengths/read-duration.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import { readNumber } from "../../numbers/read-number.ts";
import type { Unit } from "../../../../types/time/length.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Period } from "../../../../types/time/phrase.ts";
import { readWhich } from "../day/read-which.ts";
import { after } from "../vocabulary.ts";

type RolledUnit = Extract<Period, { kind: "rolling" }>["unit"];
type RolledLength = { readonly amount: number; readonly unit: RolledUnit };
export type ReadRolling = { readonly period: Period };

/** "the next two weeks", "the next fortnight", "the past hour", "within the hour", "in the last week". */
export function readRolling(tokens: Tokens, start: number): Read<ReadRolling> {
  const within = after(tokens, start, WITHIN);
  if (within !== undefined) return readWithin(tokens, within);
  const the = after(tokens, start, ["the", "through the"]);
  const hasThe = the !== undefined;
  const at = the ?? after(tokens, start, ["these"]) ?? start;
  const number = readCountFirst(tokens, at) ?? readCountBefore(tokens, the);
  if (number) return number;
  const which = readWhich(tokens, at);
  if (!which || which.value === "this") return undefined;
  const direction = which.value === "last" ? -1 : 1;
  const counted = readSingleLength(tokens, which.next);
  if (counted) return rolling({ ...counted.value, direction, next: counted.next });
  const named = NAMED.get(wordAt(tokens, which.next));
  if (named && wordAt(tokens, which.next + 1) !== "of")
    return rolling({ ...named, direction, next: which.next + 1 });
  const unit = unitAt(tokens, which.next);
  const isRecent = direction === -1 && isUpToNow(wordAt(tokens, at), hasThe);
  if (!unit || !isRolledByOne(unit, isRecent)) return undefined;
  return rolling({ amount: 1, unit, direction, next: which.next + 1 });
}

const WITHIN = ["within the next", "within the", "within"].concat(
  ["under", "less than", "no more than", "at most"].map((most) => `in ${most}`),
);

const NAMED: ReadonlyMap<string, RolledLength> = new Map([
  ["fortnight", { amount: 2, unit: "week" }],
  ["decade", { amount: 10, unit: "year" }],
]);

/** "The last week", "past week"; "the previous week" is a whole one. */
function isUpToNow(word: string, hasThe: boolean): boolean {
  return word === "past" || (hasThe && !BEFORE.has(word));
}

const BEFORE: ReadonlySet<string> = new Set(["previous", "preceding"]);

/** "last hour" and "the last week" count back from now; "next week" and "last week" are the calendar's. */
function isRolledByOne(unit: Unit, isRecent: boolean): boolean {
  return unit === "hour" || (isRecent && unit !== "day");
}

/** "Two upcoming weeks", "3 coming weekends". */
function readCountFirst(tokens: Tokens, at: number): Read<ReadRolling> {
  const count = readNumber(tokens, at);
  const which = count && readWhich(tokens, count.next);
  if (!count || !which || which.value === "this") return undefined;
  // "Nine to eleven next week" is of that one.
  const isSeveral =
    wordAt(tokens, count.next) !== "next" || wordAt(tokens, which.next).endsWith("s");
  const unit = isSeveral ? spanUnitAt(tokens, which.next) : undefined;
  const direction = which.value === "last" ? -1 : 1;
  return unit && rolling({ amount: count.value, unit, direction, next: which.next + 1 });
}

const GONE = ["just gone", "just past", "gone by", "behind us"];
const TO_COME = ["ahead", "to come", "after this one", "ahead of us"];

/** "(The) two years just gone", "(the) three months ahead". */
function readCountBefore(tokens: Tokens, at: number | undefined): Read<ReadRolling> {
  const counted = at === undefined ? undefined : readSingleLength(tokens, at);
  const gone = counted && after(tokens, counted.next, GONE);
  if (counted && gone !== undefined)
    return rolling({ ...counted.value, direction: -1, next: gone });
  const ahead = counted && after(tokens, counted.next, TO_COME);
  return counted && ahead !== undefined
    ? rolling({ ...counted.value, direction: 1, next: ahead })
    : undefined;
}

const LONG_UNITS: ReadonlyMap<string, RolledUnit> = new Map([
  ["quarter", "quarter"],
  ["quarters", "quarter"],
  ["qtr", "quarter"],
  ["qtrs", "quarter"],
  ["weekend", "weekend"],
  ["weekends", "weekend"],
]);

function spanUnitAt(tokens: Tokens, at: number): RolledUnit | undefined {
  return unitAt(tokens, at) ?? LONG_UNITS.get(wordAt(tokens, at));
}

function readSingleLength(tokens: Tokens, at: number): Read<RolledLength> {
  const number = readNumber(tokens, at);
  const long = number && LONG_UNITS.get(wordAt(tokens, number.next));
  const isPartOfHour = number && wordAt(tokens, number.next + 1) === "of";
  if (number && long && !isPartOfHour) {
    return { value: { amount: number.value, unit: long }, next: number.next + 1 };
  }
  const counted = readDuration(tokens, at);
  const [first, second] = counted?.value ?? [];
  return counted && first && !second ? { value: first, next: counted.next } : undefined;
}

function readWithin(tokens: Tokens, at: number): Read<ReadRolling> {
  const counted = readSingleLength(tokens, at);
  if (counted) return rolling({ ...counted.value, direction: 1, next: counted.next });
  const unit = unitAt(tokens, at);
  return unit && rolling({ amount: 1, unit, direction: 1, next: at + 1 });
}

function rolling(span: {
  readonly amount: number;
  readonly unit: RolledUnit;
  readonly direction: 1 | -1;
  readonly next: number;
}): Read<ReadRolling> {
  const { amount, unit, direction, next } = span;
  return { value: { period: { kind: "rolling", direction, amount, unit } }, next };
}
