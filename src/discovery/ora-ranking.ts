import jaroWinkler from "talisman/metrics/jaro-winkler.js";
import type { ScoredTool } from "../types/ranked.ts";
import { byScore } from "./fuse.ts";
import type { IndexedTool } from "./indexed-tool.ts";
import { inverseFrequency } from "./lexicon.ts";
import { isContent, nameWords, wordsOf } from "./terms.ts";

/*
 * The two tiers of "Dynamic Tool Discovery" (Ora, Engineering Notes, 25 February 2026), kept as they
 * are described for the comparison. Where the article gives no number ("keyword overlap and domain
 * match follow") the values keep its order: above the fallback's 0.79, below a substring's 0.97.
 */
const EXACT = 1;
const SUBSTRING = 0.97;
const KEYWORDS_LEAST = 0.85;
const KEYWORDS_MOST = 0.95;
const DOMAIN = 0.82;
/** Between tools of one score the more similar name comes first. */
const TIEBREAK_SIMILARITY = 0.93;
const TIEBREAK = 0.01;

const K1 = 1.5;
const B = 0.75;
const JARO_WINKLER_BOOST = 0.35;
const DOMAIN_BOOST = 0.1;
const FALLBACK_LEAST = 0.05;
const FALLBACK_MOST = 0.79;

/** Tools by the article's deterministic pass or, if that finds none, by its BM25 fallback; others are left out. */
export function rankLikeOra(tools: readonly IndexedTool[], query: string): readonly ScoredTool[] {
  const words = wordsOf(query);
  const deterministic = tools
    .map((tool) => ({ name: tool.name, score: deterministicScore(tool, words) }))
    .filter(({ score }) => score > 0);
  return (deterministic.length > 0 ? deterministic : fallback(tools, words)).sort(byScore);
}

function deterministicScore(tool: IndexedTool, words: readonly string[]): number {
  const name = nameWords(tool.name);
  const asked = words.join(" ");
  if (asked === name.join(" ")) return EXACT;
  if (asked.length > 2 && ` ${asked} `.includes(` ${name.join(" ")} `)) return SUBSTRING;
  if (asked.length > 2 && name.join(" ").includes(asked)) return SUBSTRING;
  const score = Math.max(keywordScore(tool, words), words.includes(tool.domain) ? DOMAIN : 0);
  const similarity = nearestSimilarity(name, words);
  return score > 0 && similarity >= TIEBREAK_SIMILARITY ? score + TIEBREAK * similarity : score;
}

function keywordScore(tool: IndexedTool, words: readonly string[]): number {
  const keywords = nameWords(tool.name).filter((word) => word !== tool.domain);
  const hits = keywords.filter((word) => isContent(word) && words.includes(word)).length;
  if (hits === 0) return 0;
  return KEYWORDS_LEAST + (KEYWORDS_MOST - KEYWORDS_LEAST) * (hits / keywords.length);
}

type Scored = { readonly name: string; readonly score: number };

function fallback(tools: readonly IndexedTool[], words: readonly string[]): Scored[] {
  const documents = tools.map((tool) => [
    ...nameWords(tool.name),
    ...wordsOf(tool.description),
    ...tool.parameters.flatMap(nameWords),
  ]);
  const raw = tools.map((tool, index) => {
    const score = bm25({ documents, document: documents[index] ?? [], words });
    const similarity = nearestSimilarity(nameWords(tool.name), words);
    const fuzzy = similarity >= TIEBREAK_SIMILARITY ? JARO_WINKLER_BOOST * similarity : 0;
    const boost = words.includes(tool.domain) ? DOMAIN_BOOST : 0;
    return { name: tool.name, score: score + fuzzy + boost };
  });
  const most = Math.max(0, ...raw.map(({ score }) => score));
  return raw
    .filter(({ score }) => score > 0)
    .map(({ name, score }) => ({
      name,
      score: FALLBACK_LEAST + (FALLBACK_MOST - FALLBACK_LEAST) * (score / most),
    }));
}

type Lookup = {
  readonly documents: readonly (readonly string[])[];
  readonly document: readonly string[];
  readonly words: readonly string[];
};

/** Plain BM25 of one document among the others. */
export function bm25({ documents, document, words }: Lookup): number {
  const average = documents.reduce((sum, one) => sum + one.length, 0) / documents.length;
  let score = 0;
  for (const word of new Set(words)) {
    const count = document.filter((one) => one === word).length;
    if (count === 0) continue;
    const rarity = inverseFrequency(
      documents.length,
      documents.filter((one) => one.includes(word)).length,
    );
    const length = 1 - B + B * (document.length / average);
    score += (rarity * count * (K1 + 1)) / (count + K1 * length);
  }
  return score;
}

function nearestSimilarity(name: readonly string[], words: readonly string[]): number {
  let best = 0;
  for (const one of name) {
    for (const word of words) best = Math.max(best, jaroWinkler(one, word));
  }
  return best;
}
