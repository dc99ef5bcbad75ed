import type { Ranked } from "../../types/turn/ranked.ts";
import { rankHeard } from "./rank-heard.ts";
import type { Sources } from "../sources.ts";

type Indexed = {
  readonly rank: (text: string, signal: AbortSignal) => Promise<Ranked>;
  /** Its fast rankers alone. */
  readonly index: { readonly rank: (text: string) => Ranked };
};

/** How words are ranked: by the index, an utterance as it was heard and the words of a part, and by what was trained. */
export function rankingBy(
  { rank, index }: Indexed,
  { reranker, actOf }: Pick<Sources, "reranker" | "actOf">,
): Pick<Sources, "rank" | "rankWords" | "reranker" | "actOf"> {
  return {
    rank: (utterance, signal) => rankHeard(utterance, (text) => rank(text, signal)),
    rankWords: (text) => index.rank(text),
    reranker,
    actOf,
  };
}
