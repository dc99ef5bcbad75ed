import type { PassageSources } from "../../grounding/content/passage.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import { rankHeard } from "./rank-heard.ts";
import type { RankingSources, Sources } from "../sources.ts";

type Indexed = {
  readonly rank: (text: string, signal: AbortSignal) => Promise<Ranked>;
  readonly similar: PassageSources["similar"];
  readonly knownTexts: PassageSources["knownTexts"];
  readonly vectorsOf: Sources["vectorsOf"];
  /** Its fast rankers alone. */
  readonly index: { readonly rank: (text: string) => Ranked };
};

/** How words are ranked: by the index, an utterance as it was heard and the words of a part, and by what was trained. */
export function rankingBy(
  { rank, index, similar, knownTexts, vectorsOf }: Indexed,
  {
    reranker,
    actOf,
    nextTools,
    boundariesOf,
  }: Pick<Sources, "reranker" | "actOf" | "nextTools" | "boundariesOf">,
): RankingSources {
  return {
    similar,
    knownTexts,
    vectorsOf,
    rank: (utterance, signal) => rankHeard(utterance, (text) => rank(text, signal)),
    rankWords: (text) => index.rank(text),
    reranker,
    actOf,
    nextTools,
    boundariesOf,
  };
}
