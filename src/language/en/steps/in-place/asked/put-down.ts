import { tailOf } from "../../../clauses/request-tail.ts";
import { OPENING } from "../../../openings.ts";

const POINTED = "(?:it|that|this|that one|this one)";
const INTO = String.raw`(?:down\s+)?(?<into>(?:in|into|on|onto|to)\s+(?:the|my|our|his|her|their)\s+(?:[\p{L}'’-]+\s+){0,2}?(?:calendar|diary|planner))`;
const LEAD = String.raw`(?:(?:and|so|then|now|right|well|oh|ooh|ok(?:ay)?)[\s,]+)*${OPENING}`;
const TAIL = String.raw`(?:,?\s+(?:then|please|now|too|as well|straight away|for (?:me|us)|(?:will|would|can|could) you|(?:ought|should|had|need)n['’]?t (?:it|that)))*[\s,.;:!?]*$`;
const PUTS = "(?:put|pop|stick|get|add|enter|write|bung|chuck|shove|jot|mark|log|save|whack)";
const MUST =
  "(?:should|must|can|could|may|might|had better|['’]d better|better|ought to|needs? to|has to|wants to|will have to)";

/** "Put that in the diary", "that had better go on the family calendar", "can it go in my diary". */
const PUT_DOWN = [
  String.raw`${PUTS}\s+${POINTED}\s+${INTO}`,
  String.raw`${POINTED}(?:\s+${MUST}\s+(?:go|be|come)|\s+goes|['’]d better (?:go|be)|\s+(?:needs|wants) (?:putting|adding|to be put))\s+${INTO}`,
  String.raw`(?:can|could|may|should)\s+${POINTED}\s+(?:please\s+)?(?:go|be put)\s+${INTO}`,
].map((words) => new RegExp(`^${LEAD}${words}${TAIL}`, "iu"));
/** "Pop it in": the same once more. */
const ONCE_MORE = new RegExp(
  String.raw`^${LEAD}${PUTS}\s+${POINTED}\s+(?:in|down|on)${TAIL}`,
  "iu",
);
const PLEASED =
  /^(?:(?:oh|ooh|aw|ah|right|well|lovely|great|good|ok(?:ay)?|perfect|brilliant|fab|fabulous|super|nice|grand|excellent|wonderful|smashing|thanks|thank you|cheers|cool|fine|how|very|so|sounds|news|stuff|fun|to know|yes|yeah|yep|alright|all right|sweet|phew)[\s,.!]*)+$/iu;
const COMING =
  /^(?:we|i)(?:['’](?:re|m|ll|d)| are| am| will| would)?\s+(?:all\s+|both\s+)?(?:going|coming|in|be there|go|(?:love|like) to go)[\s,.;!]*$/iu;
/** "Kavi will love that". */
const OF_IT =
  /^(?!(?:put|make|call|move|tell|text|remind|send|set|add|read|open|delete|cancel|mark)\b)\p{L}[^,.;:!?]*\s(?:it|that|this)[\s,.;!]*$/iu;

const MARK = /(?<=[,.;:!?–—])\s+/u;

/**
 * What is pointed at, to be written down in a calendar, without what is said of it beside that: a name or a time
 * among the words is none of that. Any other text as it is.
 */
export function asPutDown(text: string): string {
  const clauses = text.split(MARK);
  const into = clauses.flatMap((clause) => intoIn(clause) ?? []);
  const rest = clauses.filter((clause) => intoIn(clause) === undefined);
  const isAlone = rest.every((clause) => isBeside(clause) && !tailOf(clause).hasTime);
  return into.length === 1 && isAlone ? `put that ${into[0]}` : text;
}

function intoIn(clause: string): string | undefined {
  return PUT_DOWN.map((one) => one.exec(clause)?.groups?.["into"]).find((one) => one !== undefined);
}

function isBeside(clause: string): boolean {
  return [ONCE_MORE, PLEASED, COMING, OF_IT, TAG].some((one) => one.test(clause));
}

/** "…, oughtn't it", "…, would you": a clause by itself. */
const TAG =
  /^(?:(?:ought|should|had|need)n['’]?t (?:it|that)|(?:will|would|can|could) you|please)[\s,.?!]*$/iu;
