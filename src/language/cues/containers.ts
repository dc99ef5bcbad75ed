import type { NameKind } from "../../types/known-names.ts";
import type { Containers } from "../contract/cues.ts";

type ContainerWords = {
  /** What things that hold others are called. */
  readonly nouns: Readonly<Partial<Record<NameKind, ReadonlySet<string>>>>;
  /** What leads to where something goes, or is looked for; where it is kept, and of what is listed. */
  readonly into: ReadonlySet<string>;
  readonly keptIn: ReadonlySet<string>;
  readonly keptOn: ReadonlySet<string>;
  /** Between that and the name. */
  readonly owning: ReadonlySet<string>;
  /** What stands before such a noun and tells no list from another. */
  readonly nameless: ReadonlySet<string>;
};

const LISTED = new Set<NameKind>(["list", "calendar"]);

/** Things that hold others, and what is said around them. */
export function containersBy(words: ContainerWords): Containers {
  const namesContainer: Containers["namesContainer"] = (word, kind) =>
    kind === undefined
      ? Object.values(words.nouns).some((nouns) => nouns.has(word))
      : (words.nouns[kind]?.has(word) ?? false);
  return {
    namesContainer,
    leadsInto: (before, kind) => {
      const lead = before.find((word) => !words.owning.has(word) && !namesContainer(word));
      const kept = kind !== undefined && LISTED.has(kind) ? words.keptOn : words.keptIn;
      return lead !== undefined && (kind === undefined ? words.into : kept).has(lead);
    },
    saysNoName: (word) =>
      words.nameless.has(word) ||
      words.owning.has(word) ||
      words.into.has(word) ||
      namesContainer(word),
  };
}
