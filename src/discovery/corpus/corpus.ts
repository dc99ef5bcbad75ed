import { type Document, END, type FieldCounts } from "./document.ts";
import type { Lexicon } from "../words/lexicon.ts";

/** Some tools' documents with what looking things up in them takes. */
export type Corpus = {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
  /** Which documents hold a stem; each once. */
  readonly holders: Postings;
  /** Mean length of each field. */
  readonly averages: FieldCounts;
  readonly phrases: PhraseTable;
};

/** Where each stem stands, stem after stem: `places.subarray(starts[id], starts[id + 1])`. */
export type Postings = { readonly starts: Int32Array; readonly places: Int32Array };

/** Every phrase of every document, one after the other. */
export type PhraseTable = {
  /** Stems, END after each phrase. */
  readonly stems: Int32Array;
  /** The phrase each of the stems is in. */
  readonly phraseOf: Int32Array;
  /** Of each phrase, its document and its length as a weighted vector. */
  readonly documentOf: Int32Array;
  readonly norms: Float64Array;
  /** Places among `stems`. */
  readonly postings: Postings;
};

/** Documents of one lexicon as a corpus. */
export function corpusOf(documents: readonly Document[], lexicon: Lexicon): Corpus {
  const ids = documents.flatMap(({ counts }) => [...counts.keys()]);
  const owners = documents.flatMap(({ counts }, index) => Array<number>(counts.size).fill(index));
  return {
    documents,
    lexicon,
    holders: postingsOf(ids, lexicon.stems, (at) => owners[at] ?? 0),
    averages: averageLengths(documents),
    phrases: phraseTable(documents, lexicon.stems),
  };
}

function phraseTable(documents: readonly Document[], known: number): PhraseTable {
  const stems = new Int32Array(documents.reduce((sum, one) => sum + one.phrases.length, 0));
  const phraseOf = new Int32Array(stems.length);
  const documentOf: number[] = [];
  let place = 0;
  for (const [index, { phrases }] of documents.entries()) {
    stems.set(phrases, place);
    for (const stem of phrases) {
      phraseOf[place++] = documentOf.length;
      if (stem === END) documentOf.push(index);
    }
  }
  return {
    stems,
    phraseOf,
    documentOf: Int32Array.from(documentOf),
    norms: Float64Array.from(documents.flatMap(({ norms }) => [...norms])),
    postings: postingsOf(stems, known, (at) => at),
  };
}

/** Sorts places by the stem that stands there; the order of places stays. Negative numbers are no stems. */
function postingsOf(
  ids: ArrayLike<number>,
  known: number,
  placeAt: (at: number) => number,
): Postings {
  const starts = new Int32Array(known + 1);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? END;
    if (id >= 0) starts[id + 1] = (starts[id + 1] ?? 0) + 1;
  }
  for (let id = 0; id < known; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
  const places = new Int32Array(starts[known] ?? 0);
  const next = starts.slice();
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? END;
    if (id < 0) continue;
    const place = next[id] ?? 0;
    places[place] = placeAt(at);
    next[id] = place + 1;
  }
  return { starts, places };
}

function averageLengths(documents: readonly Document[]): FieldCounts {
  const mean = (field: number): number =>
    documents.reduce((sum, { lengths }) => sum + (lengths[field] ?? 0), 0) / documents.length;
  return [mean(0), mean(1), mean(2), mean(3)];
}
