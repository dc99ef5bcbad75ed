import { createIndex } from "../../../discovery/create-index.ts";
import type { IndexedTool } from "../../../discovery/corpus/indexed-tool.ts";
import { english } from "../../../language/en/english.ts";
import { distractorTools } from "../distractor-tools.ts";
import { barCurve, measure } from "../discovery-measures.ts";
import type { BarPoint, Measures, Ranker } from "../discovery-measures.ts";
import { indexRanker, otherRankers, vectorRanker } from "../discovery-rankers.ts";
import type { Request } from "../discovery-sets.ts";
import type { Bench } from "./open-bench.ts";
import { UNKNOWN_WORD } from "./sizes.ts";

export type RankerRow = { readonly ranker: string; readonly measures: Measures };
export type SetRow = RankerRow & { readonly set: string };
export type ScaleRow = RankerRow & { readonly tools: number };
export type CurveRow = { readonly set: string; readonly points: readonly BarPoint[] };

/** Enough for a curve; fuse.js takes half a second for each among 2,000 tools. */
const SCALE_REQUESTS = 150;
/** Doubts above which nothing is shown; the index itself goes by its first tool's score. */
const BARS: readonly number[] = [0.2, 0.4, 0.5, 0.6, 0.8, 0.9];

export function ownRankers(
  { router, heads, vectors }: Bench,
  held: readonly IndexedTool[],
): readonly Ranker[] {
  const fast = createIndex({ language: english, tools: held, router });
  return [
    indexRanker("sotto, words alone", fast),
    ...heads.map((head) => {
      const index = createIndex({ language: english, tools: held, router, vectors: head });
      return indexRanker(`sotto + ${head.embedder}`, index, vectors.get(head.embedder));
    }),
  ];
}

export async function rankerRows(
  bench: Bench,
  ours: readonly Ranker[],
): Promise<readonly RankerRow[]> {
  const { acting, sets, heads, vectors } = bench;
  const mine = ours.map((ranker) => rowOf(ranker, sets.dev));
  // What always answers is given our rate of answering, and the threshold that has it.
  const revealed = mine.at(-1)?.measures.revealed ?? 1;
  const others = [
    ...(await otherRankers(acting, false)),
    ...(await otherRankers(acting, true)),
    ...heads.flatMap((head) => {
      const vectorOf = vectors.get(head.embedder);
      return vectorOf ? [vectorRanker({ tools: acting, head, vectorOf })] : [];
    }),
  ];
  return [...mine, ...others.map((ranker) => rowOf(ranker, sets.dev, revealed))];
}

/** One ranker's figures; its first query builds what is built but once, and is not counted. */
function rowOf(ranker: Ranker, requests: readonly Request[], revealed?: number): RankerRow {
  const limit = revealed === undefined ? {} : { revealed };
  ranker.rank(UNKNOWN_WORD);
  return { ranker: ranker.name, measures: measure(ranker, { requests, ...limit }) };
}

export function setRows(
  { sets, router, acting }: Bench,
  ours: readonly Ranker[],
): readonly SetRow[] {
  const clean = sets.heard.filter(({ wordErrorRate }) => wordErrorRate <= 0.3);
  const bin = (from: number, to: number): readonly Request[] =>
    sets.heard.filter(({ wordErrorRate }) => wordErrorRate >= from && wordErrorRate < to);
  const named: readonly (readonly [string, readonly Request[]])[] = [
    ["said, ≤ 30 % word errors", clean.map(({ said, accept }) => ({ text: said, accept }))],
    ["heard, ≤ 30 % word errors", clean],
    ["heard, no word wrong", bin(0, 0.001)],
    ["heard, up to 20 %", bin(0.001, 0.2)],
    ["heard, 20-50 %", bin(0.2, 0.5)],
    ["heard, over 50 %", bin(0.5, 100)],
    ["own unseen requests", sets.unseen],
    ["another author's requests", sets.anotherAuthor],
    ...[...Map.groupBy(sets.languages, ({ language }) => language)].map(
      ([language, requests]) => [`in another language (${language})`, requests] as const,
    ),
  ];
  const rows = named.flatMap(([set, requests]) =>
    ours.map((ranker) => ({ set, ...rowOf(ranker, requests) })),
  );
  const outside = sets.outside.map(({ tool }) => tool);
  const index = createIndex({ language: english, tools: [...acting, ...outside], router });
  const requests = sets.outside.flatMap(({ tool, requests }) =>
    requests.map((text) => ({ text, accept: [tool.name] })),
  );
  const set = `${outside.length} tools added while running`;
  return [...rows, { set, ...rowOf(indexRanker("sotto, words alone", index), requests) }];
}

export async function scaleRows(bench: Bench, count: number): Promise<readonly ScaleRow[]> {
  const held = [...bench.acting, ...distractorTools(count - 1 - bench.acting.length)];
  const requests = bench.sets.dev
    .filter(({ accept }) => accept.length > 0)
    .slice(0, SCALE_REQUESTS);
  const rankers = [...ownRankers(bench, held), ...(await otherRankers(held, false))];
  return rankers.map((ranker) => ({ tools: count, ...rowOf(ranker, requests) }));
}

/** The first embedding model's index is the default one. */
export function curveRows({ sets }: Bench, [words, first]: readonly Ranker[]): readonly CurveRow[] {
  const ranker = first ?? words;
  if (!ranker) return [];
  const named = {
    "HWU64, dev": sets.dev,
    "own unseen requests": sets.unseen,
    "another author's requests": sets.anotherAuthor,
  };
  return Object.entries(named).map(([set, requests]) => ({
    set,
    points: barCurve(ranker, requests, BARS),
  }));
}
