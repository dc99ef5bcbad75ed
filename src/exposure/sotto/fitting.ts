import { abstains } from "../../discovery/abstains.ts";
import { keyOf } from "../../tool/registry.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Ranked } from "../../types/turn/ranked.ts";

/** Signatures shown before the first step, companions included. */
export const MAX_REVEALED = 3;

/** The index's first tools with the companions of the first; none when it abstains. */
export function fitting(ranked: Ranked, byKey: ReadonlyMap<string, Tool>): readonly string[] {
  if (abstains(ranked)) return [];
  const first = ranked.tools.slice(0, ranked.sure ? 1 : MAX_REVEALED).map(({ name }) => name);
  const companions = byKey.get(keyOf(first[0] ?? ""))?.companions ?? [];
  return [...new Set([...first.slice(0, 1), ...companions, ...first.slice(1)])];
}

/** What fits the words, and of several requests in them what fits each. */
export function fittingEach(
  ranked: Ranked,
  parts: readonly Ranked[],
  byKey: ReadonlyMap<string, Tool>,
): readonly string[] {
  if (parts.length < 2) return fitting(ranked, byKey);
  const firsts = parts.flatMap((part) => fitting(part, byKey).slice(0, 1));
  return [...new Set([...firsts, ...fitting(ranked, byKey)])];
}
