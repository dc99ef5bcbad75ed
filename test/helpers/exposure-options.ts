import { tools as catalogue } from "../../tools/index.ts";
import type { ExposureOptions } from "../../src/exposure/exposure.ts";

/** What an exposure needs, over the real tools and an index that finds nothing. */
export function exposureOptions(changes: Partial<ExposureOptions> = {}): ExposureOptions {
  const nothing = { tools: [], none: 1, unmatched: [], sure: false };
  return {
    tools: () => catalogue,
    rank: async () => nothing,
    partsOf: () => [],
    callable: "all",
    canTakeBack: false,
    examples: false,
    shows: "lines",
    contextTokens: 8_192,
    usedTokens: async () => 0,
    select: () => undefined,
    lexical: () => [],
    vectors: async () => [],
    mode: undefined,
    onReveal: () => undefined,
    ...changes,
  };
}
