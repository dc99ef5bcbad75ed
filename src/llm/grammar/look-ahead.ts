import type { Token } from "node-llama-cpp";
import type { Look } from "../write/choose-output.ts";
import type { Engine } from "../engine/engine.ts";
import type { Work } from "../process/serve-parent.ts";

/**
 * Asks the model what it would say after a prompt and some more tokens, as log-probabilities over
 * its whole vocabulary. A stopped look answers zeros: a stopped search needs an end, not the truth.
 */
export function lookAhead(
  { context, sequence }: Engine,
  prompt: readonly Token[],
  work: Work,
): Look {
  return async ({ path, edge, wanted }) => {
    if (!(await context.hold([...prompt, ...path], work)))
      return wanted.map((row) => row.map(zero));
    const seen = await sequence.controlledEvaluate(
      edge.map((token, index) => (wanted[index]?.length ? [token, ALL_PROBABILITIES] : token)),
    );
    work.alive();
    return edge.map((_, index) => {
      const probabilities = seen[index]?.next?.probabilities;
      return (wanted[index] ?? []).map((token) => Math.log(probabilities?.get(token) ?? 0));
    });
  };
}

/** At temperature 0 nothing is left out of the list, and nothing weighed: it sums to 1 over the vocabulary. */
const ALL_PROBABILITIES = {
  generateNext: { options: { temperature: 0 }, probabilities: true },
} as const;

function zero(): number {
  return 0;
}
