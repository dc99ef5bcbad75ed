import { BIAS, WEIGHTS } from "./doubt-weights.ts";
import type { Sign } from "./doubt-weights.ts";

/**
 * From so likely on that a call is another than was meant it is shown before it is done: what that asks in
 * vain and what it keeps from being done wrongly is printed by `node scripts/doubt/fit.ts`.
 */
export const LEAST_DOUBT = 0.2;

/** How likely a call is another than was meant, 0 to 1: a logistic regression over its signs. */
export function likelyWrong(signs: Readonly<Record<Sign, number>>): number {
  // The keys of the weights are exactly the signs.
  const names = Object.keys(WEIGHTS) as readonly Sign[];
  const worth = names.reduce((sum, name) => sum + WEIGHTS[name] * signs[name], BIAS);
  return 1 / (1 + Math.exp(-worth));
}
