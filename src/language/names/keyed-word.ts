import { onsetOf, plainSpelling, soundsOf } from "../en/names/sounds.ts";

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

/** Words remembered: those of all tools, a machine's names and a few utterances. */
const MOST_REMEMBERED = 16_384;

const remembered = new Map<string, KeyedWord>();

/** The keys of a folded word; the same words come again and again, so they are remembered. */
export function keyedWord(word: string): KeyedWord {
  const before = remembered.get(word);
  if (before) return before;
  const keys = soundsOf(word);
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
