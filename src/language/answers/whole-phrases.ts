/** Nobody needs more words for a yes, a no or a stop. */
const MOST_WORDS = 12;

/**
 * Reads texts that are nothing but phrases of closed lists, one or several that mean the same; the
 * phrases `around` them say nothing. Gives undefined where there is anything else in a text.
 */
export function wholePhrases<Meaning extends string>(
  lists: Readonly<Record<Meaning, readonly string[]>>,
  around: readonly string[] = [],
): (text: string) => Meaning | undefined {
  // The keys of the lists are exactly the meanings.
  const all = Object.entries<readonly string[]>(lists) as [Meaning, readonly string[]][];
  const meaningOf = new Map<string, Meaning | undefined>([
    ...around.map((phrase) => [plainWords(phrase), undefined] as const),
    ...all.flatMap(([meaning, phrases]) =>
      phrases.map((phrase) => [plainWords(phrase), meaning] as const),
    ),
  ]);
  const longest = Math.max(...[...meaningOf.keys()].map((phrase) => phrase.split(" ").length));
  return (text) => {
    const words = plainWords(text).split(" ");
    const phrases = words.length > MOST_WORDS ? undefined : phrasesOf(words, meaningOf, longest);
    const meanings = new Set(phrases?.flatMap((phrase) => meaningOf.get(phrase) ?? []));
    const [only] = meanings;
    return meanings.size === 1 ? only : undefined;
  };
}

/** Known phrases that make up all the words, the longest first; undefined where none do. */
function phrasesOf(
  words: readonly string[],
  known: ReadonlyMap<string, unknown>,
  longest: number,
): readonly string[] | undefined {
  if (words.length === 0) return [];
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(" ");
    const rest = known.has(phrase) ? phrasesOf(words.slice(length), known, longest) : undefined;
    if (rest) return [phrase, ...rest];
  }
  return undefined;
}

/** A text as whole phrases are compared: small letters and digits, single spaces, no apostrophes. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
