import type { NameLexicon } from "../contract/names.ts";
import { keyedWord } from "./keyed-word.ts";
import { wordLikeness } from "./word-likeness.ts";

/** Less alike may be another word: of the words of 5,358 requests none is that said something of its own. */
const LEAST_LIKENESS = 0.9;
/** Shorter words are like too many others. */
const SHORTEST = 6;

/** Tells whether a word is one of some, or a long one of them misspelt or misheard: "remainders". */
export function alikeOne(
  words: ReadonlySet<string>,
  lexicon: NameLexicon,
): (word: string) => boolean {
  const long = [...words].filter(({ length }) => length >= SHORTEST);
  return (word) =>
    words.has(word) ||
    (word.length >= SHORTEST &&
      long.some(
        (own) =>
          wordLikeness(keyedWord(word, lexicon), keyedWord(own, lexicon), LEAST_LIKENESS) > 0,
      ));
}
