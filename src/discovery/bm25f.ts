import type { Document, FieldCounts } from "./document.ts";
import { type Lexicon, UNKNOWN } from "./lexicon.ts";

const K1 = 1.2;
/** Weight and length normalisation of name, description, parameters, phrases. */
const WEIGHTS: FieldCounts = [3, 1.5, 0.5, 1];
const B: FieldCounts = [0.3, 0.5, 0.3, 0.5];

type Search = {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
  /** Numbers of the query's stems. */
  readonly query: Iterable<number>;
};

/** BM25F (Robertson, Zaragoza, Taylor 2004) of each document; 0 where no stem is shared. */
export function bm25f({ documents, lexicon, query }: Search): Float64Array {
  const averages = averageLengths(documents);
  const terms = [...new Set(query)]
    .filter((id) => id !== UNKNOWN)
    .map((id) => ({ id, rarity: lexicon.inverseFrequency(id) }));
  return Float64Array.from(documents, ({ counts, lengths }) => {
    let score = 0;
    for (const { id, rarity } of terms) {
      const count = counts.get(id);
      if (!count) continue;
      const frequency = pseudoFrequency({ counts: count, lengths, averages });
      score += (rarity * frequency) / (K1 + frequency);
    }
    return score;
  });
}

/** The most BM25F can give: every term as often as one likes. */
export function fullScore({ lexicon, query }: Omit<Search, "documents">): number {
  let sum = 0;
  for (const id of new Set(query)) sum += lexicon.inverseFrequency(id);
  return sum;
}

type Counted = {
  readonly counts: FieldCounts;
  readonly lengths: FieldCounts;
  readonly averages: FieldCounts;
};

function pseudoFrequency({ counts, lengths, averages }: Counted): number {
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

function averageLengths(documents: readonly Document[]): FieldCounts {
  const mean = (field: number): number =>
    documents.reduce((sum, { lengths }) => sum + (lengths[field] ?? 0), 0) / documents.length;
  return [mean(0), mean(1), mean(2), mean(3)];
}
