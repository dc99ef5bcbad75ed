import { createHash } from "node:crypto";
import type { AgentCase } from "./agent-case.ts";

/**
 * So many cases, as many of each kind and origin as their share and at least one, in an order the seed
 * decides. A case's place hangs on its id alone: a smaller sample is part of a larger one but for a
 * stratum's rounding, and a case that is added moves no other.
 */
export function pickSample<Case extends Sampled>(
  cases: readonly Case[],
  { size, seed }: { readonly size: number; readonly seed: number },
): readonly Case[] {
  const shuffled = cases
    .map((one) => ({ one, at: placeOf(one.id, seed) }))
    .toSorted((left, right) => (left.at < right.at ? -1 : 1))
    .map(({ one }) => one);
  if (size >= cases.length) return shuffled;
  const strata = [...Map.groupBy(shuffled, ({ kind, isUnseen }) => `${kind} ${isUnseen}`).values()];
  const shares = sharesOf(
    strata.map(({ length }) => length),
    size,
  );
  const picked = new Set(strata.flatMap((stratum, at) => stratum.slice(0, shares[at])));
  return shuffled.filter((one) => picked.has(one));
}

type Sampled = Pick<AgentCase, "id" | "isUnseen"> & { readonly kind: string };

/**
 * Whole numbers in proportion, the largest rests rounded up. None is without: where that takes more
 * than the size, there are more.
 */
function sharesOf(counts: readonly number[], size: number): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => (size * count) / total);
  const floors = exact.map((share) => Math.max(1, Math.floor(share)));
  const left = size - floors.reduce((sum, share) => sum + share, 0);
  const restOf = (at: number): number => (exact[at] ?? 0) - (floors[at] ?? 0);
  const byRest = [...counts.keys()].toSorted((one, other) => restOf(other) - restOf(one));
  const raised = new Set(byRest.slice(0, Math.max(0, left)));
  return floors.map((share, at) => share + (raised.has(at) ? 1 : 0));
}

function placeOf(id: string, seed: number): string {
  return createHash("sha256").update(`${seed} ${id}`).digest("hex");
}
