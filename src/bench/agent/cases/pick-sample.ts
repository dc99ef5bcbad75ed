import type { AgentCase } from "./agent-case.ts";

/** Multiplier and increment of Knuth's MMIX generator. */
const MULTIPLIER = 6_364_136_223_846_793_005n;
const INCREMENT = 1_442_695_040_888_963_407n;

/** So many cases, as many of each kind and origin as their share, in an order the seed decides. */
export function pickSample(
  cases: readonly AgentCase[],
  { size, seed }: { readonly size: number; readonly seed: number },
): readonly AgentCase[] {
  const random = randomFrom(seed);
  const shuffled = cases
    .map((one) => ({ one, at: random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
  if (size >= cases.length) return shuffled;
  const strata = [...Map.groupBy(shuffled, ({ kind, isUnseen }) => `${kind} ${isUnseen}`).values()];
  return strata.flatMap((stratum) => {
    const share = Math.max(1, Math.round((size * stratum.length) / cases.length));
    return stratum.slice(0, share);
  });
}

function randomFrom(seed: number): () => number {
  let state = BigInt(seed) + 1n;
  return () => {
    state = BigInt.asUintN(64, state * MULTIPLIER + INCREMENT);
    return Number(state >> 11n) / 2 ** 53;
  };
}
