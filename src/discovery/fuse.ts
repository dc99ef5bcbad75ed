import type { Ranked, ScoredTool } from "../types/turn/ranked.ts";
import type { Evidence, ToolEvidence } from "./evidence.ts";
import { softmax } from "../trained/linear-model.ts";
import { isSure, scoreOf } from "./calibrated.ts";

/** What each ranker's word counts for. Learned together with the router; LEXICAL serves without one. */
export type FusionWeights = {
  /** Of a tool: router and vector log-probabilities, nearest phrase, BM25F share of the query. */
  readonly tool: ToolWeights;
  /** Of "none": a constant, the two rankers' own none, the best tool's two lexical scores, the floor. */
  readonly none: NoneWeights;
  /** How a share of the probability becomes a score: several tools may be right at once. */
  readonly sharpness: number;
};
export type ToolWeights = {
  readonly router: number;
  readonly vector: number;
  readonly phrase: number;
  readonly words: number;
};
export type NoneWeights = ToolWeights & { readonly constant: number; readonly uncovered: number };

/** Without a router: found by hand on the phrases alone. */
export const LEXICAL: FusionWeights = {
  tool: { router: 0, vector: 0, phrase: 9, words: 5 },
  none: { router: 0, vector: 0, phrase: 0, words: 0, constant: 6, uncovered: 4 },
  sharpness: 1.5,
};

/** For words of a language only the embedding model knows. */
export const VECTORS_ALONE: FusionWeights = {
  tool: { router: 0, vector: 1, phrase: 0, words: 0 },
  none: { router: 0, vector: 1, phrase: 0, words: 0, constant: 0, uncovered: 0 },
  sharpness: 1,
};

/**
 * A tool nobody trained on stands beside the best of the others, by how much more of the words it
 * explains; the more such tools, the likelier one of them fits by chance. Chosen on the outside tools
 * and HWU64's train split; `sotto bench discovery` measures both.
 */
const UNTRAINED_WORDS = 12;
const UNTRAINED_PHRASE = 9;
const UNTRAINED_NEARNESS = 8;
const UNTRAINED_CROWD = 0.5;
/** Where every trained tool is far off, it begins so far below "none": `sotto bench discovery`, 100 tools added. */
const UNTRAINED_BAR = 2.2;
/**
 * A tool with phrases is near to a good many sentences of its neighbours: their nearest phrase counts
 * against it, and what is as near to both is a little likelier for what is new. One of an outside
 * server has a description and no phrases. `node scripts/untrained-tools.ts` measures both.
 */
const RIVAL_PHRASE = 8;
const RIVAL_LEAD = 1;
/** Below this share of matched answerable words, from COVERAGE_FROM of them up, nothing may fit. */
export const COVERAGE_FLOOR = 0.5;
export const COVERAGE_FROM = 4;
/** Log-odds a tool used lately gains; half for the one before it, and so on. */
const RECENT_LIFT = 0.4;
/** One score a tool from all rankers, and how likely none fits: both calibrated, 0..1. */
export function fuse(evidence: Evidence, weights: FusionWeights): Ranked {
  const nothing = noneLogit(evidence, weights.none);
  const logits = toolLogits(evidence, weights.tool, nothing);
  const shares = softmax(Float64Array.of(...logits, nothing));
  const none = evidence.tools.length === 0 ? 1 : (shares[logits.length] ?? 0);
  const tools = evidence.tools
    .map(({ tool }, index) => ({
      name: tool.name,
      score: scoreOf(shares[index] ?? 0, none, weights.sharpness),
    }))
    // Tools come by name, and sorting keeps the order of equals.
    .sort((a, b) => b.score - a.score);
  const consequential = new Set(
    evidence.tools.flatMap(({ tool }) => (tool.consequential ? [tool.name] : [])),
  );
  const sure = isSure({ tools, none }, (name) => consequential.has(name));
  return { tools, none, unmatched: evidence.unmatched, sure };
}

/** Scores run down, names up where scores are the same. */
export function byScore(a: ScoredTool, b: ScoredTool): number {
  return b.score - a.score || (a.name < b.name ? -1 : 1);
}

function toolLogits(evidence: Evidence, weights: ToolWeights, nothing: number): Float64Array {
  const { tools, recent } = evidence;
  const logits = Float64Array.from(tools, (one) => weigh(one, weights));
  const trained = [...tools.keys()].filter((index) => !tools[index]?.isUntrained);
  const best = Math.max(nothing - UNTRAINED_BAR, ...trained.map((index) => logits[index] ?? 0));
  const mostOf = (ranker: "words" | "phrase"): number =>
    Math.max(0, ...trained.map((index) => tools[index]?.[ranker] ?? 0));
  const rivals = { words: mostOf("words"), phrase: mostOf("phrase") };
  const crowd = UNTRAINED_CROWD * Math.log(1 + tools.length - trained.length);
  for (const [index, one] of tools.entries()) {
    if (one.isUntrained) logits[index] = best + untrainedLead(one, rivals) - crowd;
    const age = recent.indexOf(one.tool.name);
    if (age >= 0) logits[index] = (logits[index] ?? 0) + RECENT_LIFT / (age + 1);
  }
  return logits;
}

/** The best of the trained tools, by each lexical ranker. */
type Rivals = Pick<ToolEvidence, "words" | "phrase">;

function untrainedLead({ tool, words, phrase, nearness }: ToolEvidence, rivals: Rivals): number {
  const rival = tool.phrases.length > 0 ? RIVAL_PHRASE * rivals.phrase - RIVAL_LEAD : 0;
  const lexical = UNTRAINED_WORDS * (words - rivals.words) + UNTRAINED_PHRASE * phrase - rival;
  return lexical + UNTRAINED_NEARNESS * nearness;
}

function weigh(
  rankers: Readonly<Record<keyof ToolWeights, number>>,
  { router, vector, phrase, words }: ToolWeights,
): number {
  return (
    router * rankers.router +
    vector * rankers.vector +
    phrase * rankers.phrase +
    words * rankers.words
  );
}

function noneLogit(evidence: Evidence, weights: NoneWeights): number {
  const { none, answerable, coverage } = evidence;
  const isUncovered = answerable >= COVERAGE_FROM && coverage < COVERAGE_FLOOR;
  return weigh(none, weights) + weights.constant + (isUncovered ? weights.uncovered : 0);
}
