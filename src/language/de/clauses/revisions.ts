import { END, OPENING, opening } from "../openings.ts";

/** Words that go on with the last request. */
const GOES_ON = new RegExp(
  `^(?:und|auch|außerdem|was ist mit|wie ist es mit|und was ist mit|und wie sieht es)${END}\\s+(?:auch\\s+)?`,
  "iu",
);
/** Words that change what it did. */
const CHANGES = opening(
  `(?:(?:mach|ändere?|verschiebe?|stelle?|setze?|lege?)\\s+(?:es|das|ihn|sie)${END}|ich mein(?:t?e)?${END}|lieber${END}|doch (?:lieber|besser)${END})`,
);
/** "Ach, lass das", "brich das ab". */
const STOPS = opening(
  `(?:stoppe?|beende?|vergiss|streiche?|lass|lösche?|stornier\\p{L}*)\\s+(?:es|das|den|ihn|sie|die)${END}(?:\\s+(?:bitte|jetzt|doch|wieder|sein|timer|wecker|alarm))*\\W*$|brich\\s+(?:es|das|den|ihn|sie)\\s+ab\\W*$|mach\\s+(?:es|das|den|ihn|sie)\\s+aus\\W*$`,
);
/** Before an answer these say nothing. */
const MEANT = new RegExp(
  `^${OPENING}(?:ich mein(?:t?e)?|es ist|das ist|mach|sagen wir|sag)${END}\\s+`,
  "iu",
);
/** "Mach das vier" says a time without a word that says so. */
const BARE_TIME = new RegExp(`(?<!\\p{L})(es|das|auf)\\s+(?=\\S+\\s*$)`, "iu");

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
  return text.replace(BARE_TIME, (_, word: string) =>
    /^auf$/i.test(word) ? "um " : `${word} um `,
  );
}

/** The shortest request to stop what is pointed at. */
export const STOP_IT = "stoppe es";
