/** What people call the things tools are about: kinds of record, and the nouns for any of them, the plainest first. */
type KindNouns = readonly (readonly [kinds: readonly string[], nouns: string])[];

/** The kinds of record that words name, and the noun that a kind is called by. */
export function kindsBy(nouns: KindNouns): {
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  readonly kindsNamed: (word: string) => readonly string[];
  readonly kindNoun: (kind: string) => string | undefined;
} {
  const kinds = new Map(
    nouns.flatMap(([named, words]) => words.split(" ").map((noun) => [noun, named] as const)),
  );
  return {
    kinds,
    kindsNamed: (word) => kinds.get(word) ?? [],
    kindNoun: (kind) =>
      nouns.find(([[only, ...others]]) => only === kind && others.length === 0)?.[1].split(" ")[0],
  };
}
