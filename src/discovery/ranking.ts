import type { Ranked } from "../types/turn/ranked.ts";
import type { Index } from "./create-index.ts";
import type { Meaning } from "./rankers/meaning.ts";

/** How words are ranked by an index, and by the embedding model beside it. */
export type Ranking = {
  readonly index: Index;
  /** By words, and by meaning too where words are unsure and the embedding model is here. */
  readonly rank: (text: string, signal: AbortSignal) => Promise<Ranked>;
  /** The embedding model, and what it makes of texts; nothing where there is none. */
  readonly embedder: string | undefined;
  readonly vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>;
  /** By meaning alone; nothing where there is no embedding model. */
  readonly meaning: (text: string, signal: AbortSignal) => Promise<Ranked | undefined>;
};

export function createRanking(index: Index, meaning: Meaning | undefined): Ranking {
  return {
    index,
    rank: async (text, signal) => {
      const ranked = index.rank(text);
      if (!meaning || !index.wantsVector(text, ranked)) return ranked;
      const vector = await meaning.vectorOf(text, signal);
      return vector ? index.rank(text, { vector }) : ranked;
    },
    embedder: meaning?.head.embedder,
    vectorsOf: async (texts) => meaning?.vectorsOf(texts, new AbortController().signal),
    meaning: async (text, signal) => {
      const vector = await meaning?.vectorOf(text, signal);
      return vector && index.rank(text, { vector, meaningAlone: true });
    },
  };
}
