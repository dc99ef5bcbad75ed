import { beginsWithTime } from "../../../clauses/request-tail.ts";
import { OPENING } from "../../../openings.ts";

/** Several things, by what they are. */
const LOT = String.raw`(?<lot>(?:both|every|each|all(?:\s+(?:the|my|our|of|two|three|four|five))+)\s[^,.;:!?]+?)`;
/** What is told before it. */
const TOLD = String.raw`(?:.*[.!?;]\s+)?`;
const STARTS = "(?:start|begin|kick off|run)";
const TIME = String.raw`(?:at|from)\s+(?<time>[^,.;!?]+?)`;
const CHANGED = String.raw`(?:\s*[,.;]\s+(?:so\s+)?(?:change|fix|sort|update|move|set)\s+(?:them|those|that|both|it|the (?:two|three|lot))(?:\s+of them)?(?:\s+(?:out|up))?)`;
const INSTEAD = String.raw`(?:\s+(?:now|instead)|,?\s+(?:not|instead of|rather than)\s[^,.;!?]+)`;
const HOLDERS = "list|folder|inbox|calendar|diary|note|archive";
const MOVES = [
  // "Start every rehearsal at six".
  String.raw`^(?<before>${TOLD}${OPENING})(?:start|begin)\s+${LOT}\s+${TIME}(?<rest>(?:[,;]\s[^.!?]*)?[.!?]*)$`,
  // "Both lessons start at six now, change them".
  String.raw`^(?<before>${TOLD}(?:[^.!?;]*\sthat\s+)?${OPENING})${LOT}\s+(?:(?:will|are going to)\s+)?${STARTS}\s+${TIME}(?:${INSTEAD}${CHANGED}?|${CHANGED})(?<rest>(?:,\s[^.!?]*)?[.!?]*)$`,
  // "I want both lessons up in the barn".
  String.raw`^(?<before>${TOLD}${OPENING})(?:I|we)(?:['’]d| would)?\s+(?:want|need|like)\s+${LOT}\s+(?:(?:up|over|down|back)\s+)?(?:in|at)\s+(?<place>(?:(?:the|my|our)\s)?(?![^,.;!?]*\b(?:${HOLDERS})\b)[^,.;!?]+?)(?<rest>[.!]*)$`,
].map((words) => new RegExp(words, "isu"));

/** Where each ends is told as well. */
const ENDS = /\b(?:ends?|finish(?:es)?)\b/iu;

/** When or where several things are to be, as moving them there; any other text as it is. */
export function asMoved(text: string): string {
  for (const pattern of MOVES) {
    const { before = "", lot, time, place, rest = "" } = pattern.exec(text)?.groups ?? {};
    if (lot === undefined || ENDS.test(rest)) continue;
    const isTime = place === undefined || beginsWithTime(`at ${place}`);
    const act = isTime ? "move" : "change the location of";
    return `${before}${act} ${lot} to ${time ?? place}${rest}`;
  }
  return text;
}

const SLIDES = new RegExp(
  String.raw`(?<=^|[.!?;,]\s+|\b(?:and|then|so)\s+)(?<lead>${OPENING})(?:slide|scoot|shunt|nudge)\s+(?!(?:me|us)\b)(?=[^.!?;]*\s(?:to|till|until|back|on|along|forward|over|by)\b)`,
  "iu",
);

/** "Slide the haircut to four" moves it. */
export function asMove(sentence: string): string {
  return sentence.replace(SLIDES, "$<lead>move ");
}
