import { DAY } from "../day-names.ts";
import { isInsideTime } from "../../clauses/request-tail.ts";
import { CHANGES, NUMBER } from "./heads.ts";

const LENGTH = String.raw`(?:an?|half an?|${NUMBER}|a quarter of an|fifteen|twenty|thirty|forty-five)(?:\s+and a half)?\s+(?:hours?|minutes?|mins?|days?|weeks?|months?)(?:\s+and a half)?`;
/** "An hour later", "by two days", "half an hour back". */
export const SHIFT = String.raw`(?:by\s+)?${LENGTH}\s+(?:later|earlier|sooner|back|backwards|forwards?|on|behind|ahead|up|down|longer|shorter)\b`;

/** What something is to count as. */
export const RATED = String.raw`(?:(?:a\s+)?(?:high|low|top|medium|normal)(?:er|est)?\s+priority|urgent|important)`;
/** "Make everything on the list high priority", not "everything that's urgent". */
const RATING = String.raw`(?<!(?:['’]s|\b(?:is|are|was|were|marked|as|not))\s+)${RATED}`;

/** Here a description ends, and what is to be done goes on. */
const STOP = new RegExp(
  String.raw`(?<!\b(?:(?:I|we)(?:['’]ve| have)|already|been|not))\s+(?:read|unread|done|finished|complete)(?=\s*(?:[.!]*$|,?\s+(?:except|apart|bar|but|other|save)\b))|\s+(?:to(?!\s+(?:it|them)\b)|as|by|into|along|over(?!\s+(?:from|the)\b)|back|forwards?|earlier|later|off(?!\s+(?:my|the|our)\b)|with(?=\s+['"“‘])|away|out(?!\s+(?:of\s+)?(?:(?:the|my|our)\b|${DAY}))|up|down|and|but|except(?:ing)?|bar|apart|other than|save for|excluding|not counting|leaving out|so|then|needs?|gets?(?=\s)|(?<!\b(?:that|which|who|they|I|we|where|when|it)\s+)(?:all\s+)?(?:moves?|slides?|slips?|shifts?|comes?|happens?|waits?|goes)(?=\s+(?:to|by|back|on|at|for|due|till|until|over|up|forwards?|out|into|in|an?|half|one|two|three)\b)|(?<!\b(?:that|which|who|whatever|I|we|they|there|list|can|could)\s+)(?:have|has|had|is|are|was|were)|(?<!\b(?:that|which|who|they)\s+)(?:starts?|begins?|finish(?:es)?|ends?)(?=\s+(?:at|from|an?\b|half|earlier|later|\d|${NUMBER}))|${RATING}(?=\s*(?:[.!]*$|,))|should|can|could|may(?=\s+(?:all|both|each|now|also|be|go|come|move|wait)\b)|might|would|must|shall|will|be|please|saying|instead|too|${SHIFT})\b|(?<!\b(?:of|for|in|within|than|lasts?|lasting|over|under|every|by|once|twice))\s+${LENGTH}(?=\s*(?:[.,;!?]|$))|\s*(?:[,;!?]|[:.](?=\s|$))`,
  "iuy",
);

/** Where the description ends: a quotation stands whole, whatever words it holds. */
export function endOf(text: string, from: number): number {
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== "") {
      if (sign === quote && !/\p{L}/u.test(text.charAt(at + 1))) quote = "";
      continue;
    }
    STOP.lastIndex = at;
    if (opensQuote(text, at)) quote = CLOSING[sign] ?? sign;
    else if (STOP.test(text) && !goesOn(text.slice(at)) && !isInStretch(text, at)) return at;
  }
  return text.length;
}

const ACTS = `${CHANGES}|text|tell|send|mail|email|message|remind|add|book|set|call|ring|let|write|make|open|play|read|reply|forward|then|also|please|leave|give|see|check|find|show|start|turn|i|we|it|they|he|she|that|there`;
const OTHER = String.raw`(?!(?:${ACTS})\b)(?:on\s+|from\s+)?(?:(?:the|my|our)\s+[\p{L}'’ -]+?\s+list|(?:the|my|our)\s+[\p{L}'’-]+(?:\s+(?!(?:and|to|as|can|could|should|have|has|are|is|be)\b)[\p{L}'’-]+)?|[\p{L}\p{N}'’.-]+(?:\s+(?!(?:and|to|as)\b)[\p{L}'’-]+)?)`;
/** "From Kim, Odo and Una", "on Friday and Saturday": one more of the same. */
const GOES_ON = new RegExp(
  String.raw`^(?:,\s+${OTHER})*,?\s+and\s+${OTHER}(?=\s*(?:$|[,.;!?]|\s(?:to|as|by|into|back|off|out|an?|half|please|except|but|apart|can|could|should|need|must)\b))`,
  "iu",
);

/** What follows is one more of those described, and no act. */
function goesOn(rest: string): boolean {
  return GOES_ON.test(rest);
}

/** "Between Monday and Friday", "due from now to Sunday": no end in the midst of a stretch of time. */
function isInStretch(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return UP_TO.test(before) || (STRETCH.test(before) && isInsideTime(text, at + 1));
}

const UP_TO = /\bfrom\s+(?:now|today)$/iu;
const STRETCH =
  /\b(?:between|from\s+(?:now|today)|(?:due|any ?(?:time|day))\s+from)\b[^,.;:!?]*$/iu;
const CLOSING: Readonly<Record<string, string>> = { "“": "”", "‘": "’" };

function opensQuote(text: string, at: number): boolean {
  const sign = text.charAt(at);
  return /['"“‘]/.test(sign) && /\s/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
}
