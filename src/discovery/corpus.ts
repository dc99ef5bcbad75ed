import type { Document, FieldCounts } from "./document.ts";
import type { Lexicon } from "./lexicon.ts";

/** Some tools' documents with what looking things up in them takes. */
export type Corpus = {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
  /** Which documents, by their place, hold a stem. */
  readonly holders: ReadonlyMap<number, readonly number[]>;
  /** Mean length of each field. */
  readonly averages: FieldCounts;
};

/** Documents of one lexicon as a corpus. */
export function corpusOf(documents: readonly Document[], lexicon: Lexicon): Corpus {
  const holders = new Map<number, number[]>();
  for (const [index, { counts }] of documents.entries()) {
    for (const id of counts.keys()) {
      const known = holders.get(id);
      if (known) known.push(index);
      else holders.set(id, [index]);
    }
  }
  return { documents, lexicon, holders, averages: averageLengths(documents) };
}

function averageLengths(documents: readonly Document[]): FieldCounts {
  const mean = (field: number): number =>
    documents.reduce((sum, { lengths }) => sum + (lengths[field] ?? 0), 0) / documents.length;
  return [mean(0), mean(1), mean(2), mean(3)];
}
