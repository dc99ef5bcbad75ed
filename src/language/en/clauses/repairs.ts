import { readNumber } from "../numbers/read-number.ts";
import { readClock } from "../time/clock/read-clock.ts";
import { MONTHS, WEEKDAYS } from "../time/vocabulary.ts";
import { tokenise } from "../tokenise.ts";
import { repairedBy } from "../../clauses/repairs.ts";
import { findWhen } from "../time/find-when.ts";
import { STOP_WORDS } from "../stop-words.ts";
import { words } from "../../words.ts";

/** What says so alone, and what says it only beside such a word. */
const TERM = String.raw`no|nah|nope|eh|er|erm|hang on|hold on|wait|actually|rather|sorry|oops|whoops|i mean|scratch that|strike that|make that|correction|on second thoughts?|(?:i )?tell a lie`;
const BESIDE = String.raw`better|better still|let['’]?s say|let us say|what am i (?:saying|thinking|on about|like)|silly me|my mistake|i mean|make (?:it|that)|it['’]?s|it is|it was|not [^,;.]{1,30}[,;.]`;
const OR = String.raw`or (?:no|rather|better|better still|actually|let['’]?s say|let us say|make (?:it|that))`;
/** Without a mark before them these are no cue unless more says so. */
const STRONG = String.raw`no[,\s]+(?:sorry|wait|actually|i mean)|wait[,\s]+no|sorry[,\s]+i mean|i mean|scratch that|or rather|or no(?=[\s,]+\p{L})`;
const CUE = new RegExp(
  String.raw`(?<!^\W*(?:(?:oh|ah|no|sorry)[,\s]+)*not\s[^.!?]*)(?:\s*[,;.…–—]+\s*|\s+-\s+|\s+(?=(?:${STRONG})\b))(?:(?:oh|uh|um|er|ah|well|or|but)[,\s]+)?(?:${OR}|${TERM})\b(?:[,.\s]+(?:${TERM}|${BESIDE})(?<=[,;.])|[,.\s]+(?:${TERM}|${BESIDE})\b)*[,.…\s]+`,
  "giu",
);
const DAYS: ReadonlySet<string> = new Set(["today", "tonight", "tomorrow"]);

const repairedAt = repairedBy({
  tokenise,
  findWhen,
  cue: CUE,
  /** Words that lead to what is taken back, when the repair begins with the same. */
  leads: words("a an the my our his her their at on in for to from with by about until till"),
  /** "The vet at five, no, the doctor": beyond a thing with its article something else may stand. */
  articles: words("a an the my our his her their your"),
  alike: words("a an"),
  isSmall: (word) => STOP_WORDS.has(word),
  /** They may stand behind the number that is taken back. */
  unit: /^(?:am|pm|o'clock|oclock|seconds?|minutes?|hours?|days?|weeks?|percent|%)$/,
  isDay: (word) => WEEKDAYS.has(word) || DAYS.has(word),
  isMonth: (word) => MONTHS.has(word),
  named: /^(?!I$)\p{Lu}/u,
  readNumber,
  readClock,
  courtesy:
    /(?:[,\s]+(?:if (?:you|that|it)['’\p{L} ]{2,40}|please|then|now|maybe|perhaps|say|or so))+[\s,.]*$/iu,
  remark:
    /^(?=\p{L})(?:(?!\b(?:and|that|to)(?![\p{L}'’]))[^,;.!?–—]){3,50}[,;.!–—]+\s+(?:(?:oh|so|well|then|make it|say|let['’]?s say)[,\s]+)*/iu,
  timeLead: /^(?:on|at|by|in|around|about)\s+/iu,
  between: /^[\s,]*(?:the\s+)?$/iu,
  said: /^\s+(?:that\s+|which\s+)?(?:i|he|she|they|we|it|you)(?:['’]\p{L}+)?\s[^,;.!?]*/iu,
});

/** "The eye test no not the eye test the haircut": what is named again only to be taken back. */
const NAMED_AGAIN =
  /(?<thing>\b(?:the|my|our)\s+\p{L}+(?:\s\p{L}+)?)[,\s]+(?:(?:oh|wait|sorry)[,\s]+)?no[,\s]+not\s+\k<thing>[,\s]+(?:but\s+)?(?=(?:the|my|our)\s)/giu;

/** "How late is the shop… no, forget that. Where is it": all that was said before is given up. */
const GIVEN_UP =
  /^.*(?:\.{2,}|…|[,.;!?]|\s[-–—])\s*(?:(?:no|nah|nope|wait|actually|oh|ah|hang on|hold on)[,\s.]+)+(?:never mind|(?:forget|scrap|scratch|ignore|strike)\s+(?:that|it|all that))[.,!;]+\s+(?=\S+\s+\S)/isu;

/** "Okay, three things while I think of it: …" only says how much is going to be asked for. */
const ANNOUNCED =
  /^(?:(?:ok(?:ay)?|right|so|oh|well|hi|hey|now)[,\s]+)*(?:(?:just |i(?:['’]ve| have)(?: got)? )?(?:two|three|four|five|a few|a couple of|couple of|several|some|[2-5]) (?:quick |little |more )?(?:things|jobs|bits)(?:,? (?:while|before|since|as) [^,;:.!?–—]+)?)\s?[,:.;–—]+\s+/iu;

/** "At five, no, six" is "at six", "pop the plumber, no sorry, the electrician in" is "pop the electrician in". */
export function repaired(text: string): string {
  const asked = text.replace(ANNOUNCED, "").replace(GIVEN_UP, "");
  return repairedAt(asked.replace(NAMED_AGAIN, ""));
}
