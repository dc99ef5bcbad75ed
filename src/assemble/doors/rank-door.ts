import type { Config } from "../../config/config.ts";
import { revealedFor } from "../../exposure/sotto.ts";
import type { RankDoor } from "../../terminal/application.ts";
import { openIndex } from "../open/open-index.ts";
import { openRegistry } from "../open/open-registry.ts";

/** The index as the assistant uses it, alone. */
export async function openRankDoor(config: Config): Promise<RankDoor> {
  const registry = openRegistry(config);
  const ranking = await openIndex(config, registry);
  return {
    rank: (text, signal) => ranking.rank(text, signal),
    reveal: (ranked) => revealedFor(ranked, registry.acting()),
    [Symbol.asyncDispose]: () => ranking[Symbol.asyncDispose](),
  };
}
