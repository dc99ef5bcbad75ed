import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { readBelowHundred, readOrdinal } from "../../../numbers/read-number.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { isNumbered } from "../../clock/evidence/named-number.ts";
import { readClock } from "../../clock/read-clock.ts";
import { MONTHS, SHORT_MONTHS } from "../../vocabulary.ts";
import { COUNTING } from "./hour-beside.ts";
import { TO } from "../../clock/evidence/evidence-of-letters.ts";
import { AND, EXCEPT, NAMES, SHORT, SIDES } from "./names.ts";
import { isDotted, isOnDay, isStopOfDay } from "./written-days.ts";

/** Before a day or a month they say which. */
const WHICH: ReadonlySet<string> = new Set("next last previous every each".split(" "));

/** Words of time that lead in to a time. */
export function isBeforeTime(tokens: Tokens, at: number): boolean {
  const isDay = isDotted(tokens, at) || isOnDay(tokens, at) || isStopOfDay(tokens, at);
  const isOf = isHalfOf(tokens, at) || isPartOf(tokens, at) || isMonthBefore(tokens, at);
  const isRange = opensRange(tokens, at) || endsRange(tokens, at);
  return isDay || isOf || isRange || isRankBefore(tokens, at) || leadsIn(tokens, at);
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

/** "Last (4 July)", "except (on the 5th)", "257 (January)", "3 days (before the last week)". */
function leadsIn(tokens: Tokens, at: number): boolean {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (EXCEPT.has(word) || isButOne(tokens, at)) return true;
  if (word === "than") return COMPARED.has(wordAt(tokens, at - 1));
  if (WHICH.has(word)) return isWhichOf(tokens, at + 1);
  if (tokens[at]?.kind === "number") return MONTHS.has(next) || SHORT_MONTHS.has(next);
  return unitAt(tokens, at) !== undefined && SIDES.has(next) && tokens[at - 1]?.kind !== "mark";
}

/** "Last (4 July)", "next (Q2)"; "next tomorrow" says nothing. */
function isWhichOf(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  const isName = NAMES.has(word) || SHORT.has(word) || word === "q";
  return (isName || tokens[at]?.kind === "number") && !RELATIVE.has(word);
}

/** "Nine to (eleven thirty next Monday)". */
function opensRange(tokens: Tokens, at: number): boolean {
  const isTo = TO.has(wordAt(tokens, at + 1));
  const from = isTo ? readBelowHundred(tokens, at) : undefined;
  // "Push the first one to 11".
  const isAlone = from?.next === at + 1 && from.value > 1 && from.value <= LAST_HOUR;
  const isNamed = COUNTING.has(wordAt(tokens, at - 1)) || isNumbered(wordAt(tokens, at - 1));
  return isAlone && readClock(tokens, at + 2) !== undefined && !isNamed;
}

const LAST_HOUR = 24;

/** "Nine to five (on weekdays)". */
function endsRange(tokens: Tokens, at: number): boolean {
  const isTo = ["to", "-"].includes(wordAt(tokens, at - 1));
  const [from, to] = isTo ? [readClock(tokens, at - 2), readClock(tokens, at)] : [];
  return to !== undefined && from?.next === at - 1 && !isNumbered(wordAt(tokens, at - 3));
}

/** "Less than (two weeks from today)". */
const COMPARED: ReadonlySet<string> = new Set(["less", "more", "fewer", "longer"]);

/** "March (between 9 and 11)": days of it, and no hours. */
function isMonthBefore(tokens: Tokens, at: number): boolean {
  const isMonth = MONTHS.has(wordAt(tokens, at)) || SHORT_MONTHS.has(wordAt(tokens, at));
  return isMonth && ["between", "from"].includes(wordAt(tokens, at + 1));
}

const RANKED: ReadonlySet<string> = new Set("week weekend month quarter".split(" "));

/** "First to (last day of June)", "second (week after Easter)". */
function isRankBefore(tokens: Tokens, at: number): boolean {
  const next = wordAt(tokens, at + 1);
  if (RANKED.has(next)) return readOrdinal(tokens, at)?.next === at + 1;
  const rank = next === "to" ? readOrdinal(tokens, at) : undefined;
  return (
    rank !== undefined &&
    (wordAt(tokens, at + 2) === "last" || readOrdinal(tokens, at + 2) !== undefined)
  );
}

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
export function isDayBefore(tokens: Tokens, at: number): boolean {
  const [month, short] = [MONTHS, SHORT_MONTHS].map((names) => names.has(wordAt(tokens, at + 3)));
  const isDays = [at, at + 2].every((place) => /^\d{1,2}$/.test(wordAt(tokens, place)));
  return isDays && AND.has(wordAt(tokens, at + 1)) && (month === true || short === true);
}

/** "Any day but (Friday)", "every evening but (on Mondays)". */
function isButOne(tokens: Tokens, at: number): boolean {
  const isOfDays = NAMES_OF_DAYS.has(wordAt(tokens, at - 1));
  return wordAt(tokens, at) === "but" && isOfDays && ANY.has(wordAt(tokens, at - 2));
}

const ANY: ReadonlySet<string> = new Set(["any", "every", "each", "all"]);
const NAMES_OF_DAYS: ReadonlySet<string> = new Set(
  "day days weekday weekdays morning afternoon evening night time".split(" "),
);

const RELATIVE: ReadonlySet<string> = new Set("today tomorrow yesterday tonight".split(" "));
