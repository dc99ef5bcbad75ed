import type { RequestContext } from "../../src/grounding/reading/request-context.ts";
import type { createTagger } from "../../src/grounding/tagger/create-tagger.ts";
import { english } from "../../src/language/en/english.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import type { Features } from "../../src/understanding/ranking/features-of.ts";
import { byKind, rankKnown } from "../../src/understanding/ranking/rank-words.ts";
import { UNWEIGHED } from "../../src/understanding/ranking/rerank-file.ts";
import { ofAnotherKind } from "../../src/understanding/ranking/rules/of-another-kind.ts";
import { tools } from "../../tools/index.ts";
import type { MarkedRequest } from "../router/corpus.ts";
import { markedRequests, withoutMarks } from "../router/corpus.ts";
import { randomFrom, shuffled } from "../router/random.ts";
import type { RerankCase } from "./fit-reranker.ts";
import type { Home } from "./homes.ts";
import { NOW, homeOf } from "./homes.ts";

/** Requests of one invented person, and so many in other people's words beside them. */
const PER_HOME = { marked: 150, unmarked: 50 } as const;
/** Marked requests drawn by chance: each takes some tens of milliseconds. */
const DRAWN = 2_400;
const SEED = 5;

/** A sentence as the index ranks it that was not trained on it. */
export type RankedRow = {
  readonly text: string;
  readonly accept: readonly string[];
  readonly ranked: Ranked;
};

export type HomeCase = RerankCase & { readonly home: number };
type Tagger = ReturnType<typeof createTagger>;
type Rank = (text: string) => Ranked;

/** The cases the reranker is fitted to: requests over invented homes that the index is not sure of. */
export function rerankCases(
  rows: readonly RankedRow[],
  { tagger, rank }: { readonly tagger: Tagger; readonly rank: Rank },
): readonly HomeCase[] {
  const byText = new Map(rows.map((row) => [row.text, row]));
  const marked = drawn();
  const isMarked = new Set(markedRequests().map((one) => withoutMarks(one.marked)));
  const unmarked = shuffled(
    rows.filter(({ text }) => !isMarked.has(text)),
    randomFrom(SEED + 1),
  );
  const homes = Array.from({ length: Math.ceil(marked.length / PER_HOME.marked) }, (_, at) => at);
  return homes.flatMap((at) => {
    const own = chunk(marked, at, PER_HOME.marked);
    const home = homeOf(own, at + 1);
    const said = own.flatMap((one) => byText.get(withoutMarks(one.marked)) ?? []);
    return [...said, ...chunk(unmarked, at, PER_HOME.unmarked)].flatMap((row) =>
      caseOf(row, readIn(row.text, home, tagger), rank).map((one) => ({ ...one, home: at })),
    );
  });
}

/** Requests by chance, all that begin so that a rare feature may speak, and all that the index does not know. */
function drawn(): readonly MarkedRequest[] {
  const all = shuffled(markedRequests(), randomFrom(SEED));
  return [...all.slice(0, DRAWN), ...all.slice(DRAWN).filter(hasRareFeature)];
}

function hasRareFeature({ marked }: MarkedRequest): boolean {
  const { wish } = english.wordingOf(withoutMarks(marked));
  return wish.object !== undefined || wish.tellsSomebody;
}

function chunk<Item>(items: readonly Item[], at: number, size: number): readonly Item[] {
  return items.slice(at * size, (at + 1) * size);
}

function readIn(text: string, { names, known }: Home, tagger: Tagger): RequestContext {
  const clock = { now: () => NOW, zone: "Europe/London" };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  const language = english;
  const context = { utterance, clock, language, names, handles: [], tagger, known };
  return { reading: english.read(text, context), context };
}

const registry = createRegistry(tools);

/** None where the index is followed as it is, or a rule decides. */
function caseOf(
  { accept, ranked }: RankedRow,
  request: RequestContext,
  rank: Rank,
): readonly RerankCase[] {
  const { features } = rankKnown(ranked, { request, registry, reranker: UNWEIGHED, rank });
  if (!features) return [];
  const looked = Object.keys(features).flatMap((name) => registry.get(name) ?? []);
  const excluded = ofAnotherKind(looked, request);
  // What the ranking calls features are those of featuresOf.
  const start = byKind(ranked, { request, registry, rank });
  return [
    { accept, ranked: start, features: features as Readonly<Record<string, Features>>, excluded },
  ];
}
