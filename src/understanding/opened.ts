import type { Language } from "../language/language.ts";
import type { Registry } from "../tool/registry.ts";
import type { Ranked } from "../types/ranked.ts";

/** How likely the tool is then, and no other. */
const SURELY = 0.9;

type Known = { readonly language: Language; readonly registry: Pick<Registry, "get"> };

/** "Remind me at five to post the books" is a reminder, however much of it speaks of mail. */
export function opened(text: string, ranked: Ranked, { language, registry }: Known): Ranked {
  const act = language.openings.actOpened(text);
  const own = ranked.tools.find(({ name }) => act && registry.get(name)?.opening === act);
  if (!own) return ranked;
  const score = Math.max(own.score, SURELY);
  const others = ranked.tools
    .filter((tool) => tool !== own)
    .map((tool) => ({ ...tool, score: Math.min(tool.score, 1 - SURELY) }));
  return {
    ...ranked,
    tools: [{ name: own.name, score }, ...others],
    none: Math.min(ranked.none, 1 - SURELY),
    sure: true,
  };
}
