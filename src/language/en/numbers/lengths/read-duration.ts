import type { Length } from "../../../../types/time/length.ts";
import { readAmount } from "./read-amount.ts";
import { readAndShare, readMixed, readPart } from "./read-mixed.ts";
import { readSecondLength } from "./read-second-length.ts";
import { endsLength } from "./read-bare-rest.ts";
import { readShareOf } from "./read-share-of.ts";
import { FINER, readSign, readUnit, unitAt } from "./units.ts";
import type { Several } from "./units.ts";
import { after } from "../../time/vocabulary.ts";
import { remembered } from "../../../remembered.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

/** "Ninety spare minutes", "two whole hours", "90-minute". */
const QUALIFIERS: ReadonlySet<string> = new Set(
  "- + plus fewer less long short brief quick additional spare free whole entire full solid good odd ish straight clear uninterrupted consecutive extra more single further calendar".split(
    " ",
  ),
);
/** A length of time as said: "an hour and a half", "2 hours 30", "half an hour", "a fortnight". */
export const readDuration = remembered(readLengths);

function readLengths(tokens: Tokens, at: number): Read<readonly Length[]> {
  const first = readLength(tokens, at) ?? readUncounted(tokens, at);
  if (!first) return undefined;
  const short = readShortOf(tokens, first);
  if (short) return short;
  return readSecondLength(tokens, first, readDuration) ?? first;
}

/** "Five minutes short of an hour". */
function readShortOf(
  tokens: Tokens,
  { value: [only, more], next }: NonNullable<Read<readonly Length[]>>,
): Read<readonly Length[]> {
  const of = after(tokens, next, ["short of", "shy of", "less than", "under"]);
  const whole = of === undefined ? undefined : readLength(tokens, of);
  if (!whole || !only || more) return undefined;
  return { value: [...whole.value, { ...only, amount: -only.amount }], next: whole.next };
}

function readLength(tokens: Tokens, at: number): Read<readonly Length[]> {
  return readShareOf(tokens, at) ?? readClockFace(tokens, at) ?? readCounted(tokens, at);
}

function readCounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  const mixed = readMixed(tokens, at);
  const number = mixed ?? readAmount(tokens, at);
  if (!number) return undefined;
  const lots = readLots(tokens, number);
  if (lots) return lots;
  // "One and a half of an hour".
  const isShared = mixed !== undefined || !Number.isInteger(number.value);
  const of = isShared ? (after(tokens, number.next, OF) ?? number.next) : number.next;
  const isQualified = QUALIFIERS.has(wordAt(tokens, of));
  const several = readNamed(tokens, isQualified ? of + 1 : (after(tokens, of, ["or so"]) ?? of));
  if (!several) return undefined;
  const { times, unit } = several.value;
  const more = readAndAPart(tokens, several.next) ?? readLastShare(tokens, several.next);
  return {
    value: [{ amount: (number.value + (more?.value ?? 0)) * times, unit }],
    next: more?.next ?? several.next,
  };
}

/** "Three lots of twenty minutes". */
function readLots(
  tokens: Tokens,
  { value: count, next }: NonNullable<Read<number>>,
): Read<readonly Length[]> {
  const of = after(tokens, next, LOTS);
  const each = of === undefined ? undefined : readDuration(tokens, of);
  if (!each) return undefined;
  const value = each.value.map(({ amount, unit }) => ({ amount: amount * count, unit }));
  return { value, next: each.next };
}

const LOTS = ["lots of", "units of", "blocks of", "sets of", "rounds of"];

/** A unit by its name or its sign. */
function readNamed(tokens: Tokens, at: number): Read<Several> {
  const sign = readSign(tokens, at);
  const signed = sign && { value: { times: 1, unit: sign.value }, next: sign.next };
  return readUnit(tokens, at) ?? signed;
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
  const end =
    seconds && (unitAt(tokens, seconds.next) === "hour" ? seconds.next + 1 : seconds.next);
  return { value: value.filter(({ amount }) => amount > 0), next: end ?? at + 2 };
}

/** "(For 1:30):00", "(1:30):00 hours": elsewhere it is a time of day. */
function readSeconds(tokens: Tokens, at: number): Read<number> {
  const isWritten = wordAt(tokens, at) === ":" && /^[0-5]\d$/.test(wordAt(tokens, at + 1));
  const isTight = [at, at + 1].every((place) => tokens[place]?.start === tokens[place - 1]?.end);
  const behind = wordAt(tokens, at + 2);
  const isMore = behind === "longer" || behind === "shorter";
  const isLasting = isMore || BEFORE_UNIT.has(wordAt(tokens, at - 2)) || HOURS.has(behind);
  return isWritten && isTight && isLasting
    ? { value: Number(wordAt(tokens, at + 1)), next: at + 2 }
    : undefined;
}

/** "hour and a half", heard without its article; "second and third" are ranks. */
function readUncounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  // "Make it the full hour"; "the whole day" is all that is on it.
  const isFull = wordAt(tokens, at) === "the" && FULL.has(wordAt(tokens, at + 1));
  if (isFull && unitAt(tokens, at + 2) === "hour")
    return { value: [{ amount: 1, unit: "hour" }], next: at + 3 };
  const unit = wordAt(tokens, at) === "second" ? undefined : unitAt(tokens, at);
  const more = unit && readAndAPart(tokens, at + 1);
  if (more) return { value: [{ amount: 1 + more.value, unit }], next: more.next };
  // "Year and two months"; "the day and two hours of it" are two things.
  const isOne = unit && !WHICH_UNIT.has(wordAt(tokens, at - 1)) && wordAt(tokens, at + 1) === "and";
  // "(For) hour thirty minutes"; "happy hour 30 minutes late" is one of those.
  const isLed = unit && (at === 0 || BEFORE_UNIT.has(wordAt(tokens, at - 1)));
  return isOne || isLed
    ? readSecondLength(tokens, { value: [{ amount: 1, unit }], next: at + 1 }, readDuration)
    : undefined;
}

const FULL: ReadonlySet<string> = new Set(["full", "whole", "entire"]);
const HOURS: ReadonlySet<string> = new Set(["hours", "hour", "h", "hrs", "hr"]);
const BEFORE_UNIT: ReadonlySet<string> = new Set(["for", "about", "of", "add"]);

const WHICH_UNIT: ReadonlySet<string> = new Set(
  "the this that every each per last next past coming a an any by".split(" "),
);

/** "(An hour) 3/4", "(two hours) half", with nothing behind it that it could count. */
function readLastShare(tokens: Tokens, at: number): Read<number> {
  const share = readPart(tokens, at);
  return share && endsLength(tokens, at, share.next) ? share : undefined;
}

/** "(an hour) and a half", "(an hour) and a quarter". */
function readAndAPart(tokens: Tokens, at: number): Read<number> {
  const share = readAndShare(tokens, at);
  if (!share) return undefined;
  // "An hour and a quarter of an hour" says its unit again.
  const again = after(tokens, share.next, ["of an", "of a", "an", "a"]) ?? share.next;
  return readUnit(tokens, again) === undefined ? share : undefined;
}
