import type { Index } from "../discovery/create-index.ts";
import type { IndexedTool } from "../discovery/indexed-tool.ts";
import { bm25, oraRanking } from "../discovery/ora-ranking.ts";
import { nameWords, wordsOf } from "../discovery/terms.ts";
import { cosine } from "../discovery/vector-arm.ts";
import type { Ranker } from "./discovery-measures.ts";

/** Looks up a text's vector; undefined where none was computed. */
export type VectorOf = (text: string) => Float32Array | undefined;

type Scored = { readonly name: string; readonly score: number };

/** This project's index; with `vectorOf` the vectors are blended in wherever the index asks for them. */
export function indexRanker(name: string, index: Index, vectorOf?: VectorOf): Ranker {
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

/** The two tiers of the Ora article; what they leave out comes last. */
export function oraRanker(tools: readonly IndexedTool[]): Ranker {
  const rank = oraRanking(tools);
  return { name: "Ora's two tiers", rank: (text) => ranked(rank(text)) };
}

/** BM25 over name, description and parameters, as most tool searches do it. */
export function bm25Ranker(tools: readonly IndexedTool[], isPhrased: boolean): Ranker {
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

export async function minisearchRanker(
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

export async function fuseRanker(
  tools: readonly IndexedTool[],
  isPhrased: boolean,
): Promise<Ranker> {
  const { default: Fuse } = await import("fuse.js");
  const rows = tools.map((tool) => ({ name: tool.name, texts: fieldsOf(tool, isPhrased) }));
  const search = new Fuse(rows, {
    keys: ["texts"],
    includeScore: true,
    ignoreLocation: true,
    threshold: 1,
  });
  return {
    name: named("fuse.js", isPhrased),
    rank: (text) =>
      ranked(
        search.search(text).map(({ item, score = 1 }) => ({ name: item.name, score: 1 - score })),
      ),
  };
}

export async function winkRanker(
  tools: readonly IndexedTool[],
  isPhrased: boolean,
): Promise<Ranker> {
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
  readonly mean: Float32Array;
  /** A text's vector, centred by the mean. */
  readonly vectorOf: (text: string) => Float32Array | undefined;
};

/** Nearest description or phrase by centred vectors alone. */
export function vectorRanker({ tools, vectorOf }: VectorTexts): Ranker {
  const held = tools.map((tool) => ({
    name: tool.name,
    vectors: [tool.description, ...tool.phrases]
      .map(vectorOf)
      .filter((vector) => vector !== undefined),
  }));
  return {
    name: "vectors alone",
    rank: (text) => {
      const query = vectorOf(text);
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
