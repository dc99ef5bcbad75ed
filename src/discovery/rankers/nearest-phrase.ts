import type { Corpus, PhraseTable } from "../corpus/corpus.ts";
import { END, PAIR_SHARE, normOf } from "../corpus/document.ts";
import { UNKNOWN } from "../words/lexicon.ts";

/** How much of a tool's score is its nearest phrase; the rest is its second nearest. */
const NEAREST_SHARE = 0.8;

type Search = Corpus & {
  readonly words: readonly string[];
  /** Numbers of the words' stems, UNKNOWN where no tool has one. */
  readonly ids: readonly number[];
};

/**
 * How near each document's nearest phrases are: cosine, 0..1, over weighted words and neighbouring
 * pairs. Only phrases that share a stem are touched; those of our own tools take some ten microseconds.
 */
export function nearestPhrase(search: Search): Float64Array {
  const { documents, phrases } = search;
  const query = readQuery(search);
  const near = new Float64Array(documents.length);
  if (query.norm === 0) return near;
  const sums = dotProducts(phrases, query);
  const next = new Float64Array(documents.length);
  for (let phrase = 0; phrase < sums.length; phrase++) {
    const sum = sums[phrase] ?? 0;
    if (sum === 0) continue;
    const document = phrases.documentOf[phrase] ?? 0;
    const cosine = sum / ((phrases.norms[phrase] ?? 1) * query.norm);
    const before = near[document] ?? 0;
    next[document] = Math.max(next[document] ?? 0, Math.min(cosine, before));
    near[document] = Math.max(before, cosine);
  }
  return near.map((first, index) =>
    Math.min(1, NEAREST_SHARE * first + (1 - NEAREST_SHARE) * (next[index] ?? 0)),
  );
}

type Query = {
  /** Of each stem, its weight in the query times its weight in a phrase that has it once. */
  readonly products: ReadonlyMap<number, number>;
  /** The same for neighbouring pairs. */
  readonly pairs: ReadonlyMap<number, number>;
  readonly norm: number;
};

function readQuery({ words, ids, lexicon }: Search): Query {
  const products = new Map<number, number>();
  const pairs = new Map<number, number>();
  for (const [index, id] of ids.entries()) {
    if (id === UNKNOWN) continue;
    const weight = lexicon.weight(id, words[index] ?? "");
    products.set(id, (products.get(id) ?? 0) + weight * weight);
    const next = ids[index + 1] ?? UNKNOWN;
    if (next === UNKNOWN) continue;
    const pair = pairOf(id, next);
    const both = PAIR_SHARE * (weight + lexicon.weight(next, words[index + 1] ?? ""));
    pairs.set(pair, (pairs.get(pair) ?? 0) + both * both);
  }
  return { products, pairs, norm: normOf({ ids, words, lexicon }) };
}

/** Of each phrase, its product with the query. It runs for every query, so it makes no objects. */
function dotProducts(table: PhraseTable, { products, pairs }: Query): Float64Array {
  const { stems, phraseOf, postings } = table;
  const sums = new Float64Array(table.documentOf.length);
  for (const [id, product] of products) {
    const end = postings.starts[id + 1] ?? 0;
    for (let at = postings.starts[id] ?? 0; at < end; at++) {
      const place = postings.places[at] ?? 0;
      const phrase = phraseOf[place] ?? 0;
      const next = stems[place + 1] ?? END;
      const pair = products.has(next) ? (pairs.get(pairOf(id, next)) ?? 0) : 0;
      sums[phrase] = (sums[phrase] ?? 0) + product + pair;
    }
  }
  return sums;
}

/** Two numbers as one; a lexicon never has that many stems. */
function pairOf(first: number, second: number): number {
  return first * 0x200000 + second;
}
