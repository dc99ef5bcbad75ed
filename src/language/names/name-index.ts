import type { Named } from "../../types/known-names.ts";
import type { NameLexicon } from "../contract/names.ts";
import { keyedWords } from "./keyed-word.ts";
import type { KeyedWord } from "./keyed-word.ts";

/** One way a known thing is called. */
export type NameForm = {
  readonly named: Named;
  readonly words: readonly KeyedWord[];
  /** All its words as one, for names heard in other pieces ("sir fari"). */
  readonly joined: KeyedWord;
  /** The whole name, not one without its "list" or its file extension. */
  readonly isWhole: boolean;
};

export type NameIndex = {
  readonly forms: readonly NameForm[];
  /** Words of the longest form. */
  readonly longest: number;
  /** Forms by their words, and by all of them joined. */
  readonly formsByWord: ReadonlyMap<string, readonly NameForm[]>;
  /** The same words, keyed, by first letter and first sound: those another word may be alike to. */
  readonly wordsByStart: ReadonlyMap<string, readonly KeyedWord[]>;
};

const EXTENSION = /\.[a-z0-9]{1,5}$/i;
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/gu;
/** Names with more words than this are compared by their first ones. */
const MOST_WORDS = 8;

const cache = new WeakMap<NameLexicon, WeakMap<readonly Named[], NameIndex>>();

/** Known names, and the words of the language they are said in. */
export type KnownNames = { readonly known: readonly Named[]; readonly lexicon: NameLexicon };

/** The keys of all names, computed once for each array of them. */
export function nameIndex({ known, lexicon }: KnownNames): NameIndex {
  const indexes = cache.get(lexicon) ?? new WeakMap<readonly Named[], NameIndex>();
  cache.set(lexicon, indexes);
  const cached = indexes.get(known);
  if (cached) return cached;
  const forms = known.flatMap((named) => formsOf(named, lexicon));
  const longest = forms.reduce((most, { words }) => Math.max(most, words.length), 0);
  const index = { forms, longest, ...wordMaps(forms) };
  indexes.set(known, index);
  return index;
}

/** Where a word may be found in `wordsByStart`. */
export function startsOf({ word, onsets }: KeyedWord): readonly string[] {
  return [`letter ${word[0] ?? ""}`, ...[...onsets].map((onset) => `sound ${onset}`)];
}

function wordMaps(forms: readonly NameForm[]): Pick<NameIndex, "formsByWord" | "wordsByStart"> {
  const formsByWord = new Map<string, NameForm[]>();
  const wordsByStart = new Map<string, KeyedWord[]>();
  for (const form of forms) {
    for (const keyed of new Set([...form.words, form.joined])) {
      const of = formsByWord.get(keyed.word);
      if (of) of.push(form);
      else {
        formsByWord.set(keyed.word, [form]);
        for (const start of startsOf(keyed)) {
          const words = wordsByStart.get(start);
          if (words) words.push(keyed);
          else wordsByStart.set(start, [keyed]);
        }
      }
    }
  }
  return { formsByWord, wordsByStart };
}

function formsOf(named: Named, lexicon: NameLexicon): readonly NameForm[] {
  const seen = new Set<string>();
  const wordsOf = (name: string): readonly string[] => lexicon.nameWords(lexicon.tokenise(name));
  const kin = (named.roles ?? []).filter((role) => lexicon.isKin(role.toLowerCase()));
  return [named.name, ...(named.also ?? []), ...kin].flatMap((name) => {
    const whole = wordsOf(name);
    const others = [
      lexicon.trimmedName(whole),
      wordsOf(name.replace(EXTENSION, "")),
      wordsOf(name.replaceAll(CAMEL, " ")),
      withInitials(whole),
    ];
    return [whole, ...others].flatMap((words, index) => {
      const key = words.join(" ");
      if (key === "" || seen.has(key)) return [];
      seen.add(key);
      return [{ named, ...keyedWords(words.slice(0, MOST_WORDS), lexicon), isWhole: index === 0 }];
    });
  });
}

/** "VS Code" for Visual Studio Code. */
function withInitials(words: readonly string[]): readonly string[] {
  const [first = "", second = "", ...rest] = words;
  return rest.length > 0 ? [`${first.slice(0, 1)}${second.slice(0, 1)}`, ...rest] : words;
}
