import { readNumber } from "../numbers/read-number.ts";
import { readClock } from "../time/clock/read-clock.ts";
import { MONTHS, WEEKDAYS } from "../time/vocabulary.ts";
import { tokenise } from "../tokenise.ts";
import { repairedBy } from "../../clauses/repairs.ts";
import { findWhen } from "../time/find-when.ts";
import { STOP_WORDS } from "../stop-words.ts";
import { words } from "../../words.ts";

const DAYS: ReadonlySet<string> = new Set(["heute", "morgen", "ubermorgen"]);

/** "Um fünf, nein, sechs" is "um sechs"; a large letter tells no name from a noun. */
export const repaired = repairedBy({
  tokenise,
  findWhen,
  /** How people take back what they have just said. */
  cue: /(?:\s*[,;.…–—]+\s*|\s+-\s+|\s+(?=(?:nein[,\s]+(?:warte|moment|doch|quatsch)|ich meine|quatsch|beziehungsweise|oder besser|besser gesagt)(?!\p{L})))(?:(?:oh|äh|ähm|ach)[,\s]+)?(?:nein[,.\s]+(?:warte|moment|doch lieber|quatsch|ich meine|entschuldigung)|entschuldigung[,\s]+ich meine|ich meine|ich meinte|quatsch|äh nein|nee|nein|sorry|oder besser|besser gesagt|vielmehr)(?!\p{L})[,.…\s]+/giu,
  /** Words that lead to what is taken back, when the repair begins with the same. */
  leads: words(
    "ein eine einen der die das den dem mein meine meinen um am an im in fur von vom zu zum zur mit bei bis auf",
  ),
  articles: words("ein eine einen der die das den dem mein meine meinen"),
  alike: words("ein eine einen"),
  isSmall: (word) => STOP_WORDS.has(word),
  /** They may stand behind the number that is taken back. */
  unit: /^(?:uhr|sekunden?|minuten?|stunden?|tage?|wochen?|prozent|%)$/,
  isDay: (word) => WEEKDAYS.has(word) || DAYS.has(word),
  isMonth: (word) => MONTHS.has(word),
  named: /^\p{Lu}/u,
  readNumber,
  readClock,
  courtesy:
    /(?:[,\s]+(?:bitte|dann|jetzt|vielleicht|wenn (?:du|das|es)['’\p{L} ]{2,40}))+[\s,.]*$/iu,
  remark:
    /^(?=\p{L})(?:(?!\b(?:und|dass|zu)\b)[^,;.!?–—]){3,50}[,;.!–—]+\s+(?:(?:ach|also|dann|sagen wir)[,\s]+)*/iu,
  timeLead: /^(?:am|um|bis|im|gegen)\s+/iu,
  between: /^[\s,]*(?:de[rnm]\s+)?$/iu,
  said: /^\s+(?:(?:ich|er|sie|wir|es|du)\s)[^,;.!?]*/iu,
});
