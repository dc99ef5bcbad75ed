import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { readClock } from "../clock/read-clock.ts";
import { readDay } from "../day/read-day.ts";
import { readWhich } from "../day/read-which.ts";
import { readPart } from "../clock/read-part.ts";

/** Words a time may stand before; any other makes a bare number or rank part of something else. */
const FOLLOWING: ReadonlySet<string> = new Set(
  "and or but then so if when while that which who please thanks thank instead at on in by between to for with from of until till before after about starting beginning ending except because as is are was were do does did can could will would should i we you he she it they my me us your our his her their there okay ok called named titled saying call tell remind send ask add schedule sharp today tomorrow tonight yesterday this next last every each monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night am pm oclock not rather any the a an".split(
    " ",
  ),
);
const UNIT_SIGNS: ReadonlySet<string> = new Set(["%", "°", "$", "€", "£", "/", "+"]);

/** Nothing follows, or a mark, or a word that does not go on with a number or a rank. */
export function endsWell(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  if (!token) return true;
  return token.kind === "mark" ? !UNIT_SIGNS.has(token.word) : FOLLOWING.has(token.word);
}

/** Another number or a unit sign follows: the number before is no time. */
export function continuesNumber(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  return token?.kind === "number" || UNIT_SIGNS.has(token?.word ?? "");
}

/** A day that is surely one follows. */
export function isDayNext(tokens: Tokens, next: number): boolean {
  const day = readDay(tokens, wordAt(tokens, next) === "on" ? next + 1 : next);
  return day !== undefined && day.value.weakness === undefined;
}

/** A time follows, or hours from one to another: "from 2 to 4". */
export function areTimesNext(tokens: Tokens, next: number): boolean {
  if (isTimeNext(tokens, next)) return true;
  const start = wordAt(tokens, next) === "from" ? readClock(tokens, next + 1) : undefined;
  if (!start || !TO.has(wordAt(tokens, start.next))) return false;
  return readClock(tokens, start.next + 1) !== undefined;
}

const TO: ReadonlySet<string> = new Set(["to", "-", "until", "till", "through", "thru"]);

/** A time of day that is surely one follows, or one behind "at". */
export function isClockNext(tokens: Tokens, next: number): boolean {
  const lead = wordAt(tokens, next);
  const clock = readClock(tokens, ["at", "@", ","].includes(lead) ? next + 1 : next);
  return clock !== undefined && (lead === "at" || lead === "@" || !clock.value.weakness);
}

/** "Next month", "last week", "this year" follows. */
export function isCalendarNext(tokens: Tokens, next: number): boolean {
  const which = readWhich(tokens, next);
  return which !== undefined && CALENDAR.has(wordAt(tokens, which.next));
}

const CALENDAR: ReadonlySet<string> = new Set(["week", "month", "year"]);

/** A day, a part of the day or a time of day follows. */
export function isTimeNext(tokens: Tokens, next: number): boolean {
  if (isDayNext(tokens, next)) return true;
  const isLinked = ["at", "in", "on", ","].includes(wordAt(tokens, next));
  const place = isLinked ? next + 1 : next;
  const clock = readClock(tokens, place);
  if (clock && (wordAt(tokens, next) === "at" || !clock.value.weakness)) return true;
  return readPart(tokens, wordAt(tokens, place) === "the" ? place + 1 : place) !== undefined;
}
