import type { Vocabulary } from "../../language/vocabulary.ts";
import { keyedWord } from "../../language/names/keyed-word.ts";
import type { KeyedWord } from "../../language/names/keyed-word.ts";
import { wordLikeness } from "../../language/names/word-likeness.ts";
import type { Item } from "../../types/turn/result.ts";
import { SHORTEST_WORD } from "./evidence-in.ts";

/** A word that sounds like another is at least as like it as this, in spelling and sound. */
const LEAST_ALIKE = 0.75;

/** One of so few letters is like too many others: "tax" is no "tags". */
const SHORT = 4;
const LEAST_SHORT = 0.83;

/** The words of a record's facts and their stems, and by each sound the words that have it. */
export type Keys = ReadonlyMap<string, KeyedAs>;
type KeyedAs = "spelt" | "inflected" | readonly KeyedWord[];

/** One for a word of a single title, less for one of many; a series counts once. */
export function rarityOf(
  keyed: readonly { readonly record: { readonly facts: Item }; readonly keys: Keys }[],
): (key: string) => number {
  const titles = new Map(keyed.map(({ record, keys }) => [titleOf(record.facts), keys]));
  const counts = new Map<string, number>();
  for (const keys of titles.values()) {
    for (const key of keys.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key) => 1 / Math.sqrt(counts.get(key) ?? 1);
}

/** What a record is called: the first of its facts that names it. */
export function titleOf(facts: Item): string {
  return String(facts["title"] ?? facts["subject"] ?? facts["name"] ?? Object.values(facts)[0]);
}

/** Said words as all of some titles have them ("matches": "Match"), for who looks for them as they are written; undefined where not all do, or they were said so. */
export function asTitled(
  said: string,
  titles: readonly string[],
  { names, tokensOf }: Vocabulary,
): string | undefined {
  const words = tokensOf(said).map(({ word }) => word);
  const stems = new Set(words.map(names.stemOf));
  const [first = [], ...others] = titles.map(tokensOf);
  const isShared = (word: string): boolean =>
    others.every((title) => title.some((one) => one.word === word));
  const shared = first.filter(({ word }) => stems.has(names.stemOf(word)) && isShared(word));
  const isOther = shared.some(({ word }) => !words.includes(word));
  return isOther ? shared.map(({ raw }) => raw).join(" ") : undefined;
}

/** Facts that say when or in what state a record is are told apart by their time, not by words. */
const NO_NAMES = new Set(["day", "time", "when", "due", "state", "handle", "repeats"]);

const known = new WeakMap<Item, Keys>();

/** What words of a record are known by, found once a record: each tool that is looked at asks. */
export function keysOfFacts(facts: Item, language: Vocabulary): Keys {
  const keys = known.get(facts) ?? freshKeys(facts, language);
  known.set(facts, keys);
  return keys;
}

function freshKeys(facts: Item, { names, tokensOf }: Vocabulary): Keys {
  const { soundsOf, stemOf } = names;
  const words = Object.entries(facts)
    .filter(([name]) => !NO_NAMES.has(name))
    .flatMap(([, fact]) => tokensOf(String(fact ?? "")))
    .filter(({ word, is }) => word.length >= SHORTEST_WORD && !is.has("filler"))
    .map(({ word }) => word);
  const sounding = new Map<string, KeyedWord[]>();
  for (const word of words) {
    for (const sound of soundsOf(word)) {
      sounding.set(sound, [...(sounding.get(sound) ?? []), keyedWord(word, names)]);
    }
  }
  const stems = words.map((word) => [stemOf(word), "inflected"] as const);
  const spelt = words.map((word) => [word, "spelt"] as const);
  return new Map<string, KeyedAs>([...sounding, ...stems, ...spelt]);
}

/** Sounds are cut to four consonants: "exhaust" has those of "access", and is nothing like it. */
export function isAlike(word: KeyedWord, others: KeyedAs | undefined): boolean {
  if (others === undefined || typeof others === "string") return false;
  const least = word.word.length > SHORT ? LEAST_ALIKE : LEAST_SHORT;
  return others.some((other) => wordLikeness(word, other) >= least);
}

/** Whether a title has all of these words, as they are or within its own. */
export function isCalledBy(title: string, words: readonly string[]): boolean {
  const name = title.toLowerCase();
  return words.every((word) => name.includes(word.toLowerCase()));
}
