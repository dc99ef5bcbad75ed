import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import {
  MONTHS,
  PLURAL_WEEKDAYS,
  SHORT_MONTHS,
  SHORT_WEEKDAYS,
  WEEKDAYS,
} from "../../vocabulary.ts";

export const NAMES: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...PLURAL_WEEKDAYS.keys(),
  ..."tues weds thurs today tomorrow yesterday tonight morning afternoon evening overnight closest nearest midnight noon midday lunchtime dinnertime teatime suppertime bedtime ago oclock am pm weekday weekdays weekend weekends fortnight everyday".split(
    " ",
  ),
]);
/** Words and names of their own, which are times right beside a number. */
export const SHORT: ReadonlySet<string> = new Set([
  ...SHORT_WEEKDAYS.keys(),
  ...MONTHS.keys(),
  ...SHORT_MONTHS.keys(),
]);
/** 19th, 11:30, 14/6, 3.5.2026 */
const WRITTEN =
  /^(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}:\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4})$/;
const FRACTION = /^[1-3]\/[2-4]$/;
/** What is left out of a time, where it was not read with it. */
export const EXCEPT: ReadonlySet<string> = new Set(["except", "excluding"]);
export const SIDES: ReadonlySet<string> = new Set(["before", "after", "from", "around"]);
export const AND: ReadonlySet<string> = new Set(["and", "or", "&", ",", "-"]);

/** Whether a word, where it stands, is nothing but a time. */
export function isNamed(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  // "Lunch at one, am I free": a verb.
  if (word === "am" && ["i", "not"].includes(wordAt(tokens, at + 1))) return false;
  if (NAMES.has(word)) return true;
  if (SHORT_WEEKDAYS.has(word) && /^\p{Lu}/u.test(tokens[at]?.raw ?? "")) return true;
  if (SHORT.has(word)) return isBesideHour(tokens, at);
  return isWritten(word) && !FRACTION.test(word);
}

/** A time or a date in figures. */
export function isWritten(word: string): boolean {
  return WRITTEN.test(word);
}

/** "5 mar", "sat 14", "5p mon". */
function isBesideHour(tokens: Tokens, at: number): boolean {
  const isLettered =
    ["a", "p"].includes(wordAt(tokens, at - 1)) && tokens[at - 2]?.kind === "number";
  return tokens[at - 1]?.kind === "number" || tokens[at + 1]?.kind === "number" || isLettered;
}
