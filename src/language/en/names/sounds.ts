import { phoneticKeys } from "./phonetic-keys.ts";

/** First sounds of Double Metaphone keys that recognisers swap: Anna and Hanna, Mia and Nia, Jane and Shane. */
const ONSETS: ReadonlyMap<string, string> = new Map([
  ["H", "A"],
  ["M", "N"],
  ["0", "T"],
  ["X", "S"],
  ["J", "S"],
]);

/** "r" that many speakers don't sound: Carter, "sir fari". */
const SILENT_R = /(?<=[aeiou])r(?![aeiou])/g;

/** How a folded word may sound, with every "r" and without those that are silent. */
export function keysOf(word: string): readonly string[] {
  return [...new Set([word, word.replaceAll(SILENT_R, "")].flatMap(phoneticKeys))];
}

/** The class of the first sound of a key. */
export function onsetOf(key: string): string {
  const first = key[0] ?? "";
  return ONSETS.get(first) ?? first;
}

/** Spellings that are not heard, each as the one it sounds like. */
const SPELLINGS: readonly (readonly [written: RegExp, plain: string])[] = [
  [/ph/g, "f"],
  [/ck|c(?![eiyh])|q/g, "k"],
  [/(?<=.)h/g, ""],
  [/y/g, "i"],
  [/z/g, "s"],
  [/(.)\1/g, "$1"],
  [/(?<=..)e$/g, ""],
];

/** A word as it would be written if each sound had one spelling. */
export function plainSpelling(word: string): string {
  return SPELLINGS.reduce((text, [written, plain]) => text.replace(written, plain), word);
}
