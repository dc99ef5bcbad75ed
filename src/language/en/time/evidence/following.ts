import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import type { ReadClock } from "../clock/clock-reading.ts";
import { readClock } from "../clock/read-clock.ts";
import { readDate } from "../day/date/read-date.ts";
import { readDay } from "../day/read-day.ts";
import { readWhich } from "../day/read-which.ts";
import { readPart } from "../clock/read-part.ts";
import { endsWell } from "./ends-well.ts";
import { readRepeat } from "../repeat/read-repeat.ts";

/** A day that is surely one follows: a short name by its capital, and whatever "on" leads in. */
export function isDayNext(tokens: Tokens, next: number): boolean {
  const isOn = wordAt(tokens, next) === "on";
  const at = isOn ? next + 1 : next;
  const day = readDay(tokens, at);
  const weakness = day?.value.weakness;
  if (!day || weakness === undefined) return day !== undefined;
  const isCapital = weakness === "short-weekday" && /^[A-Z]/.test(tokens[at]?.raw ?? "");
  return (isOn || isCapital) && endsWell(tokens, day.next);
}

/** A time follows, or hours from one to another: "from 2 to 4". */
export function areTimesNext(tokens: Tokens, next: number): boolean {
  if (isTimeNext(tokens, next)) return true;
  return wordAt(tokens, next) === "from" && areHoursNext(tokens, next + 1);
}

/** "9 to 11". */
export function areHoursNext(tokens: Tokens, next: number): boolean {
  const start = readClock(tokens, next, true);
  if (!start || !TO.has(wordAt(tokens, start.next))) return false;
  return readClock(tokens, start.next + 1) !== undefined;
}

const TO: ReadonlySet<string> = new Set(["to", "-", "until", "till", "through", "thru"]);

/** A time of day that is surely one follows, or one behind "at". */
export function isClockNext(tokens: Tokens, next: number): boolean {
  const place = afterLinks(tokens, next, CLOCK_LINKS);
  const clock = readClock(tokens, place);
  const isLed = place > next && wordAt(tokens, place - 1) !== ",";
  return clock !== undefined && (isLed || isSure(clock.value));
}

/** Weak by its form alone: "16h35", "fifteen thirty", "1600 hours" are no numbers of anything. */
function isSure({ weakness, clock }: ReadClock): boolean {
  if (weakness === undefined) return true;
  if (clock.kind !== "clock") return false;
  return weakness === "lettered"
    ? clock.hour > 12 || clock.minute > 0
    : weakness === "hour-minute" && clock.hour > 12;
}

/** Words that lead in to a time of day: "at", "at around", ", at about". */
const CLOCK_LINKS: ReadonlySet<string> = new Set(
  ", at @ by around about circa ca approximately approx roughly exactly precisely".split(" "),
);
const MOST_LINKS = 3;

function afterLinks(tokens: Tokens, at: number, links: ReadonlySet<string>): number {
  let place = at;
  while (place < at + MOST_LINKS && links.has(wordAt(tokens, place))) place += 1;
  return place;
}

/** Hours with a bound follow: "before noon", "between 9 and 11", "from 5 for an hour". */
export function isBoundNext(tokens: Tokens, next: number): boolean {
  const start = wordAt(tokens, next) === "," ? next + 1 : next;
  if (!BOUNDS.has(wordAt(tokens, start))) return false;
  const at = wordAt(tokens, start + 1) === "at" ? start + 2 : start + 1;
  return readClock(tokens, at, true) !== undefined;
}

const BOUNDS: ReadonlySet<string> = new Set(
  "from between before after until till by starting".split(" "),
);

/** "Next month", "last week", "this year" follows. */
export function isCalendarNext(tokens: Tokens, next: number): boolean {
  const which = readWhich(tokens, next);
  return which !== undefined && CALENDAR.has(wordAt(tokens, which.next));
}

const CALENDAR: ReadonlySet<string> = new Set(["week", "month", "year"]);

/** A day, a part of the day, a rhythm or a time of day follows. */
export function isTimeNext(tokens: Tokens, next: number): boolean {
  if (isDayNext(tokens, next) || isDateNext(tokens, next) || isThisPart(tokens, next)) return true;
  if (isClockNext(tokens, next)) return true;
  const isLinked = ["at", "in", "on", ","].includes(wordAt(tokens, next));
  const place = isLinked ? next + 1 : next;
  const clock = readClock(tokens, place);
  if (clock && !clock.value.weakness) return true;
  return readPart(tokens, wordAt(tokens, place) === "the" ? place + 1 : place) !== undefined;
}

/** "(Nine) on the 9th", "(nine) every Monday", "(half eight) on Mondays". */
function isDateNext(tokens: Tokens, next: number): boolean {
  const isOn = wordAt(tokens, next) === "on";
  const repeat = readRepeat(tokens, next) ?? (isOn ? readRepeat(tokens, next + 1) : undefined);
  if (repeat && (isOn || repeat.value.weakness === undefined)) return true;
  const date = readDate(tokens, isOn ? next + 1 : next);
  return date !== undefined && (date.value.weakness === undefined || isOn);
}

/** "(Half eleven) this morning", "(at two) last night". */
function isThisPart(tokens: Tokens, next: number): boolean {
  const isWhich = ["this", "last", "next"].includes(wordAt(tokens, next));
  const part = isWhich ? readPart(tokens, next + 1) : undefined;
  return part !== undefined && part.value.isMeal !== true;
}
