import type { Document, FieldCounts } from "./document.ts";
import type { Lexicon } from "./lexicon.ts";

/** Some tools' documents with what looking things up in them takes. */
export type Corpus = {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
  /** Which documents hold a stem. */
  readonly holders: ReadonlyMap<number, readonly Holder[]>;
  /** Mean length of each field. */
  readonly averages: FieldCounts;
};

/** A document by its place, and how often the stem stands in its fields. */
export type Holder = { readonly index: number; readonly counts: FieldCounts };

/** Documents of one lexicon as a corpus. */
export function corpusOf(documents: readonly Document[], lexicon: Lexicon): Corpus {
  const holders = new Map<number, Holder[]>();
  for (const [index, document] of documents.entries()) {
    for (const [id, counts] of document.counts) {
      const known = holders.get(id);
      if (known) known.push({ index, counts });
      else holders.set(id, [{ index, counts }]);
    }
  }
  return { documents, lexicon, holders, averages: averageLengths(documents) };
}

function averageLengths(documents: readonly Document[]): FieldCounts {
  const mean = (field: number): number =>
    documents.reduce((sum, { lengths }) => sum + (lengths[field] ?? 0), 0) / documents.length;
  return [mean(0), mean(1), mean(2), mean(3)];
}
