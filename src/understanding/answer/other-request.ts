import { abstains } from "../../discovery/abstains.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Part } from "../parts/part.ts";

/** A request is another one when its tool scores this, and "none" is less likely by this. */
export const REQUEST = { score: 0.6, lead: 0.3 } as const;

/** A request for another tool; one for the same with a verb of its own is another one too. */
export function isOther({ ranked }: Part, open: string): boolean {
  const [first] = ranked.tools;
  if (!first || abstains(ranked) || first.name === open) return false;
  return (
    isSureOf(ranked, open) ||
    (first.score >= REQUEST.score && first.score - ranked.none >= REQUEST.lead)
  );
}

/** The words surely ask for another tool than the question is of. */
export function isSureOf(ranked: Ranked, open: string): boolean {
  return ranked.sure && !abstains(ranked) && ranked.tools[0]?.name !== open;
}
