import { corpusOf } from "../../src/discovery/corpus/corpus.ts";
import { readDocuments } from "../../src/discovery/corpus/document.ts";
import type { Evidence } from "../../src/discovery/evidence.ts";
import { gatherEvidence } from "../../src/discovery/evidence.ts";
import type { IndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";
import { Lexicon } from "../../src/discovery/words/lexicon.ts";
import { logitsOf } from "../../src/trained/linear-model.ts";
import { opinionOf } from "../../src/discovery/rankers/router.ts";
import type { Opinion } from "../../src/discovery/rankers/opinion.ts";
import { routerFeatures } from "../../src/discovery/rankers/router-features.ts";
import type { TermReader } from "../../src/discovery/words/terms.ts";
import { terms as reader } from "./terms.ts";
import { Vocabulary } from "../../src/discovery/words/vocabulary.ts";
import { actingTools } from "./acting-tools.ts";
import type { Row } from "./corpus.ts";
import { TOOLS, trainRouter } from "./model.ts";
import { randomFrom, shuffled } from "./random.ts";

/** What the rankers say of a row none of them was trained on. */
export type Judged = { readonly row: Row; readonly evidence: Evidence };

/** Trains a vector ranker on rows and says what it thinks of any text; undefined where there is no embedder. */
export type TrainVectors = (rows: readonly Row[]) => (text: string) => Opinion;

export type CrossFit = {
  readonly rows: readonly Row[];
  readonly folds: number;
  /** Rows of one key are held out together: by intent for wording nobody knows, by row for wording like it. */
  readonly keyOf: (row: Row) => string;
  readonly trainVectors?: TrainVectors;
  readonly seed: number;
};

/** Every row judged by rankers trained on the other folds. */
export function crossFit({ rows, folds, keyOf, trainVectors, seed }: CrossFit): readonly Judged[] {
  const keys = shuffled([...new Set(rows.map(keyOf))], randomFrom(seed));
  const foldOf = new Map(keys.map((key, index) => [key, index % folds]));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isHeld = (row: Row): boolean => foldOf.get(keyOf(row)) === fold;
    const held = rows.filter(isHeld);
    const rest = rows.filter((row) => !isHeld(row));
    return judge({ held, rest, ...(trainVectors ? { trainVectors } : {}) });
  });
}

export type Fold = {
  readonly held: readonly Row[];
  readonly rest: readonly Row[];
  readonly trainVectors?: TrainVectors;
};

/** Rows judged by rankers that were trained on others. */
export function judge({ held, rest, trainVectors }: Fold): readonly Judged[] {
  const model = trainRouter(rest);
  const vectorOpinion = trainVectors?.(rest);
  const leftOut = new Set(held.map((row) => row.said ?? row.text));
  const rankers = rankersOver(actingTools(leftOut), reader);
  return held.map((row) => {
    const terms = reader.termsOf(row.text);
    const router = opinionOf(TOOLS, logitsOf(model, routerFeatures(terms)));
    const vector = vectorOpinion?.(row.text);
    return {
      row,
      evidence: gatherEvidence(rankers, { terms, router, vector, nearness: () => 0, recent: [] }),
    };
  });
}

/** What ranks by the words of some tools, as a language reads them. */
export function rankersOver(
  tools: readonly IndexedTool[],
  terms: TermReader,
): Parameters<typeof gatherEvidence>[0] {
  const lexicon = new Lexicon(terms);
  const documents = readDocuments(tools, lexicon);
  const words = documents.flatMap((one) => [...one.words]);
  return { corpus: corpusOf(documents, lexicon), vocabulary: new Vocabulary(words, terms) };
}
