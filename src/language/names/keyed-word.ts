import { phoneticKeys } from "../phonetic-keys.ts";

/** A word ready to be compared: its letters and how they may sound. */
export type KeyedWord = {
  readonly word: string;
  readonly keys: readonly string[];
  /** How it would be written if each sound had one spelling: John and Jon are "jon". */
  readonly plain: string;
  readonly digits: string;
  /** First sounds that are heard for each other share a class; "" for words without sound. */
  readonly onsets: ReadonlySet<string>;
  /** Which characters it has: bits, some characters sharing one. */
  readonly letters: number;
};

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

/** Words remembered: those of all tools, a machine's names and a few utterances. */
const MOST_REMEMBERED = 16_384;

const remembered = new Map<string, KeyedWord>();

/** The keys of a folded word; the same words come again and again, so they are remembered. */
export function keyedWord(word: string): KeyedWord {
  const before = remembered.get(word);
  if (before) return before;
  const keys = [...new Set([word, word.replaceAll(SILENT_R, "")].flatMap(phoneticKeys))];
  const keyed: KeyedWord = {
    word,
    keys,
    plain: plainSpelling(word),
    digits: word.replaceAll(/\D/g, ""),
    onsets: new Set(keys.map(onsetOf)),
    letters: lettersOf(word),
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, keyed);
  return keyed;
}

/** Whether two words can be alike at all; cheap, and right often enough to skip the rest. */
export function mayBeAlike(one: KeyedWord, other: KeyedWord): boolean {
  const longer = Math.max(one.word.length, other.word.length);
  if (Math.abs(one.word.length - other.word.length) * 2 > longer) return false;
  if (one.word[0] === other.word[0]) return true;
  for (const onset of one.onsets) if (other.onsets.has(onset)) return true;
  return false;
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function onsetOf(key: string): string {
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

function plainSpelling(word: string): string {
  return SPELLINGS.reduce((text, [written, plain]) => text.replace(written, plain), word);
}
