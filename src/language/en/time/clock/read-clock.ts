import type { ReadClock } from "./clock-reading.ts";
import { readBelowHundred, readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { isTight, readHalfLetter, readHoursWithLetter } from "./read-tight.ts";
import { readZone } from "./zones/read-zone.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import { readMinutesAround } from "./read-minutes-around.ts";
import { PLURAL_WEEKDAYS, WEEKDAYS, after } from "../vocabulary.ts";

const COLON = /^(\d{1,2}):(\d{2})$/;
const DOT = /^(\d{1,2})\.(\d{2})$/;
const TOGETHER = /^(\d{1,2})(\d{2})$/;
const PRECISELY = [
  "on the dot",
  "sharp",
  "exactly",
  "precisely",
  "- ish",
  "ish",
  "or so",
  "approximately",
  "approx",
  "or thereabouts",
  "local time",
  "my time",
  "our time",
];
const SURELY: ReadonlySet<string> = new Set(["ish", "sharp", "dot"]);
const PART_FOLLOWS =
  "in the morning|in the afternoon|in the evening|at night|tonight|this morning|this afternoon|this evening|tomorrow morning|tomorrow afternoon|tomorrow evening|tomorrow night".split(
    "|",
  );

/**
 * A time of day: "five thirty pm", "17:00", "1730", "half past seven", "noon".
 * `asRange` leaves "ten to five" to be a range: only "ten" is read.
 */
export function readClock(tokens: Tokens, at: number, asRange = false): Read<ReadClock> {
  if (isAmount(tokens, at)) return undefined;
  const around = asRange ? undefined : readMinutesAround(tokens, at);
  const read = readFixed(tokens, at) ?? around ?? readHours(tokens, at);
  if (!read) return undefined;
  const next = after(tokens, read.next, PRECISELY) ?? read.next;
  const zone = readZone(tokens, next);
  // "Sevenish" and "seven sharp" are nothing but times.
  const isSure = next > read.next && SURELY.has(wordAt(tokens, next - 1));
  if (!zone && isSure) return { value: { clock: read.value.clock }, next };
  if (!zone) return { value: read.value, next };
  return { value: { clock: read.value.clock, zone: zone.value }, next: zone.next };
}

/** "$300", "£7.30": what something costs. */
function isAmount(tokens: Tokens, at: number): boolean {
  return isTight(tokens, at) && CURRENCIES.has(wordAt(tokens, at - 1));
}

const CURRENCIES: ReadonlySet<string> = new Set(["$", "€", "£"]);

function readFixed(tokens: Tokens, at: number): Read<ReadClock> {
  const noon = after(tokens, at, [
    "this noon",
    "noon",
    "midday",
    "mid day",
    "twelve noon",
    "12 noon",
    "12:00 noon",
    "12:00 midday",
    "high noon",
    "twelve midday",
    "12 midday",
    "12 oclock noon",
    "twelve oclock noon",
    "12 oclock midday",
    "twelve oclock midday",
  ]);
  if (noon) return exact(12, 0, noon);
  const midnight = after(tokens, at, [
    "midnight",
    "twelve midnight",
    "12 midnight",
    "12:00 midnight",
    "12 oclock midnight",
    "twelve oclock midnight",
    "mid night",
  ]);
  if (midnight) return { value: { clock: { kind: "midnight" } }, next: midnight };
  const same = after(tokens, at, ["the same time", "same time"]);
  if (same && isBehindDay(tokens, at)) return undefined;
  if (same) return { value: { clock: { kind: "now", isSame: true }, weakness: "now" }, next: same };
  const thisTime = after(tokens, at, [
    "this time",
    "this exact time",
    "this very time",
    "the moment",
    "this moment",
  ]);
  if (thisTime) return { value: { clock: { kind: "now" }, weakness: "now" }, next: thisTime };
  const now = after(tokens, at, NOW);
  return now ? { value: { clock: { kind: "now" }, weakness: "now" }, next: now } : undefined;
}

const JOINS: ReadonlySet<string> = new Set([",", "at", "but", "the"]);

/** "(Thursday,) same time" is the hour that what is moved there had; "same time tomorrow" is now's. */
function isBehindDay(tokens: Tokens, at: number): boolean {
  const before = tokens.slice(0, at).findLastIndex(({ word }) => !JOINS.has(word));
  const word = wordAt(tokens, before);
  const isDay = WEEKDAYS.has(word) || PLURAL_WEEKDAYS.has(word) || RELATIVE.has(word);
  return isDay || tokens[before]?.kind === "number" || readOrdinal(tokens, before) !== undefined;
}

const RELATIVE: ReadonlySet<string> = new Set(["today", "tomorrow", "week"]);

/** Alone, as an answer to "when"; in a sentence they say how. */
const NOW =
  "right now|just now|now|right away|straight away|immediately|at once|as soon as possible|asap|at present|currently|this very moment|this instant|this minute|this second".split(
    "|",
  );

type Face = {
  readonly hour: number;
  readonly minute: number | undefined;
  readonly isExact: boolean;
};

/** "At 15h", "at 7h", "7h30", of the 24-hour clock; alone "2h" is a length of time. */
function readLettered(tokens: Tokens, at: number): Read<ReadClock> {
  const tight = readHoursWithLetter(tokens, at);
  if (!tight) return undefined;
  const { hour, minute = 0 } = tight.value;
  const clock = { kind: "clock", hour, minute, isExact: true } as const;
  return { value: { clock, weakness: "lettered" }, next: tight.next };
}

function readHours(tokens: Tokens, at: number): Read<ReadClock> {
  const lettered = readLettered(tokens, at);
  if (lettered) return lettered;
  const face = readFace(tokens, at);
  if (!face || !isOnClock(face.value)) return undefined;
  const { hour, minute, isExact } = face.value;
  const isBareHour = minute === undefined;
  const oclock = isBareHour ? after(tokens, face.next, ["oclock", "o clock"]) : undefined;
  const next = oclock ?? face.next;
  const meridiem = readMeridiem(tokens, after(tokens, next, ["ish", "- ish"]) ?? next);
  if (meridiem) return withMeridiem(face.value, meridiem);
  const clock = { kind: "clock", hour, minute: minute ?? 0, isExact } as const;
  if (isLength(tokens, at, next)) return undefined;
  const isSure = oclock ?? (isColon(tokens, at) || after(tokens, next, PART_FOLLOWS));
  if (isSure) return { value: { clock }, next };
  return isBareHour
    ? { value: { clock: { ...clock, isBare: true }, weakness: "hour" }, next }
    : { value: { clock, weakness: "hour-minute" }, next };
}

/** "1:30 h", "20 minutes", "one night". */
function isLength(tokens: Tokens, at: number, next: number): boolean {
  return unitAt(tokens, next) !== undefined || isOneOfMany(tokens, at, next);
}

/** "One night", "one evening": no hour. */
function isOneOfMany(tokens: Tokens, at: number, next: number): boolean {
  return wordAt(tokens, at) === "one" && next === at + 1 && ONE_OF.has(wordAt(tokens, next));
}

const ONE_OF: ReadonlySet<string> = new Set("day morning afternoon evening night".split(" "));

function isOnClock({ hour, minute = 0 }: Face): boolean {
  return minute < 60 && (hour < 24 || (hour === 24 && minute === 0));
}

function readFace(tokens: Tokens, at: number): Read<Face> {
  const word = wordAt(tokens, at);
  const colon = COLON.exec(word) ?? DOT.exec(word);
  if (colon) return writtenFace(colon, afterLate(tokens, afterSeconds(tokens, at + 1), colon));
  const together = TOGETHER.exec(word);
  if (together && word.length > 2) return ofDay(tokens, at, together);
  return readHundreds(tokens, at) ?? readSpokenFace(tokens, at);
}

/** "9:15:30": nobody is told the seconds. */
function afterSeconds(tokens: Tokens, at: number): number {
  const isSaid = wordAt(tokens, at) === ":" && /^[0-5]\d$/.test(wordAt(tokens, at + 1));
  return isSaid && isTight(tokens, at) && isTight(tokens, at + 1) ? at + 2 : at;
}

/** "15:30 hrs"; "1:30 h" lasts so long. */
function afterLate(tokens: Tokens, at: number, [, hour]: RegExpExecArray): number {
  return Number(hour) > 12 || hour?.startsWith("0") === true ? afterHours(tokens, at) : at;
}

/** "1005 hours" is of the 24-hour clock. */
function ofDay(tokens: Tokens, at: number, match: RegExpExecArray): Read<Face> {
  const face = writtenFace(match, afterHours(tokens, at + 1));
  const isNamed = wordAt(tokens, at).length === 4 && face !== undefined && face.next > at + 1;
  return isNamed ? { ...face, value: { ...face.value, isExact: true } } : face;
}

function writtenFace(match: RegExpExecArray, next: number): Read<Face> {
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  const isExact = hour === 0 || hour > 12 || match[1]?.startsWith("0") === true;
  return { value: { hour, minute, isExact }, next };
}

/** "seventeen hundred hours"; "seven hundred and thirty am", as transcripts write 7:30. */
function readHundreds(tokens: Tokens, at: number): Read<Face> {
  const zero = after(tokens, at, ["oh", "zero"]) ?? at;
  if (wordAt(tokens, zero + 1) !== "hundred" && wordAt(tokens, zero + 2) !== "hundred")
    return undefined;
  const number = readNumber(tokens, zero);
  if (!number || number.value < 100 || !Number.isInteger(number.value)) return undefined;
  const next = afterHours(tokens, number.next);
  const isExact = next > number.next || zero > at;
  if (!isExact && !readMeridiem(tokens, next)) return undefined;
  const hour = Math.floor(number.value / 100);
  return { value: { hour, minute: number.value % 100, isExact }, next };
}

function afterHours(tokens: Tokens, at: number): number {
  return HOURS.has(wordAt(tokens, at)) ? at + 1 : at;
}

/** Behind a time on the 24-hour clock: "1430 hours", "14:30 hrs", "1430h". */
const HOURS: ReadonlySet<string> = new Set(["hours", "hrs", "hr", "h"]);

function readSpokenFace(tokens: Tokens, at: number): Read<Face> {
  const zero = after(tokens, at, ["zero", "oh", "o"]);
  const afterZero = zero === undefined ? undefined : readBelowHundred(tokens, zero);
  const hour = afterZero && afterZero.value < 10 ? afterZero : readBelowHundred(tokens, at);
  if (!hour) return undefined;
  const minute = readMinute(tokens, hour.next) ?? readHoursMinute(tokens, at, hour.next);
  const isWritten = hour === afterZero || /^0\d/.test(wordAt(tokens, at));
  const isExact = isWritten || hour.value === 0 || hour.value > 12;
  return {
    value: { hour: hour.value, minute: minute?.value, isExact },
    next: minute?.next ?? hour.next,
  };
}

/** "06 30 hours", as timetables are read out. */
function readHoursMinute(tokens: Tokens, at: number, next: number): Read<number> {
  const isWritten = /^0\d$/.test(wordAt(tokens, at)) && /^[0-5]\d$/.test(wordAt(tokens, next));
  const end = next + 1;
  return isWritten && wordAt(tokens, end) === "hours"
    ? { value: Number(wordAt(tokens, next)), next: end + 1 }
    : undefined;
}

/** "thirty", "05", "oh five"; a lone small number is something else, and so is "20 minutes". */
function readMinute(tokens: Tokens, at: number): Read<number> {
  const zero = after(tokens, at, ["oh", "o", "zero"]);
  const minute = readBelowHundred(tokens, zero ?? at);
  if (!minute || unitAt(tokens, minute.next)) return undefined;
  const isSmall = minute.value < 10;
  const isTwoDigits = /^0\d$/.test(wordAt(tokens, at));
  return isSmall === (zero !== undefined || isTwoDigits) ? minute : undefined;
}

function readMeridiem(tokens: Tokens, start: number): Read<"am" | "pm"> {
  // "9.am"
  const isStopped = [start, start + 1].every((place) => isTight(tokens, place));
  const at = isStopped && wordAt(tokens, start) === "." ? start + 1 : start;
  const word = wordAt(tokens, at);
  // "Lunch at one, am I free?"
  const isVerb = word === "am" && ["i", "not"].includes(wordAt(tokens, at + 1));
  if ((word === "am" || word === "pm") && !isVerb) return { value: word, next: at + 1 };
  const said = after(tokens, at, ["in the am", "in the pm"]);
  if (said) return { value: wordAt(tokens, said - 1) === "am" ? "am" : "pm", next: said };
  const apart = after(tokens, at, ["a m", "p m"]);
  return apart ? { value: word === "a" ? "am" : "pm", next: apart } : readHalfLetter(tokens, at);
}

function withMeridiem(face: Face, meridiem: NonNullable<Read<"am" | "pm">>): Read<ReadClock> {
  const { hour, minute = 0 } = face;
  if (hour > 12) return meridiem.value === "pm" ? exact(hour, minute, meridiem.next) : undefined;
  if (hour === 0) return meridiem.value === "am" ? exact(hour, minute, meridiem.next) : undefined;
  const clock = { kind: "clock", hour, minute, meridiem: meridiem.value, isExact: false } as const;
  return { value: { clock }, next: meridiem.next };
}

function exact(hour: number, minute: number, next: number): Read<ReadClock> {
  return { value: { clock: { kind: "clock", hour, minute, isExact: true } }, next };
}

function isColon(tokens: Tokens, at: number): boolean {
  return COLON.test(wordAt(tokens, at));
}
