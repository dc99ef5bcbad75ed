import { createActModel, decodeActs, NO_ACTS } from "./dialogue/act/act-model.ts";
import {
  createBoundaryModel,
  decodeBoundaries,
  NO_BOUNDARIES,
} from "./parts/boundary/boundary-model.ts";
import type { EncodedClasses } from "./parts/boundary/boundary-model.ts";
import {
  createNextToolModel,
  decodeNextTools,
  NO_NEXT_TOOLS,
} from "./ranking/in-context/next-tool-model.ts";
import { readReranker } from "./ranking/rerank-file.ts";
import type { RankingSources } from "./sources.ts";

/** The files of what scripts trained; without one of them its part is done without. */
type Trained = {
  readonly acts: Uint8Array | undefined;
  readonly nextTools: Uint8Array | undefined;
  readonly boundaries: Uint8Array | undefined;
  /** What an encoder says of where requests begin, where there is one. */
  readonly begins: EncodedClasses | undefined;
  readonly reranker: Uint8Array | undefined;
};

/** What was learned for understanding, over the vectors of the embedding model that is here. */
export function learnedFrom(
  { acts, nextTools, boundaries, begins, reranker }: Trained,
  embedder?: string,
): Pick<RankingSources, "reranker" | "actOf" | "nextTools" | "boundariesOf"> {
  return {
    reranker: readReranker(reranker),
    actOf: acts ? createActModel(decodeActs(acts), embedder) : NO_ACTS,
    nextTools: nextTools
      ? createNextToolModel(decodeNextTools(nextTools), embedder)
      : NO_NEXT_TOOLS,
    boundariesOf: boundaries
      ? createBoundaryModel(decodeBoundaries(boundaries), begins)
      : NO_BOUNDARIES,
  };
}
