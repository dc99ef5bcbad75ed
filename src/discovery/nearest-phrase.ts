import type { Corpus } from "./corpus.ts";
import { type Document, END, PAIR_SHARE, normOf } from "./document.ts";
import { UNKNOWN } from "./lexicon.ts";

/** How much of a tool's score is its nearest phrase; the rest is its second nearest. */
const NEAREST_SHARE = 0.8;

type Search = Corpus & {
  readonly words: readonly string[];
  /** Numbers of the words' stems, UNKNOWN where no tool has one. */
  readonly ids: readonly number[];
};

/**
 * How near each document's nearest phrases are: cosine, 0..1, over weighted words and neighbouring
 * pairs. Every phrase of a document that shares a stem is looked at; 2,400 take some ten microseconds.
 */
export function nearestPhrase(search: Search): Float64Array {
  const { documents, holders, ids } = search;
  const scores = new Float64Array(documents.length);
  const query = readQuery(search);
  if (query.norm === 0) return scores;
  const isSeen = new Uint8Array(documents.length);
  for (const id of ids) {
    for (const { index } of holders.get(id) ?? []) {
      const document = documents[index];
      if (!document || isSeen[index] === 1) continue;
      isSeen[index] = 1;
      scores[index] = nearest(document, query);
    }
  }
  return scores;
}

type Query = {
  /** Of each stem, its weight in the query times its weight in a phrase that has it once. */
  readonly products: Float64Array;
  /** The same for neighbouring pairs. */
  readonly pairs: ReadonlyMap<number, number>;
  readonly norm: number;
};

function readQuery({ words, ids, lexicon }: Search): Query {
  const products = new Float64Array(lexicon.stems);
  const pairs = new Map<number, number>();
  for (const [index, id] of ids.entries()) {
    if (id === UNKNOWN) continue;
    const weight = lexicon.weight(id, words[index] ?? "");
    products[id] = (products[id] ?? 0) + weight * weight;
    const next = ids[index + 1] ?? UNKNOWN;
    if (next === UNKNOWN) continue;
    const pair = pairOf(id, next);
    const both = PAIR_SHARE * (weight + lexicon.weight(next, words[index + 1] ?? ""));
    pairs.set(pair, (pairs.get(pair) ?? 0) + both * both);
  }
  return { products, pairs, norm: normOf({ ids, words, lexicon }) };
}

/** One pass over all phrases of a tool; it runs for every tool and query, so it makes no objects. */
function nearest({ phrases, norms }: Document, { products, pairs, norm }: Query): number {
  let first = 0;
  let second = 0;
  let sum = 0;
  let before = UNKNOWN;
  let phrase = 0;
  for (let index = 0; index < phrases.length; index++) {
    const id = phrases[index] ?? END;
    if (id === END) {
      const cosine = sum / ((norms[phrase] ?? 1) * norm);
      if (cosine > second) second = Math.min(cosine, first);
      if (cosine > first) first = cosine;
      phrase += 1;
      sum = 0;
      before = UNKNOWN;
      continue;
    }
    const product = products[id] ?? 0;
    if (product > 0) {
      sum += product;
      if (before !== UNKNOWN) sum += pairs.get(pairOf(before, id)) ?? 0;
    }
    before = product > 0 ? id : UNKNOWN;
  }
  return Math.min(1, NEAREST_SHARE * first + (1 - NEAREST_SHARE) * second);
}

/** Two numbers as one; a lexicon never has that many stems. */
function pairOf(first: number, second: number): number {
  return first * 0x200000 + second;
}
