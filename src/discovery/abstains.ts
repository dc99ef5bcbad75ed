import type { Ranked } from "../types/turn/ranked.ts";

/** True when the index says that no tool fits. */
export function abstains(ranked: Ranked): boolean {
  return ranked.none > (ranked.tools[0]?.score ?? 0);
}
