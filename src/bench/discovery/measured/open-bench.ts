import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { programFolder } from "../../../config/folders.ts";
import { toIndexedTool } from "../../../discovery/corpus/indexed-tool.ts";
import type { IndexedTool } from "../../../discovery/corpus/indexed-tool.ts";
import type { Router } from "../../../discovery/rankers/router.ts";
import { decodeRouter } from "../../../discovery/files/router-file.ts";
import { openHeads } from "../../../assemble/open/trained.ts";
import { encodeHeads } from "../../../discovery/rankers/vector-ranker.ts";
import type { VectorHead } from "../../../discovery/rankers/vector-ranker.ts";
import type { Embedder } from "../../../types/llm.ts";
import { tools } from "../../../../tools/index.ts";
import { english } from "../../../language/en/english.ts";
import { embedTexts } from "../discovery-vectors.ts";
import type { LookUpVector } from "../discovery-vectors.ts";
import { readDiscoverySets } from "../discovery-sets.ts";
import type { DiscoverySets } from "../discovery-sets.ts";

export type DiscoveryOptions = {
  /** A fifth of the requests, and no scale beyond 200 tools. */
  readonly isQuick: boolean;
  /** Embedding models that are here; the index's rows with vectors need them. */
  readonly embedders: readonly Embedder[];
  readonly signal: AbortSignal;
  /** Told what is being measured. */
  readonly onStep?: (step: string) => void;
};

const QUICK_SHARE = 5;

/** What is measured, and with what. */
export type Bench = {
  readonly acting: readonly IndexedTool[];
  readonly sets: DiscoverySets;
  readonly router: Router;
  readonly heads: readonly VectorHead[];
  readonly routerBytes: number;
  readonly vectorBytes: number;
  readonly vectors: ReadonlyMap<string, LookUpVector>;
};

export async function openBench({
  isQuick,
  embedders,
  signal,
  onStep,
}: DiscoveryOptions): Promise<Bench> {
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
