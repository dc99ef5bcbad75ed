import type { NameLexicon } from "../contract/names.ts";
import type { ToolWords } from "../contract/tools.ts";
import type { SmallWords } from "../contract/words.ts";
import { alikeOne } from "../names/alike-one.ts";
import type { Domains } from "./tool-words.ts";

type CarrierWords = {
  /** Words that carry any request, and any request to find something. */
  readonly everywhere: readonly string[];
  readonly looking: readonly string[];
  readonly domains: Domains;
  /** The words of a domain's carriers. */
  readonly wordsOf: (text: string) => readonly string[];
  readonly names: NameLexicon;
};

/** Words that wrap a request and never say what it is about. */
export function carriersBy(
  words: CarrierWords,
): Pick<SmallWords, "isFiller"> & Pick<ToolWords, "carriersOf"> {
  const everywhere: ReadonlySet<string> = new Set(words.everywhere);
  const carriers = {
    read: carriersFor("read", words.looking, words),
    write: carriersFor("write", [], words),
  };
  return {
    isFiller: (word) => everywhere.has(word),
    carriersOf: (domain, act) => {
      const own = carriers[act].get(domain) ?? new Set();
      // What changes something may be about a word that only sounds alike; what reads finds too little by it.
      const isOwn =
        act === "read" ? alikeOne(own, words.names) : (word: string): boolean => own.has(word);
      return (word) => everywhere.has(word) || isOwn(word);
    },
  };
}

/** The words of each domain that wrap a request to it. */
function carriersFor(
  act: "read" | "write",
  always: readonly string[],
  { domains, wordsOf }: CarrierWords,
): ReadonlyMap<string, ReadonlySet<string>> {
  const rows = Object.entries(domains);
  return new Map(
    rows.map(([domain, { carriers }]) => [domain, new Set([...always, ...wordsOf(carriers[act])])]),
  );
}
