import type { Ranked, ScoredTool } from "../types/ranked.ts";
import type { IndexedTool } from "./indexed-tool.ts";

/** Below this share of matched answerable words, from COVERAGE_FROM of them up, nothing fits. */
const COVERAGE_FLOOR = 0.5;
const COVERAGE_FROM = 4;
const PHRASE_SHARE = 0.7;
const RECENT_LIFT = 0.02;
const SURE_SCORE = 0.6;
const SURE_MARGIN = 0.1;
const CONSEQUENTIAL_SCORE = 0.7;
const CONSEQUENTIAL_MARGIN = 0.2;

export type Evidence = {
  readonly tools: ReadonlyMap<string, IndexedTool>;
  readonly lexical: ReadonlyMap<string, number>;
  readonly fullLexical: number;
  readonly phrase: ReadonlyMap<string, number>;
  readonly coverage: number;
  readonly answerable: number;
  readonly unmatched: readonly string[];
  readonly recent: readonly string[];
};

/** One score a tool from all arms, and how likely none fits. */
export function fuse(evidence: Evidence): Ranked {
  const tools = [...evidence.tools.keys()]
    .map((name) => ({ name, score: scoreOf(name, evidence) }))
    .sort(byScore);
  const [first, second] = tools;
  const none = 1 - Math.min(1, (first?.score ?? 0) * 1.6);
  const uncovered =
    evidence.answerable >= COVERAGE_FROM && evidence.coverage < COVERAGE_FLOOR ? 1 : 0;
  return {
    tools,
    none: Math.max(none, uncovered),
    unmatched: evidence.unmatched,
    sure: isSure({ first, second, none, tools: evidence.tools }),
  };
}

function scoreOf(name: string, { lexical, fullLexical, phrase, recent }: Evidence): number {
  const words = Math.min(1, (lexical.get(name) ?? 0) / Math.max(4, fullLexical));
  const near = phrase.get(name) ?? 0;
  const lift = recent.includes(name) ? RECENT_LIFT : 0;
  return Math.min(1, PHRASE_SHARE * near + (1 - PHRASE_SHARE) * words + lift);
}

function byScore(a: ScoredTool, b: ScoredTool): number {
  return b.score - a.score || (a.name < b.name ? -1 : 1);
}

type Lead = {
  readonly first: ScoredTool | undefined;
  readonly second: ScoredTool | undefined;
  readonly none: number;
  readonly tools: ReadonlyMap<string, IndexedTool>;
};

function isSure({ first, second, none, tools }: Lead): boolean {
  if (!first || none > first.score) return false;
  const margin = first.score - (second?.score ?? 0);
  return tools.get(first.name)?.consequential
    ? first.score >= CONSEQUENTIAL_SCORE && margin >= CONSEQUENTIAL_MARGIN
    : first.score >= SURE_SCORE && margin >= SURE_MARGIN;
}
