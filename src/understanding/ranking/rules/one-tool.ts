import type { Ranked } from "../../../types/turn/ranked.ts";

/** How likely the tool is that a request opens with, and no other. */
const SURELY = 0.9;

/** "Remind me at five to post the books" is a reminder, surely, however much of it speaks of mail. */
export function openedFirst(ranked: Ranked, name: string): Ranked {
  const own = ranked.tools.find((tool) => tool.name === name);
  const others = ranked.tools.filter((tool) => tool !== own);
  return {
    ...ranked,
    tools: [
      { name, score: Math.max(own?.score ?? 0, SURELY) },
      ...others.map((tool) => ({ ...tool, score: Math.min(tool.score, 1 - SURELY) })),
    ],
    none: Math.min(ranked.none, 1 - SURELY),
    sure: true,
  };
}

/** While a question is open, or where words go on with the last call, its tool is the only one. */
export function onlyTool(name: string): Ranked {
  return { tools: [{ name, score: 1 }], none: 0, unmatched: [], sure: true };
}
