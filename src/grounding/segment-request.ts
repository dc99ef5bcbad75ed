import type { Ranked } from "../types/ranked.ts";

/** One part of a request with the tools that fit it. */
export type Part = { readonly text: string; readonly ranked: Ranked };

/** Words that join two requests; the longest first. */
const JOINTS = /\s*(?:[,;.]?\s+and\s+(?:then\s+|also\s+)?|[,;.]?\s+then\s+|;\s+|,\s+also\s+)/gi;
/** Both sides of a cut have to fit a tool at least this well by themselves. */
const PART_SCORE = 0.5;
/** Requests of more parts than the budget has calls are cut no further. */
const MAX_PARTS = 3;

/**
 * The parts of a request that are requests by themselves: "find Anna's mail and remind me to pay"
 * is two, "remind me to buy milk and eggs" one. Cautious: a cut needs a tool on both sides, each
 * fitting on its own, and never the same tool with nothing but more words.
 */
export function segmentRequest(text: string, rank: (text: string) => Ranked): readonly Part[] {
  const whole = { text, ranked: rank(text) };
  for (const joint of text.matchAll(JOINTS)) {
    const left = text.slice(0, joint.index).trim();
    const right = text.slice(joint.index + joint[0].length).trim();
    const first = { text: left, ranked: rank(left) };
    const rest = segmentRequest(right, rank);
    if (stands(first) && rest.every(stands) && differs(first, rest[0]) && rest.length < MAX_PARTS) {
      return [first, ...rest];
    }
  }
  return [whole];
}

/** A part fits a tool on its own and says more than one word. */
function stands({ text, ranked }: Part): boolean {
  const [best] = ranked.tools;
  return (
    best !== undefined && best.score >= PART_SCORE && best.score > ranked.none && /\s/.test(text)
  );
}

function differs(one: Part, other: Part | undefined): boolean {
  return one.ranked.tools[0]?.name !== other?.ranked.tools[0]?.name;
}
