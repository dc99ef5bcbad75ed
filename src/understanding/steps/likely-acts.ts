import type { Registry } from "../../tool/registry.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Ranked } from "../../types/turn/ranked.ts";

/** Of so many of the index's first one may be what is to be done. */
const CONSIDERED = 4;

/**
 * The tools that change something, likeliest first; none behind one that only reads: who asks what
 * there is asks for nothing to be done to it.
 */
export function likelyActs(
  { registry }: { readonly registry: Pick<Registry, "get"> },
  { tools }: Pick<Ranked, "tools">,
): readonly Tool[] {
  const likely = tools.slice(0, CONSIDERED).flatMap(({ name }) => registry.get(name) ?? []);
  const reading = likely.findIndex(({ effect }) => effect === "none");
  return reading < 0 ? likely : likely.slice(0, reading);
}
