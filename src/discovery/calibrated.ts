import type { Ranked } from "../types/turn/ranked.ts";

/** How a share of the probability becomes a score where no trained weights say it: several tools may be right at once. */
const SHARPNESS = 1.2;

/** The score of a tool with this share of the probability: how likely a call to it is right. */
export function scoreOf(share: number, none: number, sharpness = SHARPNESS): number {
  const some = 1 - none;
  return some <= 0 ? 0 : some * (1 - (1 - Math.min(1, share / some)) ** sharpness);
}

/** The share of the probability that a score stands for. */
export function shareOf(score: number, none: number, sharpness = SHARPNESS): number {
  const some = 1 - none;
  return some <= 0 ? 0 : some * (1 - (1 - Math.min(1, score / some)) ** (1 / sharpness));
}

const SURE_SCORE = 0.6;
const SURE_MARGIN = 0.15;
const CONSEQUENTIAL_SCORE = 0.75;
const CONSEQUENTIAL_MARGIN = 0.3;

/** Whether the first tool leads by enough to be used without asking the model; what asks before it acts takes more. */
export function isSure(
  { tools: [first, second], none }: Pick<Ranked, "tools" | "none">,
  isConsequential: (tool: string) => boolean,
): boolean {
  if (!first || none > first.score) return false;
  const margin = first.score - (second?.score ?? 0);
  return isConsequential(first.name)
    ? first.score >= CONSEQUENTIAL_SCORE && margin >= CONSEQUENTIAL_MARGIN
    : first.score >= SURE_SCORE && margin >= SURE_MARGIN;
}
