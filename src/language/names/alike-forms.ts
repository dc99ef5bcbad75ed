import type { KeyedWord, KeyedWords } from "./keyed-word.ts";
import { startsOf } from "./name-index.ts";
import type { NameForm, NameIndex } from "./name-index.ts";
import type { Likeness } from "./score-name.ts";
import { SAME_NAME, wordLikeness } from "./word-likeness.ts";

/** Words less alike than this don't make a form worth scoring. */
const WORTH_SCORING = 0.7;
/** Words remembered for each index; an utterance brings a dozen or two. */
const MOST_REMEMBERED = 512;

type Alike = ReadonlyMap<string, number>;

const remembered = new WeakMap<NameIndex, Map<string, Alike>>();

export type AlikeForms = { readonly forms: ReadonlySet<NameForm>; readonly likeness: Likeness };

/** The forms that share a word, or something like one, with the heard words, and how alike those are. */
export function findAlikeForms(heard: KeyedWords, index: NameIndex): AlikeForms {
  const likeness: Likeness = (one, other) => alikeWords(one, index).get(other.word) ?? 0;
  const words = [...heard.words, heard.joined].flatMap((unit) => [
    ...alikeWords(unit, index).keys(),
  ]);
  return { forms: formsOf(words, index), likeness };
}

/** Only the forms that share a very word, or one that stands for the same name. */
export function findSpeltForms(heard: KeyedWords, index: NameIndex): AlikeForms {
  const units = [...heard.words, heard.joined];
  const words = units.flatMap(({ word, same }) => [word, ...same]);
  return { forms: formsOf(words, index), likeness: spellingLikeness };
}

function spellingLikeness(one: KeyedWord, other: KeyedWord): number {
  if (one.word === other.word) return 1;
  return one.same.includes(other.word) ? SAME_NAME : 0;
}

function formsOf(words: readonly string[], { formsByWord }: NameIndex): ReadonlySet<NameForm> {
  return new Set(words.flatMap((word) => formsByWord.get(word) ?? []));
}

function alikeWords(keyed: KeyedWord, index: NameIndex): Alike {
  const known = remembered.get(index) ?? new Map<string, Alike>();
  remembered.set(index, known);
  const before = known.get(keyed.word);
  if (before) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const alike = new Map<string, number>();
  const same = keyed.same.filter((word) => index.formsByWord.has(word));
  for (const word of same) alike.set(word, SAME_NAME);
  for (const start of startsOf(keyed)) {
    for (const other of index.wordsByStart.get(start) ?? []) {
      const likeness = alike.has(other.word) ? 0 : wordLikeness(keyed, other, WORTH_SCORING);
      if (likeness > 0) alike.set(other.word, likeness);
    }
  }
  known.set(keyed.word, alike);
  return alike;
}
