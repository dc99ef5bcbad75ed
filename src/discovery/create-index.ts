import type { Ranked } from "../types/ranked.ts";
import { type Document, readDocuments } from "./document.ts";
import { gatherEvidence } from "./evidence.ts";
import { LEXICAL, fuse } from "./fuse.ts";
import type { IndexedTool } from "./indexed-tool.ts";
import { Lexicon } from "./lexicon.ts";
import { type Router, routerOpinion } from "./router.ts";
import { nameHolds, parseSelection } from "./select.ts";
import { termsOf } from "./terms.ts";
import { Vocabulary } from "./vocabulary.ts";

export type RankOptions = {
  /** The query's vector, from the embedder the index was given vectors of. */
  readonly vector?: Float32Array;
  /** Tools used lately, newest first: lifted a little. */
  readonly recent?: readonly string[];
};

/** Ranks tools for words that may be misheard. Ranking is a pure function of its arguments and the tools held. */
export type Index = {
  /** Every tool, best first (ties by name), and how likely none fits. Never throws. */
  readonly rank: (text: string, options?: RankOptions) => Ranked;
  /**
   * The tools a query names outright (`select:a,b`, an exact name) or by a word their names must
   * hold (`+must rest`, best first). Undefined when the query is plain words.
   */
  readonly select: (query: string) => readonly string[] | undefined;
  /** Takes in tools; a name already held is replaced. */
  readonly add: (tools: readonly IndexedTool[]) => void;
  readonly remove: (names: readonly string[]) => void;
  readonly names: () => readonly string[];
};

export type IndexOptions = {
  readonly tools: readonly IndexedTool[];
  /** Trained on some of the tools; without it the lexical arms decide alone. */
  readonly router?: Router;
};

/** An index over some tools. Of two tools with one name the later counts. */
export function createIndex({ tools, router }: IndexOptions): Index {
  const lexicon = new Lexicon();
  const held = new Map<string, Document>();
  let documents: readonly Document[] = [];
  let vocabulary: Vocabulary | undefined;

  const remove = (names: readonly string[]): void => {
    for (const name of names) {
      const document = held.get(name);
      if (document && held.delete(name)) lexicon.count(document.counts.keys(), -1);
    }
    documents = [...held.values()];
  };
  const add = (more: readonly IndexedTool[]): void => {
    const byName = new Map(more.map((tool) => [tool.name, tool]));
    remove([...byName.keys()]);
    const fresh = readDocuments([...byName.values()], lexicon);
    for (const document of fresh) held.set(document.tool.name, document);
    documents = [...held.values()];
    vocabulary = undefined;
  };
  const rank = (text: string, { recent = [] }: RankOptions = {}): Ranked => {
    vocabulary ??= new Vocabulary(lexicon.words);
    const terms = termsOf(text);
    const evidence = gatherEvidence(
      { documents, lexicon, vocabulary },
      { terms, recent, router: router && routerOpinion(router, terms), vector: undefined },
    );
    return fuse(evidence, router?.weights ?? LEXICAL);
  };

  add(tools);
  return {
    rank,
    select: (query) => select({ query, names: [...held.keys()], rank }),
    add,
    remove,
    names: () => [...held.keys()],
  };
}

type SelectInput = {
  readonly query: string;
  readonly names: readonly string[];
  readonly rank: (text: string) => Ranked;
};

function select({ query, names, rank }: SelectInput): readonly string[] | undefined {
  const selection = parseSelection(query, names);
  if (!selection) return undefined;
  if (selection.required.length === 0) return selection.names;
  const ranked = rank(selection.rest).tools;
  return ranked.map((tool) => tool.name).filter((name) => nameHolds(name, selection.required));
}
