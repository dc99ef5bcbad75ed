import caumanns from "talisman/stemmers/german/caumanns.js";
import { phoneticKeys } from "./phonetic-keys.ts";

/** "Termine" is "termin": the stem by Jörg Caumanns' algorithm (FU Berlin, 1999). */
export function stemOf(word: string): string {
  return /^[a-zäöüß]{4,}$/.test(word) ? caumanns(word) : word;
}

/** How a word sounds; sounds of a single consonant tell nothing apart. */
export function soundsOf(word: string): readonly string[] {
  return phoneticKeys(word).filter((key) => key.length > 2);
}
