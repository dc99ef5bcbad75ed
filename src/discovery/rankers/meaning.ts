import { AssistantError } from "../../errors.ts";
import type { Embedder } from "../../types/llm.ts";
import { embedOnce } from "./embed-once.ts";
import type { VectorHead } from "./vector-ranker.ts";

/** What an embedding model tells of texts; undefined once it fails, for words alone serve too. */
export type Meaning = AsyncDisposable & {
  readonly head: VectorHead;
  readonly vectorOf: (text: string, signal: AbortSignal) => Promise<Float32Array | undefined>;
  readonly vectorsOf: VectorsOf;
};

export type VectorsOf = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Float32Array[] | undefined>;

type Guarded = {
  readonly embedder: Pick<Embedder, "embed">;
  /** Tells that requests are found by their words alone from here on; called once. */
  readonly failed: (error: AssistantError) => void;
};

export function createMeaning({
  head,
  embedder,
  failed,
}: {
  readonly head: VectorHead;
  readonly embedder: Embedder;
  readonly failed: Guarded["failed"];
}): Meaning {
  const vectorsOf = orNone({ embedder: { embed: embedOnce(embedder) }, failed });
  return {
    head,
    vectorsOf,
    vectorOf: async (text, signal) => (await vectorsOf([text], signal))?.[0],
    [Symbol.asyncDispose]: () => embedder[Symbol.asyncDispose](),
  };
}

/** The vectors of texts; undefined where the model fails, which is told once. */
export function orNone({ embedder, failed }: Guarded): VectorsOf {
  let isTold = false;
  return async (texts, signal) => {
    try {
      return await embedder.embed(texts, signal);
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      if (!isTold && !signal.aborted && error.code !== "model_closed") {
        isTold = true;
        failed(error);
      }
      return undefined;
    }
  };
}
