import { readDate } from "../day/date/read-date.ts";
import { readNumber } from "../../numbers/read-number.ts";
import { readClock } from "../clock/read-clock.ts";
import { weekdayAt } from "../repeat/weekdays.ts";
import { readSpan } from "../stretch/read-span.ts";
import type { Tokens } from "../../../tokens.ts";
import { wordAt } from "../../../tokens.ts";
import { words } from "../../../words.ts";
import {
  areHoursNext,
  areTimesNext,
  isCalendarNext,
  isClockNext,
  isTimeNext,
} from "./following.ts";
import { endsWell } from "./ends-well.ts";
import type { Standing } from "../read-pieces.ts";
import type { Subject } from "./subject.ts";

/** Prepositions that make a day of the words after them; and what stands between two of them. */
export const ON = words("on by until till til before after since from for due starting beginning");
export const TO = words("to - through thru until till");

/** Short names that are no word of their own. */
const NOTHING_ELSE = words("mon tue tues weds thu thur thurs fri");

/** "Thu 15th", "mon to fri", "on sat", and at the end "remind me to water them fri". */
export function isShortWeekday(
  { tokens, at, next, lead, isAnchored }: Standing,
  { isScheduling }: Subject,
): boolean {
  if (isToldBehind(tokens, at, next)) return true;
  const isLast = [undefined, ".", ",", "please"].includes(tokens[next]?.word);
  if (isScheduling && isLast && isNameAtEnd(tokens, at)) return true;
  if (areHoursNext(tokens, next) || isClockNext(tokens, next)) return true;
  if (lead === "on" && isNumberNext(tokens, next)) return true;
  if (NOTHING_ELSE.has(wordAt(tokens, at)) && isMoreNext(tokens, next)) return true;
  return (isAnchored || ON.has(lead) || isTimeNext(tokens, next)) && endsWell(tokens, next);
}

/** "(On Sat) ten to nine", "(on Sat) two hours before noon". */
function isNumberNext(tokens: Tokens, next: number): boolean {
  return readNumber(tokens, next) !== undefined || readClock(tokens, next) !== undefined;
}

/** "Ring Ben wed"; "where we sat" is no day. */
function isNameAtEnd(tokens: Tokens, at: number): boolean {
  if (NOTHING_ELSE.has(wordAt(tokens, at))) return true;
  return VERBS.has(wordAt(tokens, at)) && !BEFORE_VERBS.has(wordAt(tokens, at - 1));
}

const VERBS = words("wed sat");
const BEFORE_VERBS = words(
  "i you he she it we they who that was were is are be been got get where just newly the",
);

/** "Mon (to Fri)", "(Mon to) Fri". */
function isOfRow(tokens: Tokens, at: number, next: number): boolean {
  const isNamed = (place: number): boolean => weekdayAt(tokens, place) !== undefined;
  if (TO.has(wordAt(tokens, next)) && isNamed(next + 1)) return true;
  return TO.has(wordAt(tokens, at - 1)) && isNamed(at - 2);
}

/** "Thu from 9 to 11", "Mon early morning", "Wed in next week", "Fri 6 till 8". */
function isMoreNext(tokens: Tokens, next: number): boolean {
  const of = wordAt(tokens, next) === "in" ? next + 1 : next;
  return areTimesNext(tokens, next) || isCalendarNext(tokens, of) || isNumberNext(tokens, next);
}

function isToldBehind(tokens: Tokens, at: number, next: number): boolean {
  return isDateNext(tokens, next) || isOfRow(tokens, at, next) || isOfWeek(tokens, next);
}

/** "Sat of next week", "Wed of the week after next". */
function isOfWeek(tokens: Tokens, next: number): boolean {
  return wordAt(tokens, next) === "of" && readSpan(tokens, next + 1) !== undefined;
}

/** "Thu 15th", "sat 14 june". */
function isDateNext(tokens: Tokens, next: number): boolean {
  const date = readDate(tokens, wordAt(tokens, next) === "," ? next + 1 : next);
  return date !== undefined && tokens[date.next - 1]?.start !== tokens[next - 1]?.start;
}
