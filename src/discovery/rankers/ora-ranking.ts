import jaroWinkler from "talisman/metrics/jaro-winkler.js";
import type { ScoredTool } from "../../types/turn/ranked.ts";
import { byScore } from "../fuse.ts";
import type { IndexedTool } from "../corpus/indexed-tool.ts";
import { inverseFrequency } from "../words/lexicon.ts";
import type { TermReader } from "../words/terms.ts";

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

export type OraRanking = (query: string) => readonly ScoredTool[];

/** Ranks by the article's deterministic pass or, if that finds none, by its BM25 fallback; other tools are left out. */
export function oraRanking(tools: readonly IndexedTool[], reader: TermReader): OraRanking {
  const { isContent, nameWords, wordsOf } = reader;
  const named: readonly Named[] = tools.map((tool) => ({
    tool,
    name: nameWords(tool.name),
    isContent,
  }));
  const score = bm25(
    named.map(({ tool, name }) => [
      ...name,
      ...wordsOf(tool.description),
      ...tool.parameters.flatMap(nameWords),
    ]),
  );
  return (query) => {
    const words = wordsOf(query);
    const deterministic = named
      .map((one) => ({ name: one.tool.name, score: deterministicScore(one, words) }))
      .filter(({ score }) => score > 0);
    const found = deterministic.length > 0 ? deterministic : fallback(named, words, score(words));
    return found.sort(byScore);
  };
}

type Named = Pick<TermReader, "isContent"> & {
  readonly tool: IndexedTool;
  readonly name: readonly string[];
};

function deterministicScore(named: Named, words: readonly string[]): number {
  const { tool, name } = named;
  const asked = words.join(" ");
  if (asked === name.join(" ")) return EXACT;
  if (asked.length > 2 && ` ${asked} `.includes(` ${name.join(" ")} `)) return SUBSTRING;
  if (asked.length > 2 && name.join(" ").includes(asked)) return SUBSTRING;
  const score = Math.max(keywordScore(named, words), words.includes(tool.domain) ? DOMAIN : 0);
  const similarity = nearestSimilarity(name, words);
  return score > 0 && similarity >= TIEBREAK_SIMILARITY ? score + TIEBREAK * similarity : score;
}

function keywordScore({ tool, name, isContent }: Named, words: readonly string[]): number {
  const keywords = name.filter((word) => word !== tool.domain);
  const hits = keywords.filter((word) => isContent(word) && words.includes(word)).length;
  if (hits === 0) return 0;
  return KEYWORDS_LEAST + (KEYWORDS_MOST - KEYWORDS_LEAST) * (hits / keywords.length);
}

function fallback(
  named: readonly Named[],
  words: readonly string[],
  scores: readonly number[],
): ScoredTool[] {
  const raw = named.map(({ tool, name }, index) => {
    const similarity = nearestSimilarity(name, words);
    const fuzzy = similarity >= TIEBREAK_SIMILARITY ? JARO_WINKLER_BOOST * similarity : 0;
    const boost = words.includes(tool.domain) ? DOMAIN_BOOST : 0;
    return { name: tool.name, score: (scores[index] ?? 0) + fuzzy + boost };
  });
  const most = Math.max(0, ...raw.map(({ score }) => score));
  return raw
    .filter(({ score }) => score > 0)
    .map(({ name, score }) => ({
      name,
      score: FALLBACK_LEAST + (FALLBACK_MOST - FALLBACK_LEAST) * (score / most),
    }));
}

/** Plain BM25 of every document for some words. */
export function bm25(
  documents: readonly (readonly string[])[],
): (words: readonly string[]) => readonly number[] {
  const average = documents.reduce((sum, one) => sum + one.length, 0) / documents.length;
  const counts = documents.map(countWords);
  const containing = new Map<string, number>();
  for (const count of counts) {
    for (const word of count.keys()) containing.set(word, (containing.get(word) ?? 0) + 1);
  }
  return (words) =>
    counts.map((count, index) => {
      const length = 1 - B + B * ((documents[index]?.length ?? 0) / average);
      let score = 0;
      for (const word of new Set(words)) {
        const times = count.get(word);
        if (times === undefined) continue;
        const rarity = inverseFrequency(documents.length, containing.get(word) ?? 0);
        score += (rarity * times * (K1 + 1)) / (times + K1 * length);
      }
      return score;
    });
}

function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function nearestSimilarity(name: readonly string[], words: readonly string[]): number {
  let best = 0;
  for (const one of name) {
    for (const word of words) best = Math.max(best, jaroWinkler(one, word));
  }
  return best;
}
