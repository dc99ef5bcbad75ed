import { words } from "../../words.ts";

/** What makes a rank of a number in digits: "3te", "3ten"; the stop of "3." is a mark of its own. */
export const ORDINAL_ENDINGS = "sten|ste|ster|ten|te|ter|tes";

/** The words for 0 to 19, by value, as they are written. */
export const SMALL_NUMBERS: readonly string[] =
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );

/** The words for whole tens, by value. */
export const TENS: ReadonlyMap<number, string> = new Map([
  [20, "zwanzig"],
  [30, "dreißig"],
  [40, "vierzig"],
  [50, "fünfzig"],
  [60, "sechzig"],
  [70, "siebzig"],
  [80, "achtzig"],
  [90, "neunzig"],
]);

/** The words for ranks that are not made of their number and an ending, without what is declined. */
export const ODD_RANKS: ReadonlyMap<string, number> = new Map([
  ["erst", 1],
  ["dritt", 3],
  ["siebt", 7],
  ["siebent", 7],
  ["acht", 8],
]);

/** One, as it stands before a thing: an article as well, so it counts only where something is counted. */
export const ARTICLES = words("ein eine einen einem einer eines");

/** Amounts with a half or a quarter in one word. */
export const HALVES: ReadonlyMap<string, number> = new Map([
  ["anderthalb", 1.5],
  ["eineinhalb", 1.5],
  ["einundeinhalb", 1.5],
  ["zweieinhalb", 2.5],
  ["zweiundeinhalb", 2.5],
  ["dreieinhalb", 3.5],
  ["viereinhalb", 4.5],
  ["funfeinhalb", 5.5],
  ["eineinviertel", 1.25],
  ["einviertel", 0.25],
  ["zweieinviertel", 2.25],
  ["eindreiviertel", 1.75],
  ["zweidreiviertel", 2.75],
]);
