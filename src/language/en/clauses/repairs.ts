import { readNumber } from "../numbers/read-number.ts";
import { readClock } from "../time/clock/read-clock.ts";
import { MONTHS, WEEKDAYS } from "../time/vocabulary.ts";
import { tokenise } from "../tokenise.ts";
import { repairedBy } from "../../clauses/repairs.ts";
import { words } from "../../words.ts";

const DAYS: ReadonlySet<string> = new Set(["today", "tonight", "tomorrow"]);

/** "At five, no, six" is "at six", "pop the plumber, no sorry, the electrician in" is "pop the electrician in". */
export const repaired = repairedBy({
  tokenise,
  /** How people take back what they have just said. */
  cue: /(?:\s*[,;.…–—]+\s*|\s+-\s+|\s+(?=(?:no[,\s]+(?:sorry|wait|actually|i mean)|wait[,\s]+no|sorry[,\s]+i mean|i mean|scratch that|or rather)\b))(?:(?:oh|uh|um|er)[,\s]+)?(?:no[,.\s]+(?:sorry|wait|actually|hang on|make that|i mean|scratch that)|wait[,\s]+no|actually[,\s]+no|sorry[,\s]+i mean|sorry|i mean|scratch that|make that|or rather|no|nah|nope|eh|er|erm|hang on|wait|actually|rather|oops|whoops|on second thoughts?|(?:i )?tell a lie|correction)\b[,.…\s]+/giu,
  /** Words that lead to what is taken back, when the repair begins with the same. */
  leads: words("a an the my our his her their at on in for to from with by about until till"),
  /** "The vet at five, no, the doctor": beyond a thing with its article something else may stand. */
  articles: words("a an the my our his her their your"),
  /** They may stand behind the number that is taken back. */
  unit: /^(?:am|pm|o'clock|oclock|seconds?|minutes?|hours?|days?|weeks?|percent|%)$/,
  isDay: (word) => WEEKDAYS.has(word) || DAYS.has(word),
  isMonth: (word) => MONTHS.has(word),
  named: /^(?!I$)\p{Lu}/u,
  readNumber,
  readClock,
});
