import cologne from "talisman/phonetics/german/cologne.js";
import { foldWord } from "../../normalise.ts";

/** Longer words are cut: hostile input is long. */
const LONGEST_WORD = 64;
const LONGEST_KEY = 4;

/**
 * How a word may sound: the digits of the "Kölner Phonetik" (Hans Joachim Postel, IBM-Nachrichten 19,
 * 1969), at most four. Empty for words without Latin letters.
 */
export function phoneticKeys(word: string): readonly string[] {
  const letters = foldWord(word.slice(0, LONGEST_WORD)).replace(/[^a-z]/g, "");
  const code = letters === "" ? "" : cologne(letters).slice(0, LONGEST_KEY);
  return code === "" ? [] : [code];
}
