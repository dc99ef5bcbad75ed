import { OPENING, opening } from "../openings.ts";

/** Words that go on with the last request. */
const GOES_ON = /^(?:and|also|plus|what about|how about|and what about)\s+(?:also\s+)?/i;
/** Words that change what it did. */
const CHANGES = opening(
  String.raw`(?:(?:make|change|move|set)\s+(?:it|that)\b|i meant?\b|actually\b|rather\b)`,
);
/** "Oh, cancel that one". */
const STOPS = opening(
  String.raw`(?:cancel|stop|kill|scrap|bin|forget|end|drop)\s+(?:it|that|this)\b(?:\s+(?:one|timer|alarm|now|then|please|after all))*\W*$`,
);
/** Before an answer these say nothing. */
const MEANT = new RegExp(
  String.raw`^${OPENING}(?:i mean(?:t)?|it['’]?s|that['’]?s|make it)\s+`,
  "i",
);
/** "Make that four" says a time without a word that says so. */
const BARE_TIME = /\b(it|that)\s+(?=\S+\s*$)/i;

/** How many letters only say that the words go on with the last request. */
export function goingOn(text: string): number | undefined {
  return GOES_ON.exec(text)?.[0].length;
}

/** Whether words change what the last request did. */
export function changesLast(text: string): boolean {
  return CHANGES.test(text);
}

/** Whether words stop what the last request started. */
export function stopsLast(text: string): boolean {
  return STOPS.test(text);
}

/** How many letters stand before the answer itself. */
export function beforeAnswer(text: string): number {
  return MEANT.exec(text)?.[0].length ?? 0;
}

/** The words with the one that makes a time of their last. */
export function asTime(text: string): string {
  return text.replace(BARE_TIME, "$1 at ");
}

/** The shortest request to stop what is pointed at. */
export const STOP_IT = "cancel it";
