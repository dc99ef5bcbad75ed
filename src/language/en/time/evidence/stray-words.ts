import type { StrayWords } from "../../../when/half-read.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readBelowHundred, readOrdinal } from "../../numbers/read-number.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import { isNumbered } from "../clock/evidence/named-number.ts";
import { readClock } from "../clock/read-clock.ts";
import { endsWell } from "./ends-well.ts";
import { COUNTING, hourBeside } from "./hour-beside.ts";
import { MONTHS, PLURAL_WEEKDAYS, SHORT_MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

const NAMES: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...PLURAL_WEEKDAYS.keys(),
  ..."tues weds thurs today tomorrow yesterday tonight morning afternoon evening overnight closest nearest midnight noon midday ago oclock am pm weekday weekdays weekend weekends fortnight everyday".split(
    " ",
  ),
]);
/** Words and names of their own, which are times right beside a number. */
const SHORT: ReadonlySet<string> = new Set([
  ...SHORT_WEEKDAYS.keys(),
  ...MONTHS.keys(),
  ...SHORT_MONTHS.keys(),
]);
/** 19th, 11:30, 14/6, 3.5.2026 */
const WRITTEN =
  /^(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}:\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4})$/;
const FRACTION = /^[1-3]\/[2-4]$/;
const JOINTS: ReadonlySet<string> = new Set(
  ", - of on at in by the from to until till til through thru before after".split(" "),
);
/** What is left out of a time, where it was not read with it. */
const EXCEPT: ReadonlySet<string> = new Set(["except", "excluding"]);
const AND: ReadonlySet<string> = new Set(["and", "or", "&", ",", "-"]);
const TO: ReadonlySet<string> = new Set(["to", "until", "till"]);
/** Before a day or a month they say which. */
const WHICH: ReadonlySet<string> = new Set("next last previous every each".split(" "));
const SIDES: ReadonlySet<string> = new Set(["before", "after", "from"]);
const OFTEN: ReadonlySet<string> = new Set(["twice", "thrice"]);

/** English words that are nothing but times, where no reader took them. */
export const strayWords: StrayWords = {
  isTime: (tokens, at, step) =>
    isNamed(tokens, at) ||
    (step > 0
      ? goesOn(tokens, at) || tellsWhich(tokens, at)
      : leadsIn(tokens, at) || isHalfOf(tokens, at) || isPartOf(tokens, at)),
  isJoint: (tokens, at, step) => {
    const word = wordAt(tokens, at);
    if (JOINTS.has(word)) return true;
    if (step > 0) return EXCEPT.has(word) || (AND.has(word) && goesOn(tokens, at + 1));
    return AND.has(word) && (WRITTEN.test(wordAt(tokens, at - 1)) || isDayBefore(tokens, at - 1));
  },
  hourBeside,
};

function isNamed(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  if (NAMES.has(word)) return true;
  if (SHORT_WEEKDAYS.has(word) && /^\p{Lu}/u.test(tokens[at]?.raw ?? "")) return true;
  if (SHORT.has(word)) return isBesideHour(tokens, at);
  return WRITTEN.test(word) && !FRACTION.test(word);
}

/** "5 mar", "sat 14", "5p mon". */
function isBesideHour(tokens: Tokens, at: number): boolean {
  const isLettered =
    ["a", "p"].includes(wordAt(tokens, at - 1)) && tokens[at - 2]?.kind === "number";
  return tokens[at - 1]?.kind === "number" || tokens[at + 1]?.kind === "number" || isLettered;
}

/** Said of a stretch they leave out some of it. */
const PARTS: ReadonlySet<string> = new Set(
  "part parts most half third quarter rest remainder bulk majority much some day days week weeks start beginning middle end halfway midway".split(
    " ",
  ),
);
const OF_WHOLE: ReadonlySet<string> = new Set(["of", "through", "into"]);

/** "Part of (next week)", "the third day of (the summer)", "halfway through (April)". */
function isPartOf(tokens: Tokens, at: number): boolean {
  const of = wordAt(tokens, at + 1);
  if (wordAt(tokens, at) === "times") return tokens[at - 1] !== undefined && isCounted(tokens, at);
  if (of === "in") return ["early", "late"].includes(wordAt(tokens, at));
  return OF_WHOLE.has(of) && PARTS.has(wordAt(tokens, at));
}

/** "Ten times (every day)". */
function isCounted(tokens: Tokens, at: number): boolean {
  return tokens[at - 1]?.kind === "number" || readBelowHundred(tokens, at - 1) !== undefined;
}

/** "(The weekend) after next", "(the first week) of April", "(every day) except when it rains". */
function tellsWhich(tokens: Tokens, at: number): boolean {
  const [before, word] = [wordAt(tokens, at - 1), wordAt(tokens, at)];
  if (EXCEPT.has(word)) return true;
  if (SIDES.has(before)) return ["next", "last"].includes(word) && endsWell(tokens, at + 1);
  if (unitAt(tokens, at)) return readOrdinal(tokens, at - 1) !== undefined;
  if (before !== "of") return false;
  return MONTHS.has(word) || SHORT_MONTHS.has(word) || /^(?:19|20|21)\d{2}$/.test(word);
}

/** "(At 3) and 5", "(on 3 May) and the 5th", "(every day) twice": what is told beside it goes on. */
function goesOn(tokens: Tokens, at: number): boolean {
  if (OFTEN.has(wordAt(tokens, at)) || isDotted(tokens, at)) return true;
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

/** "(5 pm) 8.5", "8.5. (at noon)": a date by its figures. */
function isDotted(tokens: Tokens, at: number): boolean {
  const isWritten = /^\d{1,2}\.\d{1,2}$/.test(wordAt(tokens, at));
  return isWritten && unitAt(tokens, at + 1) === undefined && endsWell(tokens, at + 1);
}

function readSmall(tokens: Tokens, at: number): Read<number> {
  return /^\d{1,2}:\d{2}$/.test(wordAt(tokens, at))
    ? { value: 0, next: at + 1 }
    : readBelowHundred(tokens, at);
}

/** Nothing is counted by the number. */
function endsLike(tokens: Tokens, next: number): boolean {
  return endsWell(tokens, next) && wordAt(tokens, next) !== "of" && !unitAt(tokens, next);
}

/** "Last (4 July)", "except (on the 5th)", "257 (January)", "3 days (before the last week)". */
function leadsIn(tokens: Tokens, at: number): boolean {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (EXCEPT.has(word) || isDotted(tokens, at) || opensRange(tokens, at)) return true;
  const isName = NAMES.has(next) || SHORT.has(next) || tokens[at + 1]?.kind === "number";
  if (WHICH.has(word)) return isName && !RELATIVE.has(next);
  if (tokens[at]?.kind === "number") return MONTHS.has(next) || SHORT_MONTHS.has(next);
  return unitAt(tokens, at) !== undefined && SIDES.has(next) && tokens[at - 1]?.kind !== "mark";
}

/** "Nine to (eleven thirty next Monday)". */
function opensRange(tokens: Tokens, at: number): boolean {
  const isTo = ["to", "-"].includes(wordAt(tokens, at + 1));
  const from = isTo ? readBelowHundred(tokens, at) : undefined;
  // "Push the first one to 11".
  const isAlone = from?.next === at + 1 && from.value > 1 && from.value <= LAST_HOUR;
  const isNamed = COUNTING.has(wordAt(tokens, at - 1)) || isNumbered(wordAt(tokens, at - 1));
  return isAlone && readClock(tokens, at + 2) !== undefined && !isNamed;
}

const LAST_HOUR = 24;

/** "Half (eleven)", "bank holiday (Monday)": which of them nobody knows. */
function isHalfOf(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  if (isDayBefore(tokens, at)) return true;
  // "The last but one (Friday)", "Remembrance (Sunday)".
  if (word === "one") return wordAt(tokens, at - 1) === "but";
  if (word === "remembrance") return true;
  if (word === "half") return readBelowHundred(tokens, at + 1) !== undefined;
  if (word === "holiday") return wordAt(tokens, at - 1) === "bank";
  return word === "bank" && wordAt(tokens, at + 1) === "holiday";
}

/** "14 and (15 March)". */
function isDayBefore(tokens: Tokens, at: number): boolean {
  const [month, short] = [MONTHS, SHORT_MONTHS].map((names) => names.has(wordAt(tokens, at + 3)));
  const isDays = [at, at + 2].every((place) => /^\d{1,2}$/.test(wordAt(tokens, place)));
  return isDays && AND.has(wordAt(tokens, at + 1)) && (month === true || short === true);
}

const RELATIVE: ReadonlySet<string> = new Set("today tomorrow yesterday tonight".split(" "));
