import type { NameLexicon } from "../../language/contract/names.ts";
import { type KeyedWord, keyedWord } from "../../language/names/keyed-word.ts";
import { startsOf } from "../../language/names/name-index.ts";
import { wordLikeness } from "../../language/names/word-likeness.ts";
import type { TermReader } from "./terms.ts";

/** A known word and how alike it is to one that was heard, 0..1 in spelling and sound. */
export type Likely = { readonly word: string; readonly likeness: number };

/** Shorter words are like too many others. */
const SHORTEST = 3;

/** Known words, found by how they are spelt and how they sound. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  #byStart: ReadonlyMap<string, readonly KeyedWord[]> | undefined;

  readonly reader: TermReader;

  constructor(words: Iterable<string>, reader: TermReader) {
    this.reader = reader;
    this.#words = new Set(words);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The word most like one that isn't known, if any is at least `least` alike; ties by the alphabet. */
  nearest(heard: string, least: number): Likely | undefined {
    if (heard.length < SHORTEST) return undefined;
    // Sounds take some ten milliseconds to work out: with the first unknown word, not before.
    this.#byStart ??= byStart(this.#words, this.reader.lexicon);
    const keyed = keyedWord(heard, this.reader.lexicon);
    let best: Likely | undefined;
    for (const start of startsOf(keyed)) {
      for (const other of this.#byStart.get(start) ?? []) {
        const likeness = wordLikeness(keyed, other, Math.max(least, best?.likeness ?? 0));
        if (likeness === 0) continue;
        const found = { word: other.word, likeness };
        if (!best || isBetter(found, best)) best = found;
      }
    }
    return best;
  }
}

function byStart(
  words: Iterable<string>,
  lexicon: NameLexicon,
): ReadonlyMap<string, readonly KeyedWord[]> {
  const buckets = new Map<string, KeyedWord[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    const keyed = keyedWord(word, lexicon);
    for (const start of startsOf(keyed)) {
      const bucket = buckets.get(start);
      if (bucket) bucket.push(keyed);
      else buckets.set(start, [keyed]);
    }
  }
  return buckets;
}

function isBetter(one: Likely, other: Likely): boolean {
  if (one.likeness !== other.likeness) return one.likeness > other.likeness;
  return one.word < other.word;
}
