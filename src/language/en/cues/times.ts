import { resolveDuration } from "../numbers/lengths/find-duration.ts";

export { circumstancesIn } from "./circumstances.ts";

/** Before a time these make it the far end of a stretch. */
const FAR_CUE =
  /\b(?:until|till|til|before|up to|to|and|end(?:s|ing)?|finish(?:es|ing)?|wrap(?:s|ping)? up|(?:is|be) over)\s*(?:at|on|by)?\s*$/i;
/** "Move it to Friday": alone it is no far end. */
const TO = /\b(?:to|and)\s*(?:at|on)?\s*$/i;
const UNTIL = /^(?:until|till|til|before)\s+/i;
const LATEST = /^(?:by|no later than)\b/i;
const FAR_END = /^(?:until|till|til)\b/i;

/** Whether a time is the far end of a stretch, by its own words or those before it. */
export function isFarEnd(time: string, before: string): boolean {
  return FAR_CUE.test(before) || UNTIL.test(time);
}

/** Whether a time says that something is to be done then at the latest. */
export function isLatest(time: string): boolean {
  return LATEST.test(time);
}

/** Whether the words before a time may as well say where something goes. */
export function endsInTo(before: string): boolean {
  return TO.test(before);
}

export function withoutUntil(time: string): string {
  return time.replace(UNTIL, "");
}

/** Whether a time says "until" itself. */
export function saysUntil(time: string): boolean {
  return FAR_END.test(time);
}

/** The length in "in an hour", which is no time where something is to be fitted in. */
const IN_LENGTH = /^in\s+(.+)$/i;
const FITS = /\b(?:fit|squeeze|slot|cram|pack|get)\s+$/i;

export function lengthFitted(
  time: string,
  before: string,
): { readonly text: string; readonly ms: number } | undefined {
  const text = FITS.test(before) ? IN_LENGTH.exec(time)?.[1] : undefined;
  const ms = text === undefined ? undefined : resolveDuration(text);
  return text === undefined || ms === undefined ? undefined : { text, ms };
}

const ABOUT = String.raw`(?:about\s+|around\s+)?`;
const IN = new RegExp(String.raw`\bin\s+${ABOUT}$`, "i");
const GOAL = new RegExp(String.raw`\b(?:to|at|on)\s+${ABOUT}$`, "i");
const TO_LENGTH = /\bto\s+(?:just\s+|only\s+)?$/i;

/** "Wake me in twenty": a number behind these words is a length. */
export function endsInIn(before: string): boolean {
  return IN.test(before);
}

/** "Down to fifteen": a number behind these words is what is to be reached. */
export function endsInGoal(before: string): boolean {
  return GOAL.test(before);
}

/** "Extend it to an hour": a length behind these words is the whole of it. */
export function endsInWhole(before: string): boolean {
  return TO_LENGTH.test(before);
}

const ORDINAL = /(?:st|nd|rd|th|first|second|third)$/i;

export function isOrdinal(number: string): boolean {
  return ORDINAL.test(number);
}

const LONGER = /\b(?:longer|extend|prolong|lengthen|stretch|extra|more|add|overrun)\b/i;
const SHORTER = /\b(?:shorter|shorten|less|fewer|off|trim|cut)\b/i;
const LATER =
  /\b(?:back|later|postpone|delay|put off|push)\b|\b(?:move|shift|bump|shove|slide|knock|kick|run)\b.*\b(?:by|along|on)\b/i;
const EARLIER = /\b(?:earlier|sooner|forward|bring)\b/i;

/** Which way a length of time changes how long something lasts. */
export function stretchIn(text: string): "longer" | "shorter" | undefined {
  if (SHORTER.test(text)) return "shorter";
  return LONGER.test(text) ? "longer" : undefined;
}

/** Which way a length of time moves something. */
export function shiftIn(text: string): "earlier" | "later" | undefined {
  if (EARLIER.test(text)) return "earlier";
  return LATER.test(text) ? "later" : undefined;
}

/** "For ten minutes, I have an hour": the length meant of several. */
export function leadsToLength(word: string): boolean {
  return word === "for";
}

/** So long before something: of the length, and no word of its own. */
const AHEAD_OF = /^\s+(?:before(?:hand)?|earlier|ahead|in advance|prior)\b/i;

/** How many letters behind a length say that it lies before something. */
export function aheadOf(after: string): number {
  return AHEAD_OF.exec(after)?.[0].length ?? 0;
}

/** "Still to get done", "to be finished": what lies ahead is not so yet. */
const AHEAD = new Set(["get", "getting", "be"]);

export function liesAhead(before: string): boolean {
  return AHEAD.has(before);
}

/** Numbers that are the name of something. */
const NO_HOURS = /\bone[-\s]to[-\s]one\b/gi;

/** Where numbers stand that are no hours. */
export function noHours(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(NO_HOURS)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** What leads from a thing with a time of its own to what is to be done. */
const ENDS_THING = new Set(["to", "that", "and", "then", "so"]);

export function endsThing(word: string): boolean {
  return ENDS_THING.has(word);
}
