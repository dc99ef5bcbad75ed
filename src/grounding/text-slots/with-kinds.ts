import type { Vocabulary } from "../../language/vocabulary.ts";

/** Things by themselves, each with what only says which kind of it is meant: "lamps, the tall ones" is one. */
export function withKinds(
  things: readonly string[],
  { wordingOf }: Pick<Vocabulary, "wordingOf">,
): readonly string[] {
  return things.reduce<readonly string[]>((all, thing) => {
    const last = all.at(-1);
    return last !== undefined && wordingOf(thing).given.saysKind
      ? [...all.slice(0, -1), `${last}, ${thing}`]
      : [...all, thing];
  }, []);
}
