import { isConsequential } from "../../tool/is-consequential.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Ranked } from "../../types/turn/ranked.ts";

/**
 * How much of its share "nothing fits" keeps beside a first tool, by what a wrong call of it costs: whole
 * beside what acts at once or answers aloud, less beside what only asks a question and does nothing on a
 * no. Talk is rarely taken for such a request: `node scripts/measure-smcalflow.ts FILE --curve`.
 */
const BESIDE_QUESTION = 0.5;

/** The ranking as it is decided by: whether its first tool is tried depends on what that costs. */
export function byCost(ranked: Ranked, { get }: Pick<Registry, "get">): Ranked {
  const first = get(ranked.tools[0]?.name ?? "");
  if (!first || !isConsequential(first)) return ranked;
  return { ...ranked, none: BESIDE_QUESTION * ranked.none };
}
