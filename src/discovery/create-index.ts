import type { Ranked, ScoredTool } from "../types/ranked.ts";
import { bm25f, inverseFrequency } from "./bm25f.ts";
import { FieldIndex } from "./field-index.ts";
import { fuse } from "./fuse.ts";
import type { IndexedTool } from "./indexed-tool.ts";
import { PhraseIndex } from "./phrase-index.ts";
import { nameHolds, parseSelection } from "./select.ts";
import { termsOf } from "./terms.ts";

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

/** An index over some tools. */
export function createIndex({ tools }: { readonly tools: readonly IndexedTool[] }): Index {
  const held = new Map(tools.map((tool) => [tool.name, tool]));
  const fields = new FieldIndex();
  for (const tool of held.values()) fields.add(tool);
  const phrases = new PhraseIndex([...held.values()]);

  const rank = (text: string, { recent = [] }: RankOptions = {}): Ranked => {
    const terms = termsOf(text);
    const content = terms.stems.filter((_, index) => terms.content[index]);
    const known = content.filter((stem) => fields.postings(stem));
    const full = content.reduce((sum, stem) => sum + inverseOf(fields, stem), 0);
    return fuse({
      tools: held,
      lexical: bm25f(fields, terms.stems),
      fullLexical: full,
      phrase: phrases.scores(terms.words),
      coverage: content.length === 0 ? 1 : known.length / content.length,
      answerable: content.length,
      unmatched: terms.words.filter(
        (_, index) => terms.content[index] && !fields.postings(terms.stems[index] ?? ""),
      ),
      recent,
    });
  };
  const remove = (names: readonly string[]): void => {
    for (const name of names.filter((name) => held.delete(name))) {
      fields.remove(name);
      phrases.remove(name);
    }
  };
  return {
    rank,
    select: (query) => select({ query, names: [...held.keys()], rank }),
    add: (more) => {
      remove(more.map((tool) => tool.name));
      for (const tool of more) {
        held.set(tool.name, tool);
        fields.add(tool);
        phrases.add(tool);
      }
    },
    remove,
    names: () => [...held.keys()],
  };
}

function inverseOf(fields: FieldIndex, stem: string): number {
  return inverseFrequency(fields.size, fields.postings(stem)?.size ?? 0);
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
  const ranked: readonly ScoredTool[] = rank(selection.rest).tools;
  return ranked.map((tool) => tool.name).filter((name) => nameHolds(name, selection.required));
}
