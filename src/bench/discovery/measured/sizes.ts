import { createIndex } from "../../../discovery/create-index.ts";
import type { Index } from "../../../discovery/create-index.ts";
import { english } from "../../../language/en/english.ts";
import type { Bench } from "./open-bench.ts";

/** What no tool has in its words. */
export const UNKNOWN_WORD = "zxqvw";

export type Sizes = {
  readonly buildMs: number;
  readonly addMs: number;
  readonly routerBytes: number;
  readonly vectorBytes: number;
};

/** How long an index takes to build and to add to, and how large what was trained for it is. */
export function sizes(bench: Bench): Sizes {
  const outside = bench.sets.outside.map(({ tool }) => tool);
  // An index makes its tables with the first query, and looks up sounds with the first unknown word.
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    const index: Index = createIndex({
      language: english,
      tools: bench.acting,
      router: bench.router,
    });
    index.rank(UNKNOWN_WORD);
    const built = performance.now();
    index.add(outside);
    index.rank(UNKNOWN_WORD);
    return { build: built - start, add: performance.now() - built };
  });
  return {
    buildMs: Math.min(...times.map(({ build }) => build)),
    addMs: Math.min(...times.map(({ add }) => add)),
    routerBytes: bench.routerBytes,
    vectorBytes: bench.vectorBytes,
  };
}

/** Share of the dev requests the fast rankers are unsure of. */
export function unsureShare({ sets, acting, router, heads: [head] }: Bench): number {
  if (!head) return Number.NaN;
  const index = createIndex({ language: english, tools: acting, router, vectors: head });
  const unsure = sets.dev.filter(({ text }) => index.wantsVector(text, index.rank(text)));
  return unsure.length / sets.dev.length;
}
