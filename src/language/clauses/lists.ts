import type { Quoting } from "../contract/cues.ts";
import type { SmallWords } from "../contract/words.ts";

type ListWords = {
  /** Between things that are one list, as a whole; and between several names in one breath. */
  readonly joined: RegExp;
  readonly between: RegExp;
  /** Its first group is what goes on as a list up to the next mark, or the end. */
  readonly listed: RegExp;
  /** They join what was cut out of a sentence to the rest, and are dropped with it. */
  readonly prepositions: ReadonlySet<string>;
  readonly askers: ReadonlySet<string>;
  /** Before what one is told to remember. */
  readonly told: ReadonlySet<string>;
};

type Lists = Pick<Quoting, "leadsToTold"> &
  Pick<SmallWords, "isAsker" | "isPreposition" | "joinsList" | "listAfter" | "listParts">;

/** Lists, and small words, by what they are. */
export function listsBy(words: ListWords): Lists {
  return {
    joinsList: (between) => words.joined.test(between),
    listParts: (text) => {
      const parts = text.split(words.between).map((part) => part.trim());
      return parts.filter((part) => part !== "");
    },
    listAfter: (text) => words.listed.exec(text)?.[1] ?? "",
    isPreposition: (word) => words.prepositions.has(word),
    isAsker: (word) => words.askers.has(word),
    leadsToTold: (word) => words.told.has(word),
  };
}
