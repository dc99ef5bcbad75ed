import doubleMetaphone from "talisman/phonetics/double-metaphone.js";
import { foldWord } from "../../normalise.ts";

/** Longer words are cut: the keys hold four consonants, and hostile input is long. */
const LONGEST_WORD = 64;

/**
 * How a word may sound: one or two Double Metaphone keys of at most four consonants (Lawrence
 * Philips, C/C++ Users Journal, June 2000). Empty for words without Latin letters.
 */
export function phoneticKeys(word: string): readonly string[] {
  const letters = foldWord(word.slice(0, LONGEST_WORD)).replace(/[^a-z]/g, "");
  if (letters === "") return [];
  const [first, second] = doubleMetaphone(letters);
  return first === second || second === "" ? [first] : [first, second];
}
