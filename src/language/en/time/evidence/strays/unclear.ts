import { readBelowHundred, readNumber, readOrdinal } from "../../../numbers/read-number.ts";
import { UNIT_VALUES } from "../../../numbers/vocabulary.ts";
import { readDuration } from "../../../numbers/lengths/read-duration.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { isNoDate, isNoDayOf } from "../../../../when/no-date.ts";
import { AT } from "../../clock/evidence/evidence-of-letters.ts";
import { readClock } from "../../clock/read-clock.ts";
import { monthAt } from "../../day/date/months.ts";
import { AHEAD } from "../../day/read-shift.ts";
import { after } from "../../vocabulary.ts";
import { endsWell } from "../ends-well.ts";
import type { Subject } from "../subject.ts";

const HALVES = ["oclock", "o clock", "am", "pm", "a m", "p m"];
const LAST_HOUR = 24;
const LAST_DAY = 31;
const ON: ReadonlySet<string> = new Set(["on", "by", "until", "till", "before", "after", "since"]);
const UNITS_OF_RHYTHM: ReadonlySet<string> = new Set(["hour", "day", "week", "month", "year"]);

/**
 * The place behind words that are about a time and tell none, so that somebody asks: an hour no clock
 * has ("25 o'clock", "eleven five"), a day no month has ("30 February"), one of two ("at 5 or 6", "in 20 to 30
 * minutes"), and how often without when ("three times a week").
 */
export function unclearTo(tokens: Tokens, at: number, subject: Subject): number | undefined {
  return (
    noHour(tokens, at) ??
    noMinute(tokens, at) ??
    noDay(tokens, at) ??
    oneOfTwo(tokens, at) ??
    howOften(tokens, at, subject)
  );
}

function noHour(tokens: Tokens, at: number): number | undefined {
  const word = wordAt(tokens, at);
  const isLed = AT.has(wordAt(tokens, at - 1)) || wordAt(tokens, at - 1) === "for";
  // "1:30 hours" is a length.
  if (/^\d{1,2}:\d{2}$/.test(word) && !readClock(tokens, at) && !readDuration(tokens, at))
    return isLed || after(tokens, at + 1, HALVES) !== undefined ? at + 1 : undefined;
  const around = after(tokens, at, ["half past", "quarter past", "quarter to"]);
  const hour = readBelowHundred(tokens, around ?? at);
  if (!hour) return undefined;
  if (around !== undefined) return hour.value > LAST_HOUR ? hour.next : undefined;
  return readClock(tokens, at) ? undefined : after(tokens, hour.next, HALVES);
}

/** "(At) eleven five": five past, or eleven of five. */
function noMinute(tokens: Tokens, at: number): number | undefined {
  const hour = AT.has(wordAt(tokens, at - 1)) ? UNIT_VALUES.get(wordAt(tokens, at)) : undefined;
  const minute = UNIT_VALUES.get(wordAt(tokens, at + 1)) ?? 0;
  return hour && minute > 0 && minute < 10 && endsWell(tokens, at + 2) ? at + 2 : undefined;
}

function noDay(tokens: Tokens, at: number): number | undefined {
  const lead = wordAt(tokens, at - 1);
  if (isNoDate(wordAt(tokens, at), ON.has(lead))) return at + 1;
  const behind = noDayBefore(tokens, at) ?? noDayBehind(tokens, at);
  if (behind !== undefined) return behind;
  const rank = readOrdinal(tokens, at);
  const isDay = lead === "the" && ON.has(wordAt(tokens, at - 2));
  return rank && isDay && rank.value > LAST_DAY && endsWell(tokens, rank.next)
    ? rank.next
    : undefined;
}

/** "31st of April", "30 February". */
function noDayBefore(tokens: Tokens, at: number): number | undefined {
  const day = readOrdinal(tokens, at) ?? readPlain(tokens, at);
  const place = day && (after(tokens, day.next, ["of"]) ?? day.next);
  const month = place === undefined ? undefined : monthAt(tokens, place);
  return day && place !== undefined && month && isNoDayOf(day.value, month) ? place + 1 : undefined;
}

/** "April 31", "February the 30th"; "May 45" may be a year. */
function noDayBehind(tokens: Tokens, at: number): number | undefined {
  const month = monthAt(tokens, at);
  const place = after(tokens, at + 1, ["the"]) ?? at + 1;
  const rank = month && readOrdinal(tokens, place);
  const day = rank ?? (month ? readPlain(tokens, place) : undefined);
  if (!month || !day || !isNoDayOf(day.value, month)) return undefined;
  return (rank || day.value <= LAST_DAY) && endsWell(tokens, day.next) ? day.next : undefined;
}

function readPlain(tokens: Tokens, at: number): Read<number> {
  return /^\d{1,3}$/.test(wordAt(tokens, at))
    ? { value: Number(wordAt(tokens, at)), next: at + 1 }
    : undefined;
}

const EITHER = ["or", "to", "-"];

/** "(At) 5 or 6", "in 20 to 30 minutes". */
function oneOfTwo(tokens: Tokens, at: number): number | undefined {
  if (wordAt(tokens, at) === "in") {
    const first = readNumber(tokens, at + 1);
    const or = first && after(tokens, first.next, EITHER);
    return or === undefined ? undefined : readDuration(tokens, or)?.next;
  }
  const counted = oneOfTwoLengths(tokens, at);
  if (counted !== undefined) return counted;
  const first = readBelowHundred(tokens, at) ?? readClock(tokens, at);
  const second =
    first && wordAt(tokens, first.next) === "or" ? readClock(tokens, first.next + 1) : undefined;
  // "3 or 4 pm"; "3 or 4" of anything else.
  const isTime = second?.value.weakness === undefined || AT.has(wordAt(tokens, at - 1));
  return second && isTime && endsWell(tokens, second.next) ? second.next : undefined;
}

/** "Two or three days from now", "5 to 10 minutes ago". */
function oneOfTwoLengths(tokens: Tokens, at: number): number | undefined {
  const first = readNumber(tokens, at);
  const or = first && after(tokens, first.next, EITHER);
  const second = or === undefined ? undefined : readDuration(tokens, or);
  return second && after(tokens, second.next, COUNTED);
}

const COUNTED = [...AHEAD, "ago", "later", "earlier"];

const ADVERBS = ["daily", "weekly", "monthly", "yearly"];

/** "Twice a day", "three times a week", "twice daily". */
function howOften(
  tokens: Tokens,
  at: number,
  { isScheduling, isRinging }: Subject,
): number | undefined {
  if (!isScheduling && !isRinging) return undefined;
  const number = readNumber(tokens, at);
  const times =
    after(tokens, at, ["twice", "thrice"]) ??
    (number && after(tokens, number.next, ["times"])) ??
    undefined;
  const daily = times === undefined ? undefined : after(tokens, times, ADVERBS);
  if (daily !== undefined) return daily;
  const per = times === undefined ? undefined : after(tokens, times, ["a", "an", "per", "each"]);
  const unit = per === undefined ? undefined : unitAt(tokens, per);
  return per !== undefined && unit && UNITS_OF_RHYTHM.has(unit) ? per + 1 : undefined;
}
