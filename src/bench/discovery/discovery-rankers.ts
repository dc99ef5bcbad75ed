import type { Index } from "../../discovery/create-index.ts";
import type { IndexedTool } from "../../discovery/corpus/indexed-tool.ts";
import { bm25, oraRanking } from "../../discovery/rankers/ora-ranking.ts";
import { english } from "../../language/en/english.ts";
import { termReader } from "../../discovery/words/terms.ts";
import type { VectorHead } from "../../discovery/rankers/vector-ranker.ts";
import { centred, cosine } from "../../trained/sentence-vectors.ts";
import type { LookUpVector } from "./discovery-vectors.ts";
import type { Ranker } from "./discovery-measures.ts";

const reader = termReader(english);
const { nameWords, wordsOf } = reader;

type Scored = { readonly name: string; readonly score: number };

/** This project's index; with `vectorOf` the vectors are blended in wherever the index asks for them. */
export function indexRanker(name: string, index: Index, vectorOf?: LookUpVector): Ranker {
  return {
    name,
    rank: (text) => {
      const fast = index.rank(text);
      const vector = index.wantsVector(text, fast) ? vectorOf?.(text) : undefined;
      const { tools, none } = vector ? index.rank(text, { vector }) : fast;
      return {
        order: tools.map((tool) => tool.name),
        doubt: none,
        abstains: none > (tools[0]?.score ?? 0),
      };
    },
  };
}

/** What others use, over names, descriptions and parameters; with the phrases too if `isPhrased`. */
export async function otherRankers(
  tools: readonly IndexedTool[],
  isPhrased: boolean,
): Promise<readonly Ranker[]> {
  return [
    ...(isPhrased ? [] : [oraRanker(tools)]),
    bm25Ranker(tools, isPhrased),
    await minisearchRanker(tools, isPhrased),
    // Over 2,400 phrases fuse.js takes a tenth of a second a query.
    ...(isPhrased ? [] : [await fuseRanker(tools)]),
    await winkRanker(tools, isPhrased),
  ];
}

/** The two tiers of the Ora article; what they leave out comes last. */
function oraRanker(tools: readonly IndexedTool[]): Ranker {
  const rank = oraRanking(tools, reader);
  return { name: "Ora's two tiers", rank: (text) => ranked(rank(text)) };
}

/** BM25 over name, description and parameters, as most tool searches do it. */
function bm25Ranker(tools: readonly IndexedTool[], isPhrased: boolean): Ranker {
  const scoresOf = bm25(tools.map((tool) => fieldsOf(tool, isPhrased).flatMap(wordsOf)));
  return {
    name: named("BM25", isPhrased),
    rank: (text) => {
      const found = scoresOf(wordsOf(text));
      const scores = tools.map((tool, index) => ({ name: tool.name, score: found[index] ?? 0 }));
      return ranked(scores.sort((a, b) => b.score - a.score));
    },
  };
}

async function minisearchRanker(
  tools: readonly IndexedTool[],
  isPhrased: boolean,
): Promise<Ranker> {
  const { default: MiniSearch } = await import("minisearch");
  const search = new MiniSearch<{ id: string; text: string }>({
    fields: ["text"],
    searchOptions: { fuzzy: 0.2, prefix: true },
  });
  search.addAll(
    tools.map((tool) => ({ id: tool.name, text: fieldsOf(tool, isPhrased).join(" ") })),
  );
  return {
    name: named("minisearch", isPhrased),
    rank: (text) =>
      // Ids are the names given above.
      ranked(search.search(text).map(({ id, score }) => ({ name: String(id), score }))),
  };
}

async function fuseRanker(tools: readonly IndexedTool[]): Promise<Ranker> {
  const { default: Fuse } = await import("fuse.js");
  const rows = tools.map((tool) => ({ name: tool.name, texts: fieldsOf(tool, false) }));
  const search = new Fuse(rows, {
    keys: ["texts"],
    includeScore: true,
    ignoreLocation: true,
    threshold: 1,
  });
  return {
    name: "fuse.js",
    rank: (text) =>
      ranked(
        search.search(text).map(({ item, score = 1 }) => ({ name: item.name, score: 1 - score })),
      ),
  };
}

async function winkRanker(tools: readonly IndexedTool[], isPhrased: boolean): Promise<Ranker> {
  const { default: createEngine } = await import("wink-bm25-text-search");
  const engine = createEngine();
  engine.defineConfig({ fldWeights: { text: 1 } });
  engine.definePrepTasks([(text: string) => [...wordsOf(text)]]);
  for (const tool of tools) {
    engine.addDoc({ text: fieldsOf(tool, isPhrased).join(" ") }, tool.name);
  }
  engine.consolidate();
  return {
    name: named("wink-bm25", isPhrased),
    rank: (text) =>
      ranked(engine.search(text, tools.length).map(([name, score]) => ({ name, score }))),
  };
}

export type VectorTexts = {
  readonly tools: readonly IndexedTool[];
  readonly head: Pick<VectorHead, "embedder" | "mean">;
  readonly vectorOf: LookUpVector;
};

/** Nearest description or phrase by centred vectors alone. */
export function vectorRanker({ tools, head, vectorOf }: VectorTexts): Ranker {
  const centredOf = (text: string): Float32Array | undefined => {
    const vector = vectorOf(text);
    return vector && centred(vector, head.mean);
  };
  const held = tools.map((tool) => ({
    name: tool.name,
    vectors: [tool.description, ...tool.phrases]
      .map(centredOf)
      .filter((vector) => vector !== undefined),
  }));
  return {
    name: `${head.embedder} alone`,
    rank: (text) => {
      const query = centredOf(text);
      if (!query) return { order: [], doubt: 1 };
      const scores = held.map(({ name, vectors }) => ({
        name,
        score: Math.max(0, ...vectors.map((vector) => cosine(query, vector))),
      }));
      return ranked(scores.sort((a, b) => b.score - a.score));
    },
  };
}

function ranked(scores: readonly Scored[]): { order: readonly string[]; doubt: number } {
  return { order: scores.map(({ name }) => name), doubt: -(scores[0]?.score ?? 0) };
}

function named(name: string, isPhrased: boolean): string {
  return isPhrased ? `${name} + phrases` : name;
}

function fieldsOf(tool: IndexedTool, isPhrased: boolean): readonly string[] {
  return [
    nameWords(tool.name).join(" "),
    tool.description,
    tool.parameters.flatMap(nameWords).join(" "),
    ...(isPhrased ? tool.phrases : []),
  ];
}
