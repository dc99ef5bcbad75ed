import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { readDuration } from "../../../numbers/lengths/read-duration.ts";
import { readUnit } from "../../../numbers/lengths/units.ts";
import { readNumber } from "../../../numbers/read-number.ts";
import { monthAt } from "../../day/date/months.ts";
import { SHORT_WEEKDAYS, WEEKDAYS } from "../../vocabulary.ts";
import { endsWell } from "../ends-well.ts";
import { AND, NAMES } from "./names.ts";

const SIDES: ReadonlySet<string> = new Set("before after later earlier".split(" "));
const EDGES: ReadonlySet<string> = new Set("early late forenoon".split(" "));
const COUNTED: ReadonlySet<string> = new Set("times occurrences x".split(" "));

/** More of a time, behind it, in words that are said of other things too. */
export function isToldMore(tokens: Tokens, at: number): boolean {
  return (
    isTimetable(tokens, at) ||
    isMoreLength(tokens, at) ||
    isEdgeOfDay(tokens, at) ||
    isDayOfRhythm(tokens, at) ||
    isCounted(tokens, at)
  );
}

/** "(Tomorrow), 2030": of the 24-hour clock, and no year. */
function isTimetable(tokens: Tokens, at: number): boolean {
  const before = wordAt(tokens, wordAt(tokens, at - 1) === "," ? at - 2 : at - 1);
  const isWritten = /^(?:1\d|2[0-3])[0-5]\d$/.test(wordAt(tokens, at));
  return isWritten && NAMES.has(before) && endsWell(tokens, at + 1);
}

/** "(In a fortnight) and a month", "(on 3 May) or two days later". */
function isMoreLength(tokens: Tokens, at: number): boolean {
  const length = AND.has(wordAt(tokens, at - 1)) ? readDuration(tokens, at) : undefined;
  if (!length) return false;
  return readUnit(tokens, at - 2) !== undefined || SIDES.has(wordAt(tokens, length.next));
}

/** "(3 May) early", "(Friday) late". */
function isEdgeOfDay(tokens: Tokens, at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const isDay = WEEKDAYS.has(before) || SHORT_WEEKDAYS.has(before) || NAMES.has(before);
  const month = tokens[at - 1]?.kind === "number" ? at - 2 : at - 1;
  const isDate = monthAt(tokens, month) !== undefined;
  return EDGES.has(wordAt(tokens, at)) && (isDay || isDate) && endsWell(tokens, at + 1);
}

/** "(Every June on) day 20". */
function isDayOfRhythm(tokens: Tokens, at: number): boolean {
  const isLed = ["on", "the"].includes(wordAt(tokens, at - 1));
  return isLed && wordAt(tokens, at) === "day" && tokens[at + 1]?.kind === "number";
}

/** "(Starting 1 March) for three times". */
function isCounted(tokens: Tokens, at: number): boolean {
  return [at, at - 1, at - 2].some((start) => {
    const count = wordAt(tokens, start) === "for" ? readNumber(tokens, start + 1) : undefined;
    return count !== undefined && at <= count.next && COUNTED.has(wordAt(tokens, count.next));
  });
}
