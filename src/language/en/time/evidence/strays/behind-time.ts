import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { readBelowHundred, readOrdinal } from "../../../numbers/read-number.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { MONTHS, SHORT_MONTHS, SHORT_WEEKDAYS, VERB_MONTHS } from "../../vocabulary.ts";
import { endsWell } from "../ends-well.ts";
import { AND, EXCEPT, isWritten, NAMES, SIDES } from "./names.ts";
import { isOtherClock } from "./other-clocks.ts";
import { isToldMore } from "./told-more.ts";
import { isDotted, isOnDay } from "./written-days.ts";

const TO: ReadonlySet<string> = new Set(["to", "until", "till"]);
const OFTEN: ReadonlySet<string> = new Set(["twice", "thrice"]);

/** Words of time that go on behind a time. */
export function isBehindTime(tokens: Tokens, at: number): boolean {
  return (
    isToldMore(tokens, at) ||
    isOnDay(tokens, at) ||
    isOtherClock(tokens, at) ||
    isDotted(tokens, at) ||
    goesOn(tokens, at) ||
    tellsWhich(tokens, at)
  );
}

/** "(The weekend) after next", "(the first week) of April", "(every day) except when it rains". */
function tellsWhich(tokens: Tokens, at: number): boolean {
  const [before, word] = [wordAt(tokens, at - 1), wordAt(tokens, at)];
  if (EXCEPT.has(word)) return true;
  if (SIDES.has(before)) return ["next", "last"].includes(word) && endsWell(tokens, at + 1);
  if (unitAt(tokens, at)) return readOrdinal(tokens, at - 1) !== undefined;
  if (AND.has(before)) return isMonth(word) && !VERB_MONTHS.has(word);
  if (before !== "of") return false;
  return isMonth(word) || /^(?:19|20|21)\d{2}$/.test(word);
}

function isMonth(word: string): boolean {
  return MONTHS.has(word) || SHORT_MONTHS.has(word);
}

/** "(At 3) and 5", "(on 3 May) and the 5th", "(every day) twice": what is told beside it goes on. */
function goesOn(tokens: Tokens, at: number): boolean {
  if (OFTEN.has(wordAt(tokens, at))) return true;
  const before = wordAt(tokens, at - 1);
  // "A call today and one tomorrow" is a call.
  if (wordAt(tokens, at) === "one") return false;
  const isBehindTime = NAMES.has(before) || SHORT_WEEKDAYS.has(before);
  if (!AND.has(before) && !TO.has(before) && !isBehindTime && tokens[at - 1]?.kind !== "number")
    return false;
  const number = readOrdinal(tokens, at) ?? readSmall(tokens, at);
  return number !== undefined && number.value <= MOST && endsLike(tokens, number.next);
}

const MOST = 31;

function readSmall(tokens: Tokens, at: number): Read<number> {
  return /^\d{1,2}:\d{2}$/.test(wordAt(tokens, at))
    ? { value: 0, next: at + 1 }
    : readBelowHundred(tokens, at);
}

/** Nothing is counted by the number. */
function endsLike(tokens: Tokens, next: number): boolean {
  const isEnd = endsWell(tokens, next) || isWritten(wordAt(tokens, next));
  return isEnd && wordAt(tokens, next) !== "of" && !unitAt(tokens, next);
}
