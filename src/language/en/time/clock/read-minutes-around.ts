import { readBelowHundred } from "../../numbers/read-number.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { ReadClock } from "./clock-reading.ts";
import { WEEKDAYS, after, isSaid } from "../vocabulary.ts";

/** A part of an hour by its name, and its minutes. */
const QUARTERS: readonly (readonly [words: string, minutes: number])[] = [
  ["a quarter", 15],
  ["one quarter", 15],
  ["quarter", 15],
  ["three quarters", 45],
];

/**
 * Times said by the minutes around an hour: "half past seven", "quarter to six", "twenty-five to
 * six", "ten after five", "five past" (whatever hour comes next), and the British "half seven".
 */
export function readMinutesAround(tokens: Tokens, at: number): Read<ReadClock> {
  const ofHour = readOfHour(tokens, at);
  if (ofHour) return ofHour;
  const minutes = readScore(tokens, at) ?? readMinutes(tokens, at);
  if (!minutes) return undefined;
  const { count, isRound, isHalf } = minutes.value;
  const relation = readRelation(tokens, { at, next: minutes.next });
  const hour = readHour(tokens, relation ? minutes.next + 1 : minutes.next);
  if (!relation) return isHalf && hour ? timeAround(hour, { minutes: 30 }) : undefined;
  if (!isRound && relation !== "past") return undefined;
  if (!hour) return minutesAlone(tokens, minutes);
  const isCount = /^\d+$/.test(wordAt(tokens, at)) && minutes.next === at + 1;
  const mayBeRange = isCount && count <= LAST_HOUR && relation === "to";
  if (mayBeRange && isRange(tokens, { at, count, hour })) return undefined;
  // "Half past four" and "quarter to six" are nothing but times; "ten to four" may be a score.
  const isPlain = wordAt(tokens, minutes.next) === "past" || isFraction(tokens, minutes.next - 1);
  return timeAround(hour, { minutes: count, isBefore: relation === "to", isPlain });
}

type Ends = {
  readonly at: number;
  readonly count: number;
  readonly hour: NonNullable<Read<Hour>>;
};

/** In digits "2 to 4 pm", "for 5 to 8" and "tomorrow 10 to 12" are ranges; "20 to 4 pm" and "at 10 to 12" are none. */
function isRange(tokens: Tokens, { at, count, hour: { value, next } }: Ends): boolean {
  const before = wordAt(tokens, at - 1);
  if (value.meridiem || before === "for") return true;
  const behind = wordAt(tokens, next) === "on" ? next + 1 : next;
  const isBesideDay = isDay(before) || (!LEADS.has(before) && isDay(wordAt(tokens, behind)));
  return isBesideDay && value.hour > count;
}

/** Before a time that is one moment. */
const LEADS: ReadonlySet<string> = new Set("at by before until till around about to".split(" "));

function isDay(word: string): boolean {
  return WEEKDAYS.has(word) || ["today", "tomorrow"].includes(word);
}

/** "Fifteen minutes from one pm", but "for fifteen minutes from one pm" lasts so long. */
function isCounted(tokens: Tokens, at: number, from: number): boolean {
  const isNamed = isMinute(wordAt(tokens, from - 1));
  const hour = readHour(tokens, from + 1);
  return isNamed && wordAt(tokens, at - 1) !== "for" && hour?.value.meridiem !== undefined;
}

function isMinute(word: string): boolean {
  return ["minutes", "minute", "mins", "min"].includes(word);
}

/** "five past"; "quarter to" only where nothing follows ("at five to call mum" is at five). */
function minutesAlone(
  tokens: Tokens,
  { value, next }: NonNullable<Read<Minutes>>,
): Read<ReadClock> {
  const word = wordAt(tokens, next);
  const isLast = tokens[next + 1] === undefined || tokens[next + 1]?.kind === "mark";
  if (!value.isRound || (word !== "past" && !(word === "to" && isLast))) return undefined;
  const minute = word === "to" ? 60 - value.count : value.count;
  return { value: { clock: { kind: "minutes", minute }, weakness: "minutes" }, next: next + 1 };
}

type Minutes = { readonly count: number; readonly isRound: boolean; readonly isHalf: boolean };

function readMinutes(tokens: Tokens, at: number): Read<Minutes> {
  if (wordAt(tokens, at) === "half") {
    return { value: { count: 30, isRound: true, isHalf: true }, next: at + 1 };
  }
  const quarter = QUARTERS.find(([words]) => isSaid(tokens, at, words));
  if (quarter) {
    const [words, count] = quarter;
    return { value: { count, isRound: true, isHalf: false }, next: at + words.split(" ").length };
  }
  const number = readBelowHundred(tokens, at);
  if (!number || number.value < 1 || number.value > 59) return undefined;
  const named = after(tokens, number.next, ["minutes", "minute", "mins", "min"]);
  const isRound = named !== undefined || (number.value % 5 === 0 && number.value < 30);
  return { value: { count: number.value, isRound, isHalf: false }, next: named ?? number.next };
}

/** "Five and twenty (past two)". */
function readScore(tokens: Tokens, at: number): Read<Minutes> {
  const five = after(tokens, at, ["five and"]);
  const twenty = five === undefined ? undefined : after(tokens, five, ["twenty"]);
  return twenty === undefined
    ? undefined
    : { value: { count: 25, isRound: true, isHalf: false }, next: twenty };
}

/** "The top of the hour", "the bottom of the hour". */
function readOfHour(tokens: Tokens, start: number): Read<ReadClock> {
  const at = after(tokens, start, ["the"]) ?? start;
  const top = after(tokens, at, ["top of the hour"]);
  const next = top ?? after(tokens, at, ["bottom of the hour"]);
  if (next === undefined) return undefined;
  const minute = top === undefined ? 30 : 0;
  return { value: { clock: { kind: "minutes", minute }, weakness: "minutes" }, next };
}

function readRelation(
  tokens: Tokens,
  { at: start, next: at }: { readonly at: number; readonly next: number },
): "past" | "after" | "to" | undefined {
  const word = wordAt(tokens, at);
  if (word === "from") return isCounted(tokens, start, at) ? "past" : undefined;
  if (word === "past" || word === "after") return word;
  // "Ten till noon", "ten till eleven" are the time between them; "twenty till eleven" is none.
  const isBetween = isHour(tokens, start, at);
  if (["till", "til"].includes(word) && isBetween) return undefined;
  // "Until" is said of a time; behind "minutes" it counts them.
  if (word === "until") return isMinute(wordAt(tokens, at - 1)) ? "to" : undefined;
  return ["to", "till", "til", "before", "of"].includes(word) ? "to" : undefined;
}

/** A bare number that an hour may have: with "minutes" behind it, or as a quarter, it has none. */
function isHour(tokens: Tokens, at: number, next: number): boolean {
  const number = readBelowHundred(tokens, at);
  return number !== undefined && number.next === next && number.value <= LAST_HOUR;
}

const LAST_HOUR = 12;

type Hour = {
  readonly hour: number;
  readonly meridiem?: "am" | "pm";
  readonly isExact: boolean;
};

function readHour(tokens: Tokens, at: number): Read<Hour> {
  const noon = after(tokens, at, ["noon", "midday"]);
  if (noon) return { value: { hour: 12, isExact: true }, next: noon };
  const midnight = after(tokens, at, ["midnight"]);
  if (midnight) return { value: { hour: 24, isExact: true }, next: midnight };
  const hour = readBelowHundred(tokens, at);
  // "Half of one hour" is a length.
  if (!hour || hour.value > 24 || hour.value < 1 || unitAt(tokens, hour.next)) return undefined;
  const afterClock = after(tokens, hour.next, ["oclock", "o clock"]) ?? hour.next;
  const am = after(tokens, afterClock, ["am", "a m"]);
  const pm = after(tokens, afterClock, ["pm", "p m"]);
  const isExact = hour.value > 12;
  if (isExact || !(am ?? pm)) return { value: { hour: hour.value, isExact }, next: afterClock };
  const meridiem = am ? "am" : "pm";
  return { value: { hour: hour.value, meridiem, isExact }, next: am ?? pm ?? afterClock };
}

function isFraction(tokens: Tokens, at: number): boolean {
  return ["half", "quarter", "quarters"].includes(wordAt(tokens, at));
}

type Around = {
  readonly minutes: number;
  readonly isBefore?: boolean;
  /** It can't be anything but a time. */
  readonly isPlain?: boolean;
};

function timeAround(
  around: NonNullable<Read<Hour>>,
  { minutes, isBefore = false, isPlain = false }: Around,
): Read<ReadClock> {
  const { hour, meridiem, isExact } = around.value;
  const minute = isBefore ? 60 - minutes : minutes;
  const shifted = isBefore ? hour - 1 : hour % 24;
  const lowest = isExact ? 0 : 12;
  const face = { kind: "clock", hour: shifted === 0 ? lowest : shifted, minute } as const;
  const said = isBefore && hour === 12 && meridiem ? opposite(meridiem) : meridiem;
  const clock = said ? { ...face, meridiem: said, isExact } : { ...face, isExact };
  const isSure = said !== undefined || isPlain;
  return { value: isSure ? { clock } : { clock, weakness: "hour-minute" }, next: around.next };
}

function opposite(meridiem: "am" | "pm"): "am" | "pm" {
  return meridiem === "am" ? "pm" : "am";
}
