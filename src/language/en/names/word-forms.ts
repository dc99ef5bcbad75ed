import porter from "talisman/stemmers/porter.js";
import { phoneticKeys } from "./phonetic-keys.ts";

/** "Renewed" is "renew": the stem by Porter's algorithm (Program, July 1980). */
export function stemOf(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? porter(word) : word;
}

/** How a word sounds; sounds of a single consonant ("two", "out", "due") tell nothing apart. */
export function soundsOf(word: string): readonly string[] {
  return phoneticKeys(word).filter((key) => key.length > 1);
}
