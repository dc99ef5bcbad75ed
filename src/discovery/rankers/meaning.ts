import { AssistantError } from "../../errors.ts";
import type { Embedder } from "../../types/llm.ts";
import { centred, cosine } from "../../trained/sentence-vectors.ts";
import { embedOnce } from "./embed-once.ts";
import type { VectorHead } from "./vector-ranker.ts";

/** What an embedding model tells of texts; undefined once it fails, for words alone serve too. */
export type Meaning = AsyncDisposable & {
  readonly head: VectorHead;
  readonly vectorOf: (text: string, signal: AbortSignal) => Promise<Float32Array | undefined>;
  readonly vectorsOf: (
    texts: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly Float32Array[] | undefined>;
  /** How near each of some texts is to the first, -1 to 1. */
  readonly similar: (
    text: string,
    others: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly number[] | undefined>;
};

type Model = {
  readonly head: VectorHead;
  readonly embedder: Embedder;
  /** Tells that requests are found by their words alone from here on; called once. */
  readonly failed: (error: AssistantError) => void;
};

export function createMeaning({ head, embedder, failed }: Model): Meaning {
  let isTold = false;
  const embed = embedOnce(embedder);
  const vectorsOf = async (
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Float32Array[] | undefined> => {
    try {
      return await embed(texts, signal);
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      if (!isTold && !signal.aborted && error.code !== "model_closed") {
        isTold = true;
        failed(error);
      }
      return undefined;
    }
  };
  return {
    head,
    vectorsOf,
    vectorOf: async (text, signal) => (await vectorsOf([text], signal))?.[0],
    similar: async (text, others, signal) => {
      const vectors = await vectorsOf([text, ...others], signal);
      const [own, ...rest] = (vectors ?? []).map((vector) => centred(vector, head.mean));
      return own && rest.map((vector) => cosine(own, vector));
    },
    [Symbol.asyncDispose]: () => embedder[Symbol.asyncDispose](),
  };
}
