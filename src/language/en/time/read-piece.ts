import { remembered } from "../../remembered.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import type { PartName } from "../../../types/time/day-part.ts";
import type { Day, Pieces } from "../../../types/time/phrase.ts";
import { readZone } from "./clock/zones/read-zone.ts";
import { readClock } from "./clock/read-clock.ts";
import type { ClockWeakness } from "./clock/clock-reading.ts";
import { readDate } from "./day/date/read-date.ts";
import { readNthWeekday } from "./day/date/read-nth-weekday.ts";
import { readDay } from "./day/read-day.ts";
import type { DayWeakness } from "./day/read-weekday.ts";
import { PARTS, readNight, readNightBeside } from "./clock/read-night.ts";
import { readPart } from "./clock/read-part.ts";
import { readNth } from "./stretch/read-nth.ts";
import { readCentury } from "./stretch/read-season.ts";
import { readSpan } from "./stretch/read-span.ts";
import { readFeastWeek } from "./stretch/read-week-of.ts";
import { readPeriod } from "./stretch/read-period.ts";
import type { PeriodWeakness } from "./stretch/read-calendar.ts";
import type { DateWeakness } from "./day/date/read-written-date.ts";
import { readRepeat } from "./repeat/read-repeat.ts";
import type { RepeatWeakness } from "./repeat/read-repeat.ts";
import { readOffset } from "./clock/read-offset.ts";
import { readShift } from "./day/read-shift.ts";
import { endsWell } from "./evidence/ends-well.ts";
import { isDayNext } from "./evidence/following.ts";
import { readNumber } from "../numbers/read-number.ts";
import { after, PLURAL_WEEKDAYS } from "./vocabulary.ts";

/** Why words alone may not mean a time; inside an utterance they then need evidence. */
export type Weakness =
  | ClockWeakness
  | DateWeakness
  | DayWeakness
  | PeriodWeakness
  | RepeatWeakness
  | "meal"
  | "bare-minutes"
  | "zone"
  | "part";

export type Piece = Partial<Omit<Pieces, "days">> & {
  readonly day?: Day;
  readonly weakness?: Weakness;
};

/** The one piece of a time phrase that starts exactly at a place. */
type ReadPiece = (tokens: Tokens, at: number) => Read<Piece>;
/** `readEnd` takes "ten to five" for ten o'clock, leaving "to five". */
export type PieceReaders = { readonly readPiece: ReadPiece; readonly readEnd: ReadPiece };

const readNamed = remembered(namedAt);

export const PIECE_READERS: PieceReaders = {
  readPiece: remembered<Piece>((tokens, at) => readNamed(tokens, at) ?? readClock(tokens, at)),
  readEnd: remembered<Piece>((tokens, at) => readNamed(tokens, at) ?? readClock(tokens, at, true)),
};

/** Whatever is no plain time of day, the most telling reading first. */
function namedAt(tokens: Tokens, at: number): Read<Piece> {
  return (
    readAllDay(tokens, at) ??
    readRepeat(tokens, at) ??
    readNightBeside(tokens, at) ??
    readOffset(tokens, at) ??
    readShift(tokens, at) ??
    readBareMinutes(tokens, at) ??
    readSurePart(tokens, at) ??
    readNthWeekday(tokens, at) ??
    readCounted(tokens, at) ??
    readDay(tokens, at) ??
    readDate(tokens, at) ??
    readDayPart(tokens, at) ??
    readPeriod(tokens, at) ??
    readBarePart(tokens, at) ??
    readZoneOfDay(tokens, at)
  );
}

/** "(9 to 11 on Thursday) PST". */
function readZoneOfDay(tokens: Tokens, at: number): Read<Piece> {
  const isBehindDay = [at - 1, at - 2].some((one) => readDay(tokens, one)?.next === at);
  const isBehindPart = readPart(tokens, at - 1)?.next === at;
  const zone = isBehindDay || isBehindPart ? readZone(tokens, at) : undefined;
  return zone && { value: { zone: zone.value, weakness: "zone" }, next: zone.next };
}

const MOST_MINUTES = 90;
const MINUTE_MS = 60_000;
/** They go on with the number. */
const NO_END: ReadonlySet<string> = new Set([
  ..."am pm oclock to or of - / : the a an morning afternoon evening night".split(" "),
  ...PLURAL_WEEKDAYS.keys(),
]);

/** "In fifteen": a number alone counts minutes. */
function readBareMinutes(tokens: Tokens, at: number): Read<Piece> {
  const number = wordAt(tokens, at) === "in" ? readNumber(tokens, at + 1) : undefined;
  if (!number || number.value < 1 || number.value > MOST_MINUTES) return undefined;
  const { value, next } = number;
  if (!endsWell(tokens, next) || NO_END.has(wordAt(tokens, next)) || isDayNext(tokens, next))
    return wordAt(tokens, next) === "to" && tokens[next + 1]?.kind === "word"
      ? inMinutes(value, next)
      : undefined;
  return inMinutes(value, next);
}

function inMinutes(minutes: number, next: number): Read<Piece> {
  return { value: { shift: { ms: minutes * MINUTE_MS }, weakness: "bare-minutes" }, next };
}

function readCounted(tokens: Tokens, at: number): Read<Piece> {
  return readNth(tokens, at, readSpan) ?? readCentury(tokens, at) ?? readFeastWeek(tokens, at);
}

/** A part of the day that names its day, or behind one. */
function readDayPart(tokens: Tokens, at: number): Read<Piece> {
  return readNight(tokens, at) ?? readEarly(tokens, at) ?? readHalfOfDay(tokens, at);
}

const WHOLE_DAY =
  "all day long,all day,the whole day,any day,any time,anytime,the whole of,all of".split(",");

/** "All day tomorrow", "on Friday all day", "any time tomorrow": a day without a time is whole anyway. */
function readAllDay(tokens: Tokens, at: number): Read<Piece> {
  const next = after(tokens, at, WHOLE_DAY);
  if (next === undefined) return undefined;
  const place = after(tokens, next, ["on"]) ?? next;
  const isOfDay = [place, place + 1].some(
    (one) => readDay(tokens, one)?.value.weakness === undefined && readDay(tokens, one),
  );
  const before = wordAt(tokens, at - 1) === "," ? at - 1 : at;
  const isAfterDay = [before - 1, before - 2].some((one) => readDay(tokens, one)?.next === before);
  return isOfDay || isAfterDay ? { value: {}, next } : undefined;
}

/** "Tuesday am", "tomorrow eve": the half of the day that has just been named. */
function readHalfOfDay(tokens: Tokens, at: number): Read<Piece> {
  const half = HALVES.get(wordAt(tokens, at));
  const isAfterDay = [1, 2].some((back) => readDay(tokens, at - back)?.next === at);
  return half && (isAfterDay || isAfterDate(tokens, at))
    ? { value: { part: half }, next: at + 1 }
    : undefined;
}

/** "(5th of March) am", "(March 5th) pm"; "14 March 5 am" is an hour. */
function isAfterDate(tokens: Tokens, at: number): boolean {
  return [2, 3, 4].some((back) => {
    const date = readDate(tokens, at - back);
    const { day, weakness } = date?.value ?? {};
    return date?.next === at && weakness === undefined && day?.kind === "date";
  });
}

const HALVES: ReadonlyMap<string, PartName> = new Map([
  ["am", "morning"],
  ["morn", "morning"],
  ["pm", "afternoon"],
  ["aft", "afternoon"],
  ["eve", "evening"],
]);

/** "early tomorrow (morning)", "late on Friday afternoon". */
function readEarly(tokens: Tokens, at: number): Read<Piece> {
  const word = wordAt(tokens, at);
  if (word !== "early" && word !== "late") return undefined;
  const day = readDay(tokens, wordAt(tokens, at + 1) === "on" ? at + 2 : at + 1);
  if (!day || day.value.weakness) return undefined;
  const said = readPart(tokens, day.next);
  // "I'll be late today" says no time.
  if (word === "late" && !said) return undefined;
  const partName = said?.value.part ?? "morning";
  const name = `${word}-${partName === "night" ? "evening" : partName}`;
  const part = PARTS.find((known) => known === name);
  return part && { value: { day: day.value.day, part }, next: said?.next ?? day.next };
}

/** "first thing", "tonight": before dates, as "first" is a rank too. */
function readSurePart(tokens: Tokens, at: number): Read<Piece> {
  const read = readPart(tokens, at);
  return read && !read.value.isBare
    ? { value: { part: read.value.part }, next: read.next }
    : undefined;
}

function readBarePart(tokens: Tokens, at: number): Read<Piece> {
  const read = readPart(tokens, at);
  const weakness = read?.value.isMeal ? "meal" : "part";
  return read && { value: { part: read.value.part, weakness }, next: read.next };
}
