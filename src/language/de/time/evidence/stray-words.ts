import type { StrayWords } from "../../../when/half-read.ts";
import { wordAt } from "../../../tokens.ts";
import { MONTHS, SHORT_MONTHS, WEEKDAYS, WEEKLY } from "../vocabulary.ts";

const NAMES: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...WEEKLY.keys(),
  ..."heute morgen ubermorgen gestern vorgestern vormittags nachmittags abends morgens mittags nachts mitternacht uhr wochenende werktags wochentags".split(
    " ",
  ),
]);
/** Names of their own, which are times right beside a number. */
const SHORT: ReadonlySet<string> = new Set([...MONTHS.keys(), ...SHORT_MONTHS.keys()]);
const WRITTEN = /^(?:\d{1,2}:\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)$/;
const JOINTS: ReadonlySet<string> = new Set(
  ", - um am im vom von bis zum zur der dem den ab vor nach".split(" "),
);

/** German words that are nothing but times, where no reader took them. */
export const strayWords: StrayWords = {
  isTime: (tokens, at) => {
    const word = wordAt(tokens, at);
    if (NAMES.has(word) || WRITTEN.test(word)) return true;
    return SHORT.has(word) && [at - 1, at + 1].some((one) => tokens[one]?.kind === "number");
  },
  isJoint: (tokens, at) => JOINTS.has(wordAt(tokens, at)),
};
