import { phoneticKeys } from "./phonetic-keys.ts";

/** "r" that many speakers don't sound: "Werner", "Karl". */
const SILENT_R = /(?<=[aeiou])r(?![aeiou])/g;

/** How a folded word may sound, with every "r" and without those that are hardly heard. */
export function keysOf(word: string): readonly string[] {
  return [...new Set([word, word.replaceAll(SILENT_R, "")].flatMap(phoneticKeys))];
}

/** First sounds that recognisers swap: Anna and Hanna share theirs already, Mia and Nia too; b and w are near. */
const ONSETS: ReadonlyMap<string, string> = new Map([["3", "1"]]);

/** The class of the first sound of a key. */
export function onsetOf(key: string): string {
  const first = key[0] ?? "";
  return ONSETS.get(first) ?? first;
}

/** Spellings that are not heard, each as the one it sounds like. */
const SPELLINGS: readonly (readonly [written: RegExp, plain: string])[] = [
  [/ph|v/g, "f"],
  [/th/g, "t"],
  [/dt/g, "t"],
  [/ck|c(?!h)|q/g, "k"],
  [/tz|z/g, "s"],
  [/(?<=[aeiou])h/g, ""],
  [/ie|y|j/g, "i"],
  [/(.)\1/g, "$1"],
];

/** A word as it would be written if each sound had one spelling: Schmidt, Schmitt and Schmid. */
export function plainSpelling(word: string): string {
  return SPELLINGS.reduce((text, [written, plain]) => text.replace(written, plain), word);
}
