import { scoreOf, shareOf } from "../../../discovery/calibrated.ts";
import { softmax } from "../../../trained/linear-model.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import type { NextTools } from "./next-tool-model.ts";

/** What the words by themselves count for beside what they mean after the last act: `node scripts/train-next-tool.ts` prints what is right at both sides of it. */
export const WORDS_WEIGHT = 0.3;
/** Nothing is impossible to either. */
const LEAST_SHARE = 1e-4;

/** The log-probability of each tool, and of none, by the words alone and by what they mean after the last act. */
export function mixed(
  ranked: Ranked,
  next: NextTools,
  weight = WORDS_WEIGHT,
): Pick<Ranked, "tools" | "none"> {
  const logits = ranked.tools.map(
    ({ name, score }) => weight * log(shareOf(score, ranked.none)) + log(next.tools.get(name) ?? 0),
  );
  const ofNone = weight * log(ranked.none) + log(next.none);
  const shares = softmax(Float64Array.of(...logits, ofNone));
  const none = shares[logits.length] ?? 0;
  const tools = ranked.tools
    .map(({ name }, at) => ({ name, score: scoreOf(shares[at] ?? 0, none) }))
    .toSorted((one, other) => other.score - one.score);
  return { tools, none };
}

function log(share: number): number {
  return Math.log(Math.max(LEAST_SHARE, share));
}
