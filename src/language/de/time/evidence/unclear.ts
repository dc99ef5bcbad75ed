import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { isNoDate, isNoDayOf } from "../../../when/no-date.ts";
import { readDuration } from "../../numbers/read-duration.ts";
import { readBelowHundred, readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { readClock } from "../clock/read-clock.ts";
import { monthAt } from "../day/read-date.ts";
import { after } from "../vocabulary.ts";
import { endsWell } from "./following.ts";

const LAST_DAY = 31;
const LAST_MONTH = 12;
const AT: ReadonlySet<string> = new Set(["um", "gegen", "bis", "ab"]);
const ON: ReadonlySet<string> = new Set(["am", "zum", "bis", "ab", "vor", "nach"]);
const EITHER = ["oder", "bis", "-"];
const WRITTEN = /^\d{1,2}[:.]\d{2}$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})$/;
const OFTEN = /^(?:zwei|drei|vier|funf|sechs)mal$/;

/**
 * The place behind words that are about a time and tell none, so that somebody asks: an hour no clock
 * has ("25 Uhr"), a day no month has ("31. April"), one of two ("um 5 oder 6", "in 20 bis 30 Minuten"),
 * and how often without when ("dreimal täglich").
 */
export function unclearTo(tokens: Tokens, at: number): number | undefined {
  return noHour(tokens, at) ?? noDay(tokens, at) ?? oneOfTwo(tokens, at) ?? howOften(tokens, at);
}

function noHour(tokens: Tokens, at: number): number | undefined {
  if (readClock(tokens, at) || tokens[at - 1]?.kind === "number") return undefined;
  const isWritten = WRITTEN.test(wordAt(tokens, at));
  const hour = isWritten ? at + 1 : readBelowHundred(tokens, at)?.next;
  const oclock = hour === undefined ? undefined : after(tokens, hour, ["uhr"]);
  return oclock ?? (isWritten && AT.has(wordAt(tokens, at - 1)) ? hour : undefined);
}

function noDay(tokens: Tokens, at: number): number | undefined {
  const isLed = ON.has(wordAt(tokens, at - 1));
  if (isNoDate(wordAt(tokens, at), isLed)) return at + 1;
  if (isLed && isNoDotted(wordAt(tokens, at))) return after(tokens, at + 1, ["."]) ?? at + 1;
  const rank = readOrdinal(tokens, at);
  const month = rank && monthAt(tokens, rank.next);
  if (rank && month) return isNoDayOf(rank.value, month) ? rank.next + 1 : undefined;
  return rank && isLed && rank.value > LAST_DAY && endsWell(tokens, rank.next)
    ? rank.next
    : undefined;
}

/** "31.4." */
function isNoDotted(written: string): boolean {
  const [day = 0, month = 0] = DOTTED.exec(written)?.slice(1).map(Number) ?? [];
  return month >= 1 && month <= LAST_MONTH && isNoDayOf(day, month);
}

/** "(Um) fünf oder sechs", "in 20 bis 30 Minuten". */
function oneOfTwo(tokens: Tokens, at: number): number | undefined {
  if (wordAt(tokens, at) === "in") {
    const first = readNumber(tokens, at + 1);
    const or = first && after(tokens, first.next, EITHER);
    return or === undefined ? undefined : readDuration(tokens, or)?.next;
  }
  const lead = wordAt(tokens, at - 1);
  const first = lead === "um" || lead === "gegen" ? readClock(tokens, at) : undefined;
  const second =
    first && wordAt(tokens, first.next) === "oder" ? readClock(tokens, first.next + 1) : undefined;
  return second && endsWell(tokens, second.next) ? second.next : undefined;
}

/** "Zweimal am Tag", "dreimal täglich". */
function howOften(tokens: Tokens, at: number): number | undefined {
  const times = OFTEN.test(wordAt(tokens, at)) ? at + 1 : undefined;
  return times === undefined
    ? undefined
    : after(tokens, times, [
        "am tag",
        "pro tag",
        "taglich",
        "die woche",
        "pro woche",
        "in der woche",
        "im monat",
        "wochentlich",
      ]);
}
