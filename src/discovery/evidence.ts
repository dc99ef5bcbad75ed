import { bm25f, fullScore } from "./rankers/bm25f.ts";
import type { Corpus } from "./corpus/corpus.ts";
import type { IndexedTool } from "./corpus/indexed-tool.ts";
import { UNKNOWN } from "./words/lexicon.ts";
import { nearestPhrase } from "./rankers/nearest-phrase.ts";
import type { Repaired } from "./words/repair-words.ts";
import { repairWords } from "./words/repair-words.ts";
import type { Opinion } from "./rankers/opinion.ts";
import type { Terms } from "./words/terms.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

/** What the rankers say of one tool. */
export type ToolEvidence = {
  readonly tool: IndexedTool;
  /** No ranker was trained on it: router and vector say nothing. */
  readonly isUntrained: boolean;
  readonly router: number;
  readonly vector: number;
  readonly phrase: number;
  readonly words: number;
  /** Cosine of the query's vector with the tool's nearest, for a tool nobody trained on; 0 where either is missing. */
  readonly nearness: number;
};

/** Everything the fusion weighs. */
export type Evidence = {
  readonly tools: readonly ToolEvidence[];
  /** The rankers on "none": their own log-probabilities, and how far the best lexical scores are from full. */
  readonly none: Omit<ToolEvidence, "tool" | "isUntrained" | "nearness">;
  /** Words that carry what is asked for, and the share of them some tool has. */
  readonly answerable: number;
  readonly coverage: number;
  readonly unmatched: readonly string[];
  readonly recent: readonly string[];
};

export type Rankers = { readonly corpus: Corpus; readonly vocabulary: Vocabulary };

export type Heard = {
  readonly terms: Terms;
  readonly router: Opinion | undefined;
  readonly vector: Opinion | undefined;
  /** Cosine of the query's vector with a tool's nearest, 0 where either is missing. */
  readonly nearness: (tool: string) => number;
  readonly recent: readonly string[];
};

/** Asks every ranker about some words. */
export function gatherEvidence(rankers: Rankers, heard: Heard): Evidence {
  const { terms, router, vector, nearness, recent } = heard;
  const repaired = repairWords(terms.words, rankers.vocabulary);
  const { phrase, words } = lexicalScores(rankers.corpus, terms.words, repaired);
  const tools = rankers.corpus.documents.map(({ tool }, index) => {
    const opinion = router?.of(tool.name);
    return {
      tool,
      isUntrained: router !== undefined && opinion === undefined,
      router: opinion ?? 0,
      vector: vector?.of(tool.name) ?? 0,
      phrase: phrase[index] ?? 0,
      words: words[index] ?? 0,
      nearness: nearness(tool.name),
    };
  });
  const answerable = terms.content.filter(Boolean).length;
  return {
    tools,
    none: {
      router: router?.none ?? 0,
      vector: vector?.none ?? 0,
      phrase: 1 - Math.max(0, ...phrase),
      words: 1 - Math.max(0, ...words),
    },
    answerable,
    coverage: answerable === 0 ? 1 : 1 - repaired.unknown.length / answerable,
    unmatched: repaired.unknown,
    recent,
  };
}

type Lexical = { readonly phrase: Float64Array; readonly words: Float64Array };

/** Scores of the words as heard or, where that is more, as repaired and then discounted by the likeness. */
function lexicalScores(corpus: Corpus, heard: readonly string[], repaired: Repaired): Lexical {
  const plain = score(corpus, heard);
  if (repaired.words.join(" ") === heard.join(" ")) return plain;
  const meant = score(corpus, repaired.words);
  const better = (before: Float64Array, after: Float64Array): Float64Array =>
    before.map((one, index) => Math.max(one, repaired.likeness * (after[index] ?? 0)));
  return { phrase: better(plain.phrase, meant.phrase), words: better(plain.words, meant.words) };
}

function score(corpus: Corpus, words: readonly string[]): Lexical {
  const { lexicon } = corpus;
  const ids = words.map((word) => lexicon.find(lexicon.reader.stemOf(word)));
  const full = fullScore({ lexicon, query: ids });
  const known = bm25f({ ...corpus, query: ids.filter((id) => id !== UNKNOWN) });
  return {
    phrase: nearestPhrase({ ...corpus, words, ids }),
    words: known.map((one) => (full === 0 ? 0 : one / full)),
  };
}
