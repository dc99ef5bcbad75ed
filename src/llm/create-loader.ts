import type { Llm } from "../types/llm.ts";

/** Who waits longer than this is told for what. */
const PATIENCE_MS = 1_000;
const LOADING = "Loading the model, once …";

export type Loader = {
  readonly load: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds spent since the last time it was asked. */
  readonly takeMs: () => number;
};

/** Loads the model, which takes seconds the first time: a person is told what they wait for. */
export function createLoader(llm: Pick<Llm, "load">, notice: (sentence: string) => void): Loader {
  let spent = 0;
  return {
    load: async (signal) => {
      const telling = setTimeout(() => notice(LOADING), PATIENCE_MS);
      try {
        spent += await llm.load(signal);
      } finally {
        clearTimeout(telling);
      }
    },
    takeMs: () => {
      const ms = spent;
      spent = 0;
      return ms;
    },
  };
}
