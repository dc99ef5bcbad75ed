import type { FieldCounts, FieldIndex } from "./field-index.ts";

const K1 = 1.2;
/** Weight and length normalisation of name, description, parameters, phrases. */
const WEIGHTS: FieldCounts = [3, 1.5, 0.5, 1];
const B: FieldCounts = [0.3, 0.5, 0.3, 0.5];

/** BM25F (Robertson, Zaragoza, Taylor 2004) of each tool that shares a stem with the query. */
export function bm25f(index: FieldIndex, stems: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>();
  const averages = index.averages();
  for (const stem of new Set(stems)) {
    const postings = index.postings(stem);
    if (!postings) continue;
    const idf = inverseFrequency(index.size, postings.size);
    for (const [tool, { counts }] of postings) {
      const frequency = pseudoFrequency({ counts, lengths: index.lengths(tool), averages });
      const part = (idf * frequency) / (K1 + frequency);
      scores.set(tool, (scores.get(tool) ?? 0) + part);
    }
  }
  return scores;
}

/** Robertson and Spärck Jones' idf, kept above zero. */
export function inverseFrequency(documents: number, containing: number): number {
  return Math.log(1 + (documents - containing + 0.5) / (containing + 0.5));
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
    const relative = (lengths[field] ?? 0) / Math.max(1e-9, averages[field] ?? 0);
    sum += ((WEIGHTS[field] ?? 0) * count) / (1 - b + b * relative);
  }
  return sum;
}
