import type { Ranked } from "../../types/ranked.ts";

/** One part of a request with the tools that fit it. */
export type Part = { readonly text: string; readonly ranked: Ranked };

/** Words that join two requests; the longest first. */
const JOINTS = /\s*(?:[,;.]?\s+and\s+(?:then\s+|also\s+)?|[,;.]?\s+then\s+|;\s+|,\s+also\s+)/gi;
/** Both sides of a cut have to fit a tool at least this well by themselves. */
const PART_SCORE = 0.5;
/** Requests of more parts than the budget has calls are cut no further. */
const MAX_PARTS = 3;

/** A request with more joints than this is a story; only its first ones are tried. */
const MAX_JOINTS = 8;

/**
 * The parts of a request that are requests by themselves: "find Anna's mail and remind me to pay"
 * is two, "remind me to buy milk and eggs" one. Cautious: a cut needs a tool on both sides, each
 * fitting on its own, and another one unless the right side begins as the left does.
 */
export function segmentRequest(text: string, rank: (text: string) => Ranked): readonly Part[] {
  const known = new Map<string, Ranked>();
  const rankOnce = (part: string): Ranked => {
    const ranked = known.get(part) ?? rank(part);
    known.set(part, ranked);
    return ranked;
  };
  return cut(text, { rank: rankOnce, parts: MAX_PARTS });
}

type Cutting = { readonly rank: (text: string) => Ranked; readonly parts: number };

function cut(text: string, { rank, parts }: Cutting): readonly Part[] {
  const whole = { text, ranked: rank(text) };
  if (parts <= 1) return [whole];
  for (const joint of [...text.matchAll(JOINTS)].slice(0, MAX_JOINTS)) {
    const left = text.slice(0, joint.index).trim();
    const first = { text: left, ranked: rank(left) };
    if (!stands(first)) continue;
    const right = text.slice(joint.index + joint[0].length).trim();
    const rest = cut(right, { rank, parts: parts - 1 });
    if (rest.every(stands) && differs(first, rest[0])) return [first, ...rest];
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

/** "Remind me to … and remind me to …" is two requests to one tool, "buy milk and buy eggs" is not. */
function differs(one: Part, other: Part | undefined): boolean {
  if (one.ranked.tools[0]?.name !== other?.ranked.tools[0]?.name) return true;
  const [lead, next] = [one, other].map((part) =>
    part?.text.toLowerCase().split(/\s+/).slice(0, 2),
  );
  const isWhole = (other?.text.split(/\s+/).length ?? 0) > 3;
  return (
    isWhole && lead?.join(" ") === next?.join(" ") && one.ranked.sure && other?.ranked.sure === true
  );
}
