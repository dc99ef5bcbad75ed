import { resolveDuration } from "../numbers/find-duration.ts";
import { rankOf } from "../numbers/word-value.ts";
import { BEGIN, END } from "../openings.ts";

export { circumstancesIn } from "./circumstances.ts";

/** Before a time these make it the far end of a stretch. */
const FAR_CUE = new RegExp(
  `${BEGIN}(?:bis|bis zu|bis zum|und|endet|ende)\\s*(?:um|am)?\\s*$`,
  "iu",
);
/** "Verschieb es auf Freitag": alone it is no far end. */
const TO = new RegExp(`${BEGIN}(?:auf|zu|nach|und)\\s*(?:den|die|das)?\\s*$`, "iu");
const UNTIL = /^(?:bis(?: zum| zur| um)?|vor|spätestens)\s+/i;
const LATEST = /^(?:bis|spätestens)(?!\p{L})/iu;
const FAR_END = /^bis(?!\p{L})/iu;

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

/** Whether a time says "bis" itself. */
export function saysUntil(time: string): boolean {
  return FAR_END.test(time);
}

/** The length in "in einer Stunde", which is no time where something is to be fitted in. */
const IN_LENGTH = /^in\s+(.+)$/i;
const FITS = new RegExp(`${BEGIN}(?:schaffe?|unterbringen|quetsche?|packe?)\\s+$`, "iu");

export function lengthFitted(
  time: string,
  before: string,
): { readonly text: string; readonly ms: number } | undefined {
  const text = FITS.test(before) ? IN_LENGTH.exec(time)?.[1] : undefined;
  const ms = text === undefined ? undefined : resolveDuration(text);
  return text === undefined || ms === undefined ? undefined : { text, ms };
}

const ABOUT = String.raw`(?:etwa\s+|ungefähr\s+|circa\s+)?`;
const IN = new RegExp(`${BEGIN}in\\s+${ABOUT}$`, "iu");
const GOAL = new RegExp(`${BEGIN}(?:auf|zu|bis)\\s+${ABOUT}$`, "iu");
const TO_LENGTH = new RegExp(`${BEGIN}auf\\s+(?:nur\\s+)?$`, "iu");

/** "Weck mich in zwanzig": a number behind these words is a length. */
export function endsInIn(before: string): boolean {
  return IN.test(before);
}

/** "Auf fünfzehn": a number behind these words is what is to be reached. */
export function endsInGoal(before: string): boolean {
  return GOAL.test(before);
}

/** "Verläng(e)re es auf eine Stunde": a length behind these words is the whole of it. */
export function endsInWhole(before: string): boolean {
  return TO_LENGTH.test(before);
}

const DIGITS = /^\d{1,3}(?:\.|st?en?|te[nrs]?)$/i;

export function isOrdinal(number: string): boolean {
  return DIGITS.test(number) || rankOf(number) !== undefined;
}

const LONGER = new RegExp(
  `${BEGIN}(?:länger|verläng\\p{L}*|ausdehn\\p{L}*|mehr|zusätzlich\\p{L}*|dranhängen|noch|häng\\p{L}*)${END}`,
  "iu",
);
const SHORTER = new RegExp(`${BEGIN}(?:kürzer|kürze?|verkürz\\p{L}*|weniger)${END}`, "iu");
const LATER = new RegExp(
  `${BEGIN}(?:später|nach hinten|verschieb\\p{L}*|vertag\\p{L}*|hinaus\\p{L}*)${END}`,
  "iu",
);
const EARLIER = new RegExp(
  `${BEGIN}(?:früher|nach vorne?|vorverleg\\p{L}*|vorzieh\\p{L}*|vorher)${END}|${BEGIN}ziehe?${END}.*\\svor[.!?]*$`,
  "iu",
);

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

/** "Für zehn Minuten, ich habe eine Stunde": the length meant of several. */
export function leadsToLength(word: string): boolean {
  return word === "fur" || word === "auf";
}

/** So long before something: of the length, and no word of its own. */
const AHEAD_OF = /^\s+(?:vorher|davor|früher|zuvor|im voraus)(?!\p{L})/iu;

/** How many letters behind a length say that it lies before something. */
export function aheadOf(after: string): number {
  return AHEAD_OF.exec(after)?.[0].length ?? 0;
}

/** "Noch zu erledigen": what lies ahead is not so yet. */
export function liesAhead(before: string): boolean {
  return before === "zu" || before === "noch";
}

/** Numbers that are the name of something. */
const NO_HOURS = new RegExp(`${BEGIN}(?:eins zu eins|vier augen)${END}`, "giu");

/** Where numbers stand that are no hours. */
export function noHours(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(NO_HOURS)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** What leads from a thing with a time of its own to what is to be done. */
const ENDS_THING = new Set(["daran", "dass", "und", "dann", "also"]);

export function endsThing(word: string): boolean {
  return ENDS_THING.has(word);
}
