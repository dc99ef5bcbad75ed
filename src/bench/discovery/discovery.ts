import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { programFolder } from "../../config/folders.ts";
import { type Index, createIndex } from "../../discovery/create-index.ts";
import { type IndexedTool, toIndexedTool } from "../../discovery/corpus/indexed-tool.ts";
import type { Router } from "../../discovery/rankers/router.ts";
import { decodeRouter } from "../../discovery/files/router-file.ts";
import { openHeads } from "../../assemble/open/trained.ts";
import { type VectorHead, encodeHeads } from "../../discovery/rankers/vector-ranker.ts";
import type { Embedder } from "../../types/llm.ts";
import { tools } from "../../../tools/index.ts";
import { english } from "../../language/en/english.ts";
import { distractorTools } from "./distractor-tools.ts";
import { type LookUpVector, embedTexts } from "./discovery-vectors.ts";
import {
  type BarPoint,
  type Measures,
  type Ranker,
  barCurve,
  measure,
} from "./discovery-measures.ts";
import { indexRanker, otherRankers, vectorRanker } from "./discovery-rankers.ts";
import { type DiscoverySets, type Request, readDiscoverySets } from "./discovery-sets.ts";

export type DiscoveryOptions = {
  /** A fifth of the requests, and no scale beyond 200 tools. */
  readonly isQuick: boolean;
  /** Embedding models that are here; the index's rows with vectors need them. */
  readonly embedders: readonly Embedder[];
  readonly signal: AbortSignal;
  /** Told what is being measured. */
  readonly onStep?: (step: string) => void;
};

export type RankerRow = { readonly ranker: string; readonly measures: Measures };
export type SetRow = RankerRow & { readonly set: string };
export type ScaleRow = RankerRow & { readonly tools: number };
export type CurveRow = { readonly set: string; readonly points: readonly BarPoint[] };

export type DiscoveryReport = {
  /** Tools of ours that do something. */
  readonly acting: number;
  /** Every ranker on the dev split. */
  readonly rankers: readonly RankerRow[];
  /** This index on every other set: heard by word errors, unseen, languages, outside tools. */
  readonly sets: readonly SetRow[];
  readonly scale: readonly ScaleRow[];
  /** The default index with another bar for "none fits", on the typed sets. */
  readonly curves: readonly CurveRow[];
  readonly buildMs: number;
  readonly addMs: number;
  readonly routerBytes: number;
  readonly vectorBytes: number;
  /** Share of the dev requests the fast rankers are unsure of. */
  readonly unsure: number;
};

const QUICK_SHARE = 5;
const UNKNOWN_WORD = "zxqvw";
const SCALE: readonly number[] = [tools.length, 200, 500, 2_000];
/** Enough for a curve; fuse.js takes half a second for each among 2,000 tools. */
const SCALE_REQUESTS = 150;
/** Doubts above which nothing is shown; the index itself goes by its first tool's score. */
const BARS: readonly number[] = [0.2, 0.4, 0.5, 0.6, 0.8, 0.9];
const QUICK_SCALE: readonly number[] = [tools.length, 200];

/** Measures this index beside other people's rankers on the same requests. */
export async function benchDiscovery(options: DiscoveryOptions): Promise<DiscoveryReport> {
  const bench = await openBench(options);
  options.onStep?.("rankers on the dev split");
  const ours = ownRankers(bench, bench.acting);
  const rankers = await rankerRows(bench, ours);
  options.onStep?.("other sets");
  const sets = setRows(bench, ours);
  const scale: ScaleRow[] = [];
  for (const count of options.isQuick ? QUICK_SCALE : SCALE) {
    options.onStep?.(`${count} tools`);
    scale.push(...(await scaleRows(bench, count)));
  }
  const acting = bench.acting.length;
  const curves = curveRows(bench, ours);
  return { acting, rankers, sets, scale, curves, ...sizes(bench), unsure: unsureShare(bench) };
}

type Bench = {
  readonly acting: readonly IndexedTool[];
  readonly sets: DiscoverySets;
  readonly router: Router;
  readonly heads: readonly VectorHead[];
  readonly routerBytes: number;
  readonly vectorBytes: number;
  readonly vectors: ReadonlyMap<string, LookUpVector>;
};

async function openBench({ isQuick, embedders, signal, onStep }: DiscoveryOptions): Promise<Bench> {
  const all = await readDiscoverySets();
  const sets = isQuick ? thinned(all) : all;
  const routerFile = await readFile(join(programFolder, "models/router.bin"));
  const heads = openHeads();
  const acting = tools
    .filter((tool) => tool.run !== undefined)
    .map((tool) => toIndexedTool(tool, english.tools.phrasesOf(tool.name)));
  const vectors = new Map<string, LookUpVector>();
  for (const embedder of embedders) {
    onStep?.(`vectors of ${embedder.id}`);
    vectors.set(embedder.id, await embedTexts({ embedder, texts: textsOf(sets, acting), signal }));
  }
  return {
    acting,
    sets,
    vectors,
    router: decodeRouter(routerFile),
    heads: heads.filter(({ embedder }) => vectors.has(embedder)),
    routerBytes: routerFile.length,
    vectorBytes: encodeHeads(heads).length,
  };
}

function ownRankers(
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

async function rankerRows(bench: Bench, ours: readonly Ranker[]): Promise<readonly RankerRow[]> {
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

function setRows({ sets, router, acting }: Bench, ours: readonly Ranker[]): readonly SetRow[] {
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

async function scaleRows(bench: Bench, count: number): Promise<readonly ScaleRow[]> {
  const held = [...bench.acting, ...distractorTools(count - 1 - bench.acting.length)];
  const requests = bench.sets.dev
    .filter(({ accept }) => accept.length > 0)
    .slice(0, SCALE_REQUESTS);
  const rankers = [...ownRankers(bench, held), ...(await otherRankers(held, false))];
  return rankers.map((ranker) => ({ tools: count, ...rowOf(ranker, requests) }));
}

/** The first embedding model's index is the default one. */
function curveRows({ sets }: Bench, [words, first]: readonly Ranker[]): readonly CurveRow[] {
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

function sizes(
  bench: Bench,
): Pick<DiscoveryReport, "buildMs" | "addMs" | "routerBytes" | "vectorBytes"> {
  const outside = bench.sets.outside.map(({ tool }) => tool);
  // An index makes its tables with the first query, and looks up sounds with the first unknown word.
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    const index: Index = createIndex({
      language: english,
      tools: bench.acting,
      router: bench.router,
    });
    index.rank(UNKNOWN_WORD);
    const built = performance.now();
    index.add(outside);
    index.rank(UNKNOWN_WORD);
    return { build: built - start, add: performance.now() - built };
  });
  return {
    buildMs: Math.min(...times.map(({ build }) => build)),
    addMs: Math.min(...times.map(({ add }) => add)),
    routerBytes: bench.routerBytes,
    vectorBytes: bench.vectorBytes,
  };
}

function unsureShare({ sets, acting, router, heads: [head] }: Bench): number {
  if (!head) return Number.NaN;
  const index = createIndex({ language: english, tools: acting, router, vectors: head });
  const unsure = sets.dev.filter(({ text }) => index.wantsVector(text, index.rank(text)));
  return unsure.length / sets.dev.length;
}

function textsOf(sets: DiscoverySets, acting: readonly IndexedTool[]): readonly string[] {
  return [
    ...[...sets.dev, ...sets.heard, ...sets.unseen, ...sets.anotherAuthor, ...sets.languages].map(
      ({ text }) => text,
    ),
    ...sets.heard.map(({ said }) => said),
    ...acting.flatMap(({ description, phrases }) => [description, ...phrases]),
  ];
}

function thinned(sets: DiscoverySets): DiscoverySets {
  const some = <Row>(rows: readonly Row[]): readonly Row[] =>
    rows.filter((_, index) => index % QUICK_SHARE === 0);
  return { ...sets, dev: some(sets.dev), heard: some(sets.heard), unseen: some(sets.unseen) };
}
