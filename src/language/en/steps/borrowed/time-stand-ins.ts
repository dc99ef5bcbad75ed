import { findPointingTimes } from "../../time/find-pointing-times.ts";
import { SOURCE, TELLING, TOLD } from "./words.ts";

const LEAD = String.raw`(?:\s+(?:to|for|at|on|by|from|until|till|in))?`;
const TIME = "(?:times?|days?|dates?|slots?|windows?|hours?|deadlines?|kick-?offs?|starts?|ones?)";
const NEW =
  "(?:new|right|correct|changed|proper|other|later|earlier|different|real|actual|revised|updated)";
const REST = String.raw`[^,;.!?]*?`;
const OVER = String.raw`(?=\s*(?:[,;.!?]|$|\b(?:please|instead|then|for me|would you|will you|can you)\b))`;

/** Words that stand in the place of a time that another has told, with all that says who or where. */
const BY_TELLER = [
  String.raw`${LEAD}\s+(?:what(?:ever)?|when(?:ever)?|which(?:ever)?)(?:\s+${TIME})?\s+(?:that\s+)?${TELLING}${REST}`,
  String.raw`${LEAD}\s+(?:the|that)\s+(?:${NEW}\s+)?${TIME}\s+(?:that\s+)?${TELLING}${REST}`,
  String.raw`${LEAD}\s+(?:the|that)\s+(?:${NEW}\s+)?${TIME}\s+(?:(?:that(?:['’]s| is)\s+)?(?:in|on|given in|out of|stated in)|from|according to)\s+${SOURCE}`,
  String.raw`\s+(?:the way|like|as|how|just as|exactly as)\s+(?:${TELLING}|(?:in\s+)?${SOURCE}(?:\s+(?:says?|said|has it|asks?|wants?))?)${REST}`,
  String.raw`\s+(?:according to|as per|per|going by|based on|to match|following|with the ${TIME} (?:in|from))\s+${SOURCE}`,
  String.raw`${LEAD}\s+(?:what(?:ever)?|when(?:ever)?)(?:\s+(?:it|that))?(?:\s+(?:says|is))?(?:\s+(?:says|is|stands))?\s+in\s+${SOURCE}`,
].map((words) => new RegExp(words + OVER, "iu"));
/** Words that point at such a time, or ask for what is wrong to be put right. */
const POINTING = [
  String.raw`\s+(?:to|for|at|on|by|from)\s+(?:that|then|it|this)(?:\s+(?:time|day|date|slot|hour|one))?`,
  String.raw`\s+(?:to|for|at|on|by|with)\s+the\s+(?:${NEW}\s+)?${TIME}`,
  String.raw`\s+(?:then|accordingly|to suit|to fit)`,
].map((words) => new RegExp(words + OVER, "iu"));

const PUTS_RIGHT =
  /^(?:.*?\s)?(?:fix|correct|update|amend|change|adjust|mend|sort|move|shift|reschedule|put(?=.*\b(?:right|straight)\b))\s+(?:(?:it|that|this|(?:the|my|our)\s+(?:calendar|diary|time|date|entry|event))(?:\s+(?:out|right|straight|in\s+(?:the|my|our)\s+(?:calendar|diary)|on\s+(?:the|my|our)\s+(?:calendar|diary)|for me))*(?:\s+to (?:match|suit|fit|agree)|\s+accordingly)?)$|^(?:(?:the|my|our)\s+)?(?:calendar|diary)\s+(?:needs?|wants?)\s+(?:fixing|correcting|updating|changing|sorting|putting right|amending)\b[^,.;]*$/iu;
/** Here something new is asked for, and no record is changed. */
const MAKES =
  /^(?:.*?\b(?:can|could|would|will) you\s+)?(?:please\s+)?(?:(?:put|add|stick|pop|enter|pencil|bung|get|have|slot|write|drop|chuck|whack)\s+(?!(?:the|that|his|her|their)\s+(?:new\s+)?(?:time|date)|.*\bright\s)\S.*?\s+(?:in|into|on|onto)\s+(?:the|my|our)\s+(?:\p{L}+\s+)?(?:calendar|diary)|remind|wake|give|create|schedule|book|arrange|(?:set|make|start|write|add|put)\s+(?:me\s+)?(?:up\s+)?an?\b|put\s+(?:in|down)\s+an?\b|text|message|e-?mail|mail|tell|send|let|ring|call|reply|respond|answer|write|forward|get back)\b/iu;

export type TimeStandIn = {
  /** The act without the words that stand for the time; with them where it tells its own time by it. */
  readonly request: string;
  readonly words: string;
  /** The words for what it is done to. */
  readonly object: string;
  readonly isChange: boolean;
  readonly isBeside: boolean;
};

/** Words in an act that stand for a time which is told elsewhere; undefined where there are none. */
export function timeStandIn(act: string, others: string): TimeStandIn | undefined {
  for (const pattern of BY_TELLER) {
    const found = pattern.exec(act);
    if (found && found.index > 0) return standing(act, found);
  }
  if (!TOLD.test(others)) return undefined;
  const pointing = findPointingTimes(act).find((one) => one.pointing === "plain");
  if (pointing) {
    const object = act.slice(0, pointing.start).trim();
    return { request: act, words: "", object, isChange: !MAKES.test(act), isBeside: true };
  }
  for (const pattern of POINTING) {
    const found = pattern.exec(act);
    if (found && found.index > 0) return standing(act, found);
  }
  return PUTS_RIGHT.test(act)
    ? { request: act, words: "", object: wrongIn(act), isChange: true, isBeside: false }
    : undefined;
}

/** What is wrong in a calendar is something that it holds. */
function wrongIn(act: string): string {
  return HOLDER.test(act) && !POINTS.test(act) ? "the event" : act.replace(TO_MATCH, "");
}

const POINTS = /\b(?:it|that|this)\b/iu;
const HOLDER = /\b(?:calendar|diary)\b/iu;
const TO_MATCH = /\s+(?:to (?:match|suit|fit|agree)|accordingly)$/iu;

function standing(act: string, { index, 0: words }: RegExpExecArray): TimeStandIn {
  const request = `${act.slice(0, index)}${act.slice(index + words.length)}`.trim();
  const isChange = !MAKES.test(act);
  return { request, words: words.trim(), object: request, isChange, isBeside: false };
}
