import type { Corpus } from "../corpus/corpus.ts";
import type { FieldCounts } from "../corpus/document.ts";

const K1 = 1.2;
/** Weight and length normalisation of name, description, parameters, phrases. */
const WEIGHTS: FieldCounts = [3, 1.5, 0.5, 1];
const B: FieldCounts = [0.3, 0.5, 0.3, 0.5];

type Search = Corpus & {
  /** Numbers of the query's stems. */
  readonly query: Iterable<number>;
};

/** BM25F (Robertson, Zaragoza, Taylor 2004) of each document; 0 where no stem is shared. */
export function bm25f({ documents, lexicon, holders, averages, query }: Search): Float64Array {
  const scores = new Float64Array(documents.length);
  for (const id of new Set(query)) {
    const rarity = lexicon.inverseFrequency(id);
    const end = holders.starts[id + 1] ?? 0;
    for (let place = holders.starts[id] ?? 0; place < end; place++) {
      const index = holders.places[place] ?? 0;
      const document = documents[index];
      const counts = document?.counts.get(id);
      if (!document || !counts) continue;
      const frequency = pseudoFrequency(counts, document.lengths, averages);
      scores[index] = (scores[index] ?? 0) + (rarity * frequency) / (K1 + frequency);
    }
  }
  return scores;
}

/** The most BM25F can give: every term as often as one likes. */
export function fullScore({ lexicon, query }: Pick<Search, "lexicon" | "query">): number {
  let sum = 0;
  for (const id of new Set(query)) sum += lexicon.inverseFrequency(id);
  return sum;
}

function pseudoFrequency(counts: FieldCounts, lengths: FieldCounts, averages: FieldCounts): number {
  let sum = 0;
  for (let field = 0; field < counts.length; field++) {
    const count = counts[field] ?? 0;
    if (count === 0) continue;
    const b = B[field] ?? 0;
    const relative = (lengths[field] ?? 0) / (averages[field] ?? 1);
    sum += ((WEIGHTS[field] ?? 0) * count) / (1 - b + b * relative);
  }
  return sum;
}
