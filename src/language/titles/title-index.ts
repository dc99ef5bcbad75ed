import type { Named } from "../../types/known-names.ts";
import { keyedWord } from "../names/keyed-word.ts";
import type { KeyedWord } from "../names/keyed-word.ts";
import { startsOf } from "../names/name-index.ts";
import type { KnownNames } from "../names/name-index.ts";
import type { NameLexicon } from "../contract/names.ts";

/** One way a title is said, its words folded. */
export type Title = {
  readonly named: Named;
  readonly words: readonly string[];
  readonly joined: string;
};

export type TitleIndex = {
  /** Titles by all their words as one: "work out" is spelt like "Workout". */
  readonly spelt: ReadonlyMap<string, readonly Title[]>;
  /** Those that may be misheard for words of this beginning, by first letter and first sound. */
  readonly alike: (first: KeyedWord) => readonly Title[];
  /** Words of the longest title. */
  readonly longest: number;
};

/** Nobody says more of a title. */
export const MOST_TITLE_WORDS = 8;

const cache = new WeakMap<NameLexicon, WeakMap<readonly Named[], TitleIndex>>();

/** The titles of a library by what they begin with, computed once for each array of them. */
export function titleIndex({ known, lexicon }: KnownNames): TitleIndex {
  const indexes = cache.get(lexicon) ?? new WeakMap<readonly Named[], TitleIndex>();
  cache.set(lexicon, indexes);
  const cached = indexes.get(known);
  if (cached) return cached;
  const titles = known.flatMap((named) => titlesOf(named, lexicon));
  const spelt = Map.groupBy(titles, ({ joined }) => joined);
  const byStart = new Map<string, Title[]>();
  for (const title of titles) {
    for (const start of startsOf(keyedWord(title.words[0] ?? "", lexicon))) {
      const others = byStart.get(start);
      if (others) others.push(title);
      else byStart.set(start, [title]);
    }
  }
  const longest = titles.reduce((most, { words }) => Math.max(most, words.length), 0);
  const index: TitleIndex = {
    spelt,
    longest,
    alike: (first) => [...new Set(startsOf(first).flatMap((start) => byStart.get(start) ?? []))],
  };
  indexes.set(known, index);
  return index;
}

/** A title whole, and without its article. */
function titlesOf(named: Named, lexicon: NameLexicon): readonly Title[] {
  const forms = [named.name, ...(named.also ?? [])].flatMap((name) => {
    const words = lexicon.nameWords(lexicon.tokenise(name)).slice(0, MOST_TITLE_WORDS);
    return [words, lexicon.withoutTitleArticle(words)];
  });
  const byWords = new Map(forms.map((words) => [words.join(" "), words]));
  byWords.delete("");
  return [...byWords.values()].map((words) => ({ named, words, joined: words.join("") }));
}
