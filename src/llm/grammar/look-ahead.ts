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
      edge.map((token, index) => [token, { generateNext: logitsOf(wanted[index] ?? []) }]),
    );
    work.alive();
    return edge.map((_, index) => {
      const { logits = new Map<Token, number>(), totalLogitWeight = 1 } = seen[index]?.next ?? {};
      // The selected token is among them and has, at temperature 0, the highest logit; the weight is
      // the sum of exp(logit - highest).
      const total = Math.max(...logits.values()) + Math.log(totalLogitWeight);
      return (wanted[index] ?? []).map((token) => (logits.get(token) ?? -Infinity) - total);
    });
  };
}

function logitsOf(tokens: readonly Token[]) {
  return {
    options: { temperature: 0 },
    logits: { filter: { tokens, includeSelected: true } },
    totalLogitWeight: true,
  } as const;
}

function zero(): number {
  return 0;
}
