import type { NameLexicon } from "../contract/names.ts";

/** A word ready to be compared: its letters and how they may sound. */
export type KeyedWord = {
  readonly word: string;
  readonly keys: readonly string[];
  /** How it would be written if each sound had one spelling: John and Jon are "jon". */
  readonly plain: string;
  /** Other words that may name the same person. */
  readonly same: readonly string[];
  readonly digits: string;
  /** First sounds that are heard for each other share a class; "" for words without sound. */
  readonly onsets: ReadonlySet<string>;
  /** Which characters it has: bits, some characters sharing one. */
  readonly letters: number;
};

/** The words of a name, or what somebody said for one, keyed once; also all of them as one. */
export type KeyedWords = { readonly words: readonly KeyedWord[]; readonly joined: KeyedWord };

/** Words remembered of each lexicon: those of all tools, a machine's names and a few utterances. */
const MOST_REMEMBERED = 16_384;

const remembered = new WeakMap<NameLexicon, Map<string, KeyedWord>>();

/** The keys of a folded word; the same words come again and again, so they are remembered. */
export function keyedWord(word: string, lexicon: NameLexicon): KeyedWord {
  const known = remembered.get(lexicon) ?? new Map<string, KeyedWord>();
  remembered.set(lexicon, known);
  const before = known.get(word);
  if (before) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const keyed = keyFresh(word, lexicon);
  known.set(word, keyed);
  return keyed;
}

export function keyedWords(words: readonly string[], lexicon: NameLexicon): KeyedWords {
  return {
    words: words.map((word) => keyedWord(word, lexicon)),
    joined: keyedWord(words.join(""), lexicon),
  };
}

function keyFresh(word: string, lexicon: NameLexicon): KeyedWord {
  const keys = lexicon.keysOf(word);
  return {
    word,
    keys,
    plain: lexicon.plainSpelling(word),
    same: lexicon.sameNames(word),
    digits: word.replaceAll(/\D/g, ""),
    onsets: new Set(keys.map(lexicon.onsetOf)),
    letters: lettersOf(word),
  };
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
