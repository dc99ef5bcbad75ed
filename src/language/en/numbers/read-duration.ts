import type { Length, Unit } from "../../../types/time/length.ts";
import { readAmount } from "./read-amount.ts";
import { readAndShare, readMixed, readPart } from "./read-mixed.ts";
import { readNumber } from "./read-number.ts";
import { readShareOf } from "./read-share-of.ts";
import { readSign, readUnit, unitAt } from "./units.ts";
import { after } from "../time/vocabulary.ts";
import { remembered } from "../../remembered.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";

/** "Ninety spare minutes", "two whole hours", "90-minute". */
const QUALIFIERS: ReadonlySet<string> = new Set(
  "- additional spare free whole entire full solid good odd ish straight clear uninterrupted consecutive extra more single further".split(
    " ",
  ),
);
/** A length of time as said: "an hour and a half", "2 hours 30", "half an hour", "a fortnight". */
export const readDuration = remembered(readLengths);

function readLengths(tokens: Tokens, at: number): Read<readonly Length[]> {
  const first = readLength(tokens, at) ?? readUncounted(tokens, at);
  if (!first) return undefined;
  return readSecondLength(tokens, first) ?? first;
}

function readLength(tokens: Tokens, at: number): Read<readonly Length[]> {
  return readShareOf(tokens, at) ?? readClockFace(tokens, at) ?? readCounted(tokens, at);
}

function readCounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  const mixed = readMixed(tokens, at);
  const number = mixed ?? readAmount(tokens, at);
  if (!number) return undefined;
  // "One and a half of an hour".
  const isShared = mixed !== undefined || !Number.isInteger(number.value);
  const of = isShared ? (after(tokens, number.next, OF) ?? number.next) : number.next;
  const isQualified = QUALIFIERS.has(wordAt(tokens, of));
  const unitPlace = isQualified ? of + 1 : (after(tokens, of, ["or so"]) ?? of);
  const sign = readSign(tokens, unitPlace);
  const named = sign && { value: { times: 1, unit: sign.value }, next: sign.next };
  const several = readUnit(tokens, unitPlace) ?? named;
  if (!several) return undefined;
  const { times, unit } = several.value;
  const more = readAndAPart(tokens, several.next);
  return {
    value: [{ amount: (number.value + (more?.value ?? 0)) * times, unit }],
    next: more?.next ?? several.next,
  };
}

/** "One and a half of an hour", "five and half an hour". */
const OF = ["of an", "of a", "of", "an", "a"];

/** "1:30 h", "2:30 min", "for 1:30:00". */
function readClockFace(tokens: Tokens, at: number): Read<readonly Length[]> {
  if (tokens[at]?.kind !== "number") return undefined;
  const [, whole, rest] = /^(\d{1,2}):([0-5]\d)$/.exec(wordAt(tokens, at)) ?? [];
  const seconds = whole === undefined ? undefined : readSeconds(tokens, at + 1);
  const unit = seconds ? "hour" : unitAt(tokens, at + 1);
  const finer = unit && FINER.get(unit);
  if (whole === undefined || !finer) return undefined;
  const value = [
    { amount: Number(whole), unit },
    { amount: Number(rest), unit: finer },
    { amount: seconds?.value ?? 0, unit: "second" as const },
  ];
  return { value: value.filter(({ amount }) => amount > 0), next: seconds?.next ?? at + 2 };
}

/** "(For 1:30):00": elsewhere it is a time of day. */
function readSeconds(tokens: Tokens, at: number): Read<number> {
  const isWritten = wordAt(tokens, at) === ":" && /^[0-5]\d$/.test(wordAt(tokens, at + 1));
  const isTight = [at, at + 1].every((place) => tokens[place]?.start === tokens[place - 1]?.end);
  const isLasting = wordAt(tokens, at - 2) === "for";
  return isWritten && isTight && isLasting
    ? { value: Number(wordAt(tokens, at + 1)), next: at + 2 }
    : undefined;
}

/** "hour and a half", heard without its article; "second and third" are ranks. */
function readUncounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  const unit = wordAt(tokens, at) === "second" ? undefined : unitAt(tokens, at);
  const more = unit && readAndAPart(tokens, at + 1);
  if (more) return { value: [{ amount: 1 + more.value, unit }], next: more.next };
  // "Year and two months"; "the day and two hours of it" are two things.
  const isOne = unit && !WHICH_UNIT.has(wordAt(tokens, at - 1)) && wordAt(tokens, at + 1) === "and";
  return isOne
    ? readSecondLength(tokens, { value: [{ amount: 1, unit }], next: at + 1 })
    : undefined;
}

const WHICH_UNIT: ReadonlySet<string> = new Set(
  "the this that every each per last next past coming a an any by".split(" "),
);

/** "(an hour) and a half", "(an hour) and a quarter". */
function readAndAPart(tokens: Tokens, at: number): Read<number> {
  const share = readAndShare(tokens, at);
  if (!share) return undefined;
  // "An hour and a quarter of an hour" says its unit again.
  const again = after(tokens, share.next, ["of an", "of a", "an", "a"]) ?? share.next;
  return readUnit(tokens, again) === undefined ? share : undefined;
}

/** "(an hour) and twenty minutes", "(2 hours) 30": a smaller unit, or minutes after hours. */
function readSecondLength(
  tokens: Tokens,
  first: NonNullable<Read<readonly Length[]>>,
): Read<readonly Length[]> {
  const shorter = readShorter(tokens, first);
  if (shorter) return shorter;
  const stop = isShortened(wordAt(tokens, first.next - 1)) ? ["."] : [];
  const joined = after(tokens, first.next, [", and", "and", ",", "plus", "&", "+", ...stop]);
  const hasAnd = joined !== undefined;
  const at = joined ?? first.next;
  const larger = first.value[0];
  if (!larger || (isOfDays(larger.unit) && isFace(tokens, at))) return undefined;
  const second = readDuration(tokens, at);
  if (second?.value[0] && isLess(larger, second.value[0], readPart(tokens, at) !== undefined)) {
    return { value: [larger, ...second.value], next: second.next };
  }
  // "One hour, twenty" with nothing behind it.
  const isApart = wordAt(tokens, first.next) === "," && !isLastNumber(tokens, at);
  return isApart ? undefined : readBareRest({ tokens, at, larger, hasAnd });
}

function isOfDays(unit: Unit): boolean {
  return SIZES.indexOf(unit) >= SIZES.indexOf("day");
}

/** "(In three days), 0930 hours", "20:00 h", "21h30": a time of day and no hours of a length. */
function isFace(tokens: Tokens, at: number): boolean {
  if (/^(?:\d{4}|\d{1,2}:\d{2})$/.test(wordAt(tokens, at))) return true;
  const isLettered = wordAt(tokens, at + 1) === "h" && /^[0-5]\d$/.test(wordAt(tokens, at + 2));
  return isLettered && tokens[at + 2]?.start === tokens[at + 1]?.end;
}

/** "An hour minus ten minutes". */
function readShorter(
  tokens: Tokens,
  { value: [larger], next }: NonNullable<Read<readonly Length[]>>,
): Read<readonly Length[]> {
  const at = after(tokens, next, ["minus", "less"]);
  const second = at === undefined ? undefined : readDuration(tokens, at);
  const [less, more] = second?.value ?? [];
  if (at === undefined || !larger || !second || !less || more) return undefined;
  if (!isLess(larger, less, readPart(tokens, at) !== undefined)) return undefined;
  return { value: [larger, { ...less, amount: -less.amount }], next: second.next };
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

type Rest = {
  readonly tokens: Tokens;
  readonly at: number;
  readonly larger: Length;
  readonly hasAnd: boolean;
};

/** "(2 hours) 30", "(an hour) and forty": without their unit. */
function readBareRest({ tokens, at, larger, hasAnd }: Rest): Read<readonly Length[]> {
  const finer = FINER.get(larger.unit);
  // "An hour oh five".
  const zero = after(tokens, at, ["oh", "o"]);
  if (zero !== undefined && finer) return readOhRest(tokens, zero, { larger, finer });
  const bare = finer && readNumber(tokens, at);
  if (!bare || !finer || bare.value > 59 || !Number.isInteger(bare.value)) return undefined;
  // "An hour and two" may be anything, "two hours five" where more follows too.
  const isEnd = isWrittenTight(tokens, at, bare.next);
  const goesOn = bare.value >= 10 && BEHIND.has(wordAt(tokens, bare.next));
  if ((hasAnd && bare.value < 10) || !(isEnd || goesOn)) return undefined;
  return { value: [larger, { amount: bare.value, unit: finer }], next: bare.next };
}

function readOhRest(
  tokens: Tokens,
  at: number,
  { larger, finer }: { readonly larger: Length; readonly finer: Unit },
): Read<readonly Length[]> {
  const rest = readNumber(tokens, at);
  const isDigit = rest !== undefined && rest.value > 0 && rest.value < 10;
  return isDigit
    ? { value: [larger, { amount: rest.value, unit: finer }], next: rest.next }
    : undefined;
}

/** "(An hour and twenty) for the roast": nothing is counted by the number. */
const BEHIND: ReadonlySet<string> = new Set(
  "for and then please so with called named labelled saying while when because to from before but if until starting timer countdown".split(
    " ",
  ),
);

/** "1h30" and "1 hour 30" end there; "2 hours 3 times" does not continue as minutes. */
function isWrittenTight(tokens: Tokens, at: number, next: number): boolean {
  return tokens[at]?.start === tokens[at - 1]?.end || tokens[next]?.kind !== "word";
}

/** What a bare number behind a unit counts. */
const FINER: ReadonlyMap<Unit, Unit> = new Map([
  ["hour", "minute"],
  ["minute", "second"],
]);

const SIZES: readonly Unit[] = ["second", "minute", "hour", "day", "week", "month", "year"];

/** Of a smaller unit, or a part of the same one: "an hour and half an hour". */
function isLess(first: Length, { unit }: Length, isPart: boolean): boolean {
  if (unit === first.unit && first.amount % 3 === 0 && first.unit === "month") return true;
  return (isPart && unit === first.unit) || SIZES.indexOf(unit) < SIZES.indexOf(first.unit);
}
