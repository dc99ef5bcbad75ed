import { HOUR_WORDS } from "../../../numbers/vocabulary.ts";
import { REMIND } from "../../../openings.ts";
import { ITS_DAY } from "../../../time/its-day.ts";

const PART = "day|morning|afternoon|evening|night";
/** "On that very day". */
const VERY_DAY = new RegExp(
  String.raw`(?:\bon\s+)?\b(?:that|the)\s+(?:very|exact|actual|selfsame)\s+(?:same\s+)?(?<part>${PART})\b(?!\s+(?:of|that|when|it|they)\b)`,
  "iu",
);
const HOUR = String.raw`(?:(?:half|quarter)(?:\s+(?:past|to))?\s+)?(?:\d{1,2}(?:[:.]\d\d)?|${HOUR_WORDS}|noon|midday)(?:\s*(?:am|pm|o['’]clock|sharp))?`;
const OF_DAY = String.raw`(?:\s+(?:in\s+the\s+(?:morning|afternoon|evening)|at\s+night))?`;
const THAT_DAY = String.raw`(?:(?:on\s+|of\s+|for\s+)?(?:that\s+(?:same\s+)?(?:${PART})|the\s+(?:${PART})\s+before(?:hand)?(?:\s+(?:that|it))?)|(?:on\s+)?${ITS_DAY.replace("?<part>", "?:")})`;
/** A day that is pointed at, with its hour, before what is to be remembered then. */
const FRONTED = new RegExp(
  String.raw`(?<=^|[,;]\s+|\band\s+|\bso\s+|\bthen\s+)(?<time>(?:(?:at|by)\s+)?${HOUR}${OF_DAY}\s+${THAT_DAY}|${THAT_DAY}(?:\s+(?:at|by)\s+${HOUR}${OF_DAY})?),?\s+(?<act>${REMIND}[^.!?;]*)`,
  "iu",
);

/**
 * A day that is pointed at, in plain words, and behind what is to be remembered then: "nine on that very day, remind
 * me to pay it". Any other sentence as it is.
 */
export function asThatDay(sentence: string): string {
  const pointed = withThatDay(sentence);
  const { index = 0, 0: whole, groups } = FRONTED.exec(pointed) ?? {};
  const { time = "", act = "", noun } = groups ?? {};
  if (whole === undefined) return pointed;
  const lead = /^(?:at|by|on|that|the)\b/iu.test(time) ? "" : "at ";
  const told = noun === undefined ? act : act.replace(ABOUT_IT, `about the ${noun}`);
  const behind = `${told.trim()} ${lead}${time.charAt(0).toLowerCase()}${time.slice(1)}`;
  return pointed.slice(0, index) + behind + pointed.slice(index + whole.length);
}

/** "The day that form's due, remind me about it". */
const ABOUT_IT = /\b(?:about|of) (?:it|that)(?=[\s.!?]|$)/iu;

function withThatDay(sentence: string): string {
  const { index = 0, 0: whole, groups } = VERY_DAY.exec(sentence) ?? {};
  if (whole === undefined) return sentence;
  const part = groups?.["part"]?.toLowerCase() ?? "day";
  return `${sentence.slice(0, index)}that ${part}${sentence.slice(index + whole.length)}`;
}
