import type { PassageSources } from "../../grounding/content/find-passage.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import { rankHeard } from "./rank-heard.ts";
import type { Reranker } from "./rerank.ts";
import type { Sources } from "../sources.ts";

type Indexed = {
  readonly rank: (text: string, signal: AbortSignal) => Promise<Ranked>;
  readonly similar: PassageSources["similar"];
  /** Its fast rankers alone. */
  readonly index: { readonly rank: (text: string) => Ranked };
};

/** How words are ranked: by the index, an utterance as it was heard and the words of a part, and by the reranker. */
export function rankingBy(
  { rank, index, similar }: Indexed,
  reranker: Reranker,
): Pick<Sources, "rank" | "rankWords" | "reranker"> & Pick<PassageSources, "similar"> {
  return {
    similar,
    rank: (utterance, signal) => rankHeard(utterance, (text) => rank(text, signal)),
    rankWords: (text) => index.rank(text),
    reranker,
  };
}
