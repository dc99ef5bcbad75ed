import type { StrayWords } from "../../../when/half-read.ts";
import { wordAt } from "../../../tokens.ts";
import { MONTHS, PLURAL_WEEKDAYS, SHORT_MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

const NAMES: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...PLURAL_WEEKDAYS.keys(),
  ..."tues weds thurs today tomorrow yesterday tonight morning afternoon evening midnight noon midday ago oclock am pm weekday weekdays weekend weekends fortnight everyday".split(
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
  ", - of on at in by the from to until till til through before after".split(" "),
);

/** English words that are nothing but times, where no reader took them. */
export const strayWords: StrayWords = {
  isTime: (tokens, at) => {
    const word = wordAt(tokens, at);
    if (NAMES.has(word)) return true;
    if (SHORT.has(word))
      return tokens[at - 1]?.kind === "number" || tokens[at + 1]?.kind === "number";
    return WRITTEN.test(word) && !FRACTION.test(word);
  },
  isJoint: (word) => JOINTS.has(word),
};
