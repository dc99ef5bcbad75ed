import { words } from "../../words.ts";

/** A full stop after these ends no sentence. */
const ABBREVIATIONS = words(
  "mr mrs ms dr prof st jr sr vs etc approx dept est fig inc ltd co no nr vol e.g i.e cf al mt ft",
);
/** After these a sentence may end or go on; the next word's capital says which. */
const ENDS_OR_GOES_ON = words("a.m p.m etc co inc ltd jr sr");

/** A word, with its inner stops, behind which a full stop ends no sentence. */
export function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.has(word);
}

/** An abbreviation that may be the last word of a sentence. */
export function mayEndSentence(word: string): boolean {
  return ENDS_OR_GOES_ON.has(word);
}
