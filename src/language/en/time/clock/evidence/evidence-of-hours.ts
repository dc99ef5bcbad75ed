import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { continuesNumber, endsWell } from "../../evidence/ends-well.ts";
import { isTimeNext } from "../../evidence/following.ts";
import { readDuration } from "../../../numbers/lengths/read-duration.ts";
import { readDate } from "../../day/date/read-date.ts";
import { weekdayAt } from "../../repeat/weekdays.ts";
import { readClock } from "../read-clock.ts";
import type { Standing } from "../../read-pieces.ts";
import { AT, isFarEnd, TO } from "./evidence-of-letters.ts";
import { isName } from "./named-number.ts";
import { isLevelWord } from "../../evidence/subject.ts";
import type { Subject } from "../../evidence/subject.ts";

/** After "at 5" these say that it was no hour. */
const NOT_HOURS: ReadonlySet<string> = new Set(
  "percent degrees degree dollars dollar euros euro pounds kilometers kilometres miles meters metres people persons times point points main street st road rd avenue ave hundred thousand million of out star stars level volume or".split(
    " ",
  ),
);

/** A bare number: "at five", "moved to four", "6 to 8 pm". */
export function isHour(standing: Standing, subject: Subject): boolean {
  const { tokens, next, lead } = standing;
  if (goesOnAsNumber(tokens, next) || isName(standing)) return false;
  if (lead === "at" || lead === "@") return !(subject.isLevel && isLevelAt(standing));
  if (isMeasured(standing)) return false;
  const isRange = !subject.isMoving && opensRange(standing, subject);
  if (isRange || isInPlace(standing, subject)) return true;
  if (subject.isLevel || !(endsWell(tokens, next) || isTimeNext(tokens, next))) return false;
  return isLed(standing, subject) || AT.has(lead);
}

/** "Two by (four)". */
function isMeasured({ tokens, at, lead }: Standing): boolean {
  return tokens[at - 2]?.kind === "number" && lead === "by";
}

/** "Can we do (one) instead of twelve", "make that (six) instead of half past"; "get six instead of four" are things. */
function isInPlace({ tokens, at, next }: Standing, { isMoving }: Subject): boolean {
  const isOf = wordAt(tokens, next) === "instead" && wordAt(tokens, next + 1) === "of";
  const isDone = isMoving || DONE.has(wordAt(tokens, at - 1));
  return isOf && isDone && readClock(tokens, next + 2) !== undefined;
}

const DONE: ReadonlySet<string> = new Set("do it that be say".split(" "));

/** "(5) percent", "(5) 20"; "(8 pm to 11) 5/14" has a date behind it. */
function goesOnAsNumber(tokens: Tokens, next: number): boolean {
  if (NOT_HOURS.has(wordAt(tokens, next))) return true;
  const isDate = readDate(tokens, next)?.value.weakness === "slash";
  return continuesNumber(tokens, next) && !isDate && !isWholeDate(tokens, next);
}

/** "Half seven (2026-03-15)". */
function isWholeDate(tokens: Tokens, next: number): boolean {
  const { day, weakness } = readDate(tokens, next)?.value ?? {};
  return weakness === undefined && day?.kind === "date" && day.year !== undefined;
}

/** "5 30", "five thirty", "half seven", "1730". */
export function isHourMinute(standing: Standing, subject: Subject): boolean {
  const { tokens, next, lead, isAnchored, piece } = standing;
  if (piece.zone !== undefined) return true;
  if (goesOnAsCount(tokens, next) || isName(standing)) return false;
  if (AT.has(lead) || opensRange(standing, subject)) return true;
  if (!isRoundTime(standing)) return false;
  if (isAnchored || isTimeNext(tokens, next)) return true;
  const isHalf = wordAt(tokens, standing.at) === "half" && ABOUT.has(lead);
  const isLikely = subject.isScheduling || subject.isMoving || lead === "to" || isHalf;
  return isLikely && !subject.isLevel && endsWell(tokens, next);
}

/** "(5 30) percent", "(fifteen thirty) 20"; behind "1500 hours" a number is another. */
function goesOnAsCount(tokens: Tokens, next: number): boolean {
  const after = wordAt(tokens, next);
  if (NOT_HOURS.has(after) && after !== "or") return true;
  if (isWholeDate(tokens, next)) return false;
  return continuesNumber(tokens, next) && !HOURS.has(wordAt(tokens, next - 1));
}

/** "About half ten". */
const ABOUT: ReadonlySet<string> = new Set(["about", "around", "roughly"]);

/** "1500 hours (5 August)". */
const HOURS: ReadonlySet<string> = new Set(["hours", "hrs", "hr", "h"]);

/** Four digits in one that no word leads to are a number of something, unless they could be on a timetable: "policy 1159". */
function isRoundTime({ tokens, at, next, piece }: Standing): boolean {
  const isTogether = next === at + 1 && /^\d{3,4}$/.test(wordAt(tokens, at));
  const minute = piece.clock?.kind === "clock" ? piece.clock.minute : 0;
  return !isTogether || minute % 5 === 0;
}

/** By words that are times only sometimes. */
function isLed(standing: Standing, { isMoving, isScheduling, isRinging }: Subject): boolean {
  const { tokens, at, next, lead, isAnchored } = standing;
  switch (lead) {
    case "to":
      return isMoving;
    case "from":
      return isMoving || isStart(standing);
    case "for":
      // "An alarm for six tomorrow", not "a table for six tomorrow".
      if ((isRinging || isReminder(tokens, at)) && isTimeNext(tokens, next)) return true;
      return isScheduling && tokens[next]?.kind !== "word";
    case "about":
      return isTimeNext(tokens, next) || isBesideDay(standing);
    default:
      return (isAnchored && isLast(tokens, next)) || opensTime(standing, isRinging);
  }
}

/** "Friday at about (eight)", "Friday night, about (eight)"; "tell Una on Friday about eight oars". */
function isBesideDay({ tokens, at, next, isAnchored }: Standing): boolean {
  return wordAt(tokens, at - 2) === "at" || (isAnchored && isLast(tokens, next));
}

/** "A reminder for (eleven) on Saturday". */
function isReminder(tokens: Tokens, at: number): boolean {
  return REMINDERS.has(wordAt(tokens, at - 2));
}

const REMINDERS: ReadonlySet<string> = new Set(["reminder", "reminders", "alert", "nudge"]);

/** "Sunday from seven", "from seven on Sunday", "from seven to nine". */
function isStart(standing: Standing): boolean {
  const { tokens, next, isAnchored } = standing;
  if (isAnchored || isTimeNext(tokens, next) || isLasting(tokens, next)) return true;
  return TO.has(wordAt(tokens, next)) || isFarEnd(standing);
}

/** "(From five) for an hour". */
function isLasting(tokens: Tokens, next: number): boolean {
  return wordAt(tokens, next) === "for" && readDuration(tokens, next + 1) !== undefined;
}

/** "Six on Friday" answers when, "one on Friday" which; "an alarm six tomorrow". */
function opensTime({ tokens, at, next }: Standing, isRinging: boolean): boolean {
  const isAnswer = isFirst(tokens, at) && wordAt(tokens, at) !== "one";
  const isHour = isAnswer || (isRinging && !isCounted(tokens, at));
  return isHour && isTimeNext(tokens, next);
}

/** "The two tomorrow", "my six on Friday". */
function isCounted(tokens: Tokens, at: number): boolean {
  return DETERMINERS.has(wordAt(tokens, at - 1));
}

const DETERMINERS: ReadonlySet<string> = new Set("the these those my our all both".split(" "));

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
function opensRange(standing: Standing, { isLevel }: Subject): boolean {
  const { tokens, next, isAnchored } = standing;
  if (TO.has(wordAt(tokens, next)) && isDated(tokens, next + 1)) return true;
  const end = TO.has(wordAt(tokens, next)) ? readClock(tokens, next + 1) : undefined;
  if (!end) return false;
  // "9 till 5 tomorrow", "the shift is 9 till 5": of numbers one says "to".
  const isOver = isTimeNext(tokens, end.next) || (!isLevel && endsWell(tokens, end.next));
  const isTill = TILL.has(wordAt(tokens, next)) && isOver;
  if (isTill || !end.value.weakness) return true;
  const isOfDay = isBare(standing) && isTimeNext(tokens, end.next);
  return (isAnchored || isOfDay) && !isLevel;
}

/** "Lunch in my calendar 9 to 11 on Friday"; "dinner with 9 to 11 on Friday" are people. */
function isBare({ tokens, at, lead }: Standing): boolean {
  return lead === "" && !isCounted(tokens, at) && !WITH.has(wordAt(tokens, at - 1));
}

const WITH: ReadonlySet<string> = new Set(["with", "and", "or", "all", "another"]);

const TILL: ReadonlySet<string> = new Set(["till", "til", "until"]);

/** "5" in "5 to 9 October", "Mon 5 to Fri 9 October". */
function isDated(tokens: Tokens, start: number): boolean {
  const at = weekdayAt(tokens, start) === undefined ? start : start + 1;
  const day = readDate(tokens, at)?.value.day;
  return day?.kind === "date" && day.month !== undefined;
}
