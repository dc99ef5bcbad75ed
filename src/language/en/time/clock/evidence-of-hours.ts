import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { continuesNumber, endsWell } from "../evidence/ends-well.ts";
import { isTimeNext } from "../evidence/following.ts";
import { readDate } from "../day/read-date.ts";
import { readClock } from "./read-clock.ts";
import { readHoursWithLetter } from "./read-tight.ts";
import type { Standing } from "../read-pieces.ts";
import { isName } from "./named-number.ts";
import { isLevelWord } from "../evidence/subject.ts";
import type { Subject } from "../evidence/subject.ts";

/** Prepositions that make a number after them a time of day. */
export const AT: ReadonlySet<string> = new Set(
  "at @ by around circa approximately approx roughly exactly precisely until till til before after since between through thru".split(
    " ",
  ),
);
const TO: ReadonlySet<string> = new Set(["to", "until", "till", "til", "-", "through", "thru"]);
/** After "at 5" these say that it was no hour. */
const NOT_HOURS: ReadonlySet<string> = new Set(
  "percent degrees degree dollars dollar euros euro pounds kilometers kilometres miles meters metres people persons times point points main street st road rd avenue ave hundred thousand million of out star stars level volume or".split(
    " ",
  ),
);

/** A bare number: "at five", "moved to four", "6 to 8 pm". */
export function isHour(standing: Standing, subject: Subject): boolean {
  const { tokens, at, next, lead } = standing;
  if (continuesNumber(tokens, next) || NOT_HOURS.has(wordAt(tokens, next))) return false;
  if (isName(standing)) return false;
  if (lead === "at" || lead === "@") return !(subject.isLevel && isLevelAt(standing));
  if (tokens[at - 2]?.kind === "number" && lead === "by") return false;
  if (!subject.isMoving && opensRange(standing, subject)) return true;
  if (subject.isLevel || !endsWell(tokens, next)) return false;
  return isLed(standing, subject) || AT.has(lead);
}

/** "5 30", "five thirty", "half seven", "1730". */
export function isHourMinute(standing: Standing, subject: Subject): boolean {
  const { tokens, next, lead, isAnchored } = standing;
  const after = wordAt(tokens, next);
  const isMore = continuesNumber(tokens, next) && !HOURS.has(wordAt(tokens, next - 1));
  if (isMore || (NOT_HOURS.has(after) && after !== "or")) return false;
  if (isName(standing)) return false;
  if (AT.has(lead)) return true;
  if (!isRoundTime(standing)) return false;
  if (isAnchored || isTimeNext(tokens, next)) return true;
  const isLikely = subject.isScheduling || subject.isMoving || lead === "to";
  return isLikely && !subject.isLevel && endsWell(tokens, next);
}

/** "1500 hours (5 August)". */
const HOURS: ReadonlySet<string> = new Set(["hours", "hrs", "hr", "h"]);

/** Four digits in one that no word leads to are a number of something, unless they could be on a timetable: "policy 1159". */
function isRoundTime({ tokens, at, next, piece }: Standing): boolean {
  const isTogether = next === at + 1 && /^\d{3,4}$/.test(wordAt(tokens, at));
  const minute = piece.clock?.kind === "clock" ? piece.clock.minute : 0;
  return !isTogether || minute % 5 === 0;
}

/** "At 15h", "15h30 tomorrow"; "a 2h walk", "for 1h30" and "tomorrow 2h" are lengths of time. */
export function isLettered(standing: Standing): boolean {
  const { piece, lead, tokens, at, next, isAnchored } = standing;
  const face = piece.clock?.kind === "clock" ? piece.clock : undefined;
  if (AT.has(lead) || isFarEnd(standing) || opensLettered(tokens, next)) return true;
  if (face !== undefined && face.hour > 12 && next === at + 3) return endsWell(tokens, next);
  const isClock = face !== undefined && (face.hour > 12 || face.minute > 0);
  const behind = wordAt(tokens, next) === "," ? next + 1 : next;
  return isClock && (isAnchored || isTimeNext(tokens, next) || isTimeNext(tokens, behind));
}

function opensLettered(tokens: Tokens, next: number): boolean {
  return TO.has(wordAt(tokens, next)) && readHoursWithLetter(tokens, next + 1) !== undefined;
}

/** By words that are times only sometimes. */
function isLed(standing: Standing, { isMoving, isScheduling, isRinging }: Subject): boolean {
  const { tokens, at, next, lead, isAnchored } = standing;
  switch (lead) {
    case "to":
      return isMoving;
    case "from":
      return isMoving || TO.has(wordAt(tokens, next)) || isFarEnd(standing);
    case "for":
      // "An alarm for six tomorrow", not "a table for six tomorrow".
      if (isRinging && isTimeNext(tokens, next)) return true;
      return isScheduling && tokens[next]?.kind !== "word";
    case "about":
      return isTimeNext(tokens, next);
    default:
      // "Six on Friday" answers when; "one on Friday" which.
      if (isFirst(tokens, at) && wordAt(tokens, at) !== "one" && isTimeNext(tokens, next))
        return true;
      return isAnchored && isLast(tokens, next);
  }
}

/** Nothing is said before it that it could count: "ok, eight on Friday". */
function isFirst(tokens: Tokens, at: number): boolean {
  return tokens.slice(0, at).every(({ word }) => OPENING.has(word));
}

const OPENING: ReadonlySet<string> = new Set(
  ", . ; : ok okay yes yeah well say maybe no".split(" "),
);

/** Nothing follows that it could count: "tomorrow eight then". */
function isLast(tokens: Tokens, next: number): boolean {
  return tokens[next] === undefined || CLOSING.has(wordAt(tokens, next));
}

const CLOSING: ReadonlySet<string> = new Set(". ? ! please then thanks ok".split(" "));

/** "the volume at twenty" is no hour, "the lights off at five" is. */
function isLevelAt({ tokens, at, piece }: Standing): boolean {
  const isLate = piece.clock?.kind === "clock" && piece.clock.hour > 12;
  return isLate || isLevelWord(wordAt(tokens, at - 2));
}

/** "2" in "2 to 4 pm" and in "saturday 2 to 4". */
function opensRange({ tokens, next, isAnchored }: Standing, { isLevel }: Subject): boolean {
  if (TO.has(wordAt(tokens, next)) && isDated(tokens, next + 1)) return true;
  const end = TO.has(wordAt(tokens, next)) ? readClock(tokens, next + 1) : undefined;
  return end !== undefined && (!end.value.weakness || (isAnchored && !isLevel));
}

/** "5" in "5 to 9 October". */
function isDated(tokens: Tokens, at: number): boolean {
  const day = readDate(tokens, at, "day-first")?.value.day;
  return day?.kind === "date" && day.month !== undefined;
}

/** The second end of a range needs no more evidence than the first. */
function isFarEnd({ tokens, at }: Standing): boolean {
  const place = ABOUT.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  return TO.has(wordAt(tokens, place));
}

const ABOUT: ReadonlySet<string> = new Set(["around", "about", "roughly", "approximately"]);
