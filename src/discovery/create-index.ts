import type { Ranked } from "../types/turn/ranked.ts";
import { abstains } from "./abstains.ts";
import { gatherEvidence } from "./evidence.ts";
import { LEXICAL, VECTORS_ALONE, byScore, fuse } from "./fuse.ts";
import type { FusionWeights } from "./fuse.ts";
import type { Language } from "../language/language.ts";
import type { IndexedTool } from "./corpus/indexed-tool.ts";
import { type Router, routerOpinion } from "./rankers/router.ts";
import { nameHolds, isSelection, parseSelection } from "./rankers/select.ts";
import { termReader } from "./words/terms.ts";
import { isForeign } from "./words/is-foreign.ts";
import { ToolCorpus } from "./corpus/tool-corpus.ts";
import { type VectorHead, vectorOpinion } from "./rankers/vector-ranker.ts";

export type RankOptions = {
  /** The query's vector, from the embedder the index was given vectors of. */
  readonly vector?: Float32Array;
  /** The vector alone decides: what words say of it is left out. */
  readonly meaningAlone?: true;
  /** Tools used lately, newest first: lifted a little. */
  readonly recent?: readonly string[];
};

/** Ranks tools for words that may be misheard. Ranking is a pure function of its arguments and the tools held. */
export type Index = {
  /** Every tool, best first (ties by name), and how likely none fits. Never throws. */
  readonly rank: (text: string, options?: RankOptions) => Ranked;
  /** Whether this ranking, made without a vector, is unsure enough for one to be worth its milliseconds. */
  readonly wantsVector: (text: string, ranked: Ranked) => boolean;
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

/**
 * Below this the first tool, or "none", is doubtful enough for vectors to be worth their milliseconds;
 * a no is looked at twice. `sotto bench discovery` prints the share of such requests, models/encoder.md "unsure".
 */
const CLEAR_TOOL = 0.95;
const CLEAR_NONE = 0.97;

/** Whether a ranking by the fast rankers can stand without vectors. */
export function isClear({ tools: [first], none }: Pick<Ranked, "tools" | "none">): boolean {
  const score = first?.score ?? 0;
  return none > score ? none >= CLEAR_NONE : score >= CLEAR_TOOL;
}

export type IndexOptions = {
  readonly tools: readonly IndexedTool[];
  /** Whose words requests and tools are read by. */
  readonly language: Language;
  /** Trained on some of the tools; without it the lexical rankers decide alone. */
  readonly router?: Router;
  /** What was learned over the vectors `rank` is given; without it they are not looked at. */
  readonly vectors?: VectorHead;
};

/** An index over some tools. Of two tools with one name the later counts. */
export function createIndex({ tools, language, router, vectors }: IndexOptions): Index {
  const reader = termReader(language);
  const corpus = new ToolCorpus(reader, vectors?.mean);
  corpus.add(tools);

  const rank = (text: string, { vector, meaningAlone, recent = [] }: RankOptions = {}): Ranked => {
    const terms = reader.termsOf(text);
    if (terms.words.length === 0) return nothingFits(corpus.names());
    const named = namedOutright(text, corpus);
    if (named.length > 0) return onlyThese(named, corpus.names());
    const opinion = vectors && vector && vectorOpinion(vectors, vector);
    const evidence = gatherEvidence(corpus.rankers(), {
      terms,
      router: router && routerOpinion(router, terms),
      vector: opinion,
      nearness: corpus.nearness(opinion ? vector : undefined),
      recent,
    });
    return fuse(evidence, opinion ? weightsWith(terms.words, meaningAlone) : weightsWithout);
  };
  const weightsWithout = router?.weights ?? LEXICAL;
  const weightsWith = (words: readonly string[], meaningAlone = false): FusionWeights =>
    meaningAlone || isBeyondWords(words) ? VECTORS_ALONE : (vectors?.weights ?? LEXICAL);
  /** In a language only the vectors know. */
  const isBeyondWords = (words: readonly string[]): boolean =>
    vectors?.isMultilingual === true && isForeign(words, corpus.rankers().vocabulary);
  return {
    rank,
    wantsVector: (text, ranked) => {
      if (vectors === undefined || text.trim() === "") return false;
      // What words that nobody was trained on make of a request is no clear no.
      const isDoubtful = router === undefined && abstains(ranked);
      return isDoubtful || !isClear(ranked) || isBeyondWords(reader.wordsOf(text));
    },
    select: (query) => select({ query, corpus, rank }),
    add: (more) => corpus.add(more),
    remove: (names) => corpus.remove(names),
    names: () => corpus.names(),
  };
}

/** A name has few words; longer texts are not looked through for one. */
const MOST_NAME_WORDS = 4;

/** The tools a text names and nothing else: `select:a,b`, or one name. */
function namedOutright(text: string, corpus: ToolCorpus): readonly string[] {
  const mayName = isSelection(text) || corpus.reader.wordsOf(text).length <= MOST_NAME_WORDS;
  return mayName ? (parseSelection(text, corpus.keys())?.names ?? []) : [];
}

function onlyThese(named: readonly string[], names: readonly string[]): Ranked {
  const tools = names.map((name) => ({ name, score: named.includes(name) ? 1 : 0 })).sort(byScore);
  return { tools, none: 0, unmatched: [], sure: named.length === 1 };
}

/** No words ask for nothing. */
function nothingFits(names: readonly string[]): Ranked {
  const tools = names.map((name) => ({ name, score: 0 })).sort(byScore);
  return { tools, none: 1, unmatched: [], sure: false };
}

type SelectInput = {
  readonly query: string;
  readonly corpus: ToolCorpus;
  readonly rank: (text: string) => Ranked;
};

function select({ query, corpus, rank }: SelectInput): readonly string[] | undefined {
  const selection = parseSelection(query, corpus.keys());
  if (!selection) return undefined;
  if (selection.required.length === 0) return selection.names;
  const ranked = rank(selection.rest).tools;
  return ranked
    .map((tool) => tool.name)
    .filter((name) => nameHolds(name, selection.required, corpus.reader));
}
