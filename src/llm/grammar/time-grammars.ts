import { loadModel, startLlama } from "../engine/load-engine.ts";
import type { Expression } from "../../types/expression.ts";
import { Grammars } from "./grammars.ts";

/** Times each grammar is compiled: one alone is too short for a clock. */
const ROUNDS = 200;
const WARM_UP = 20;

export type GrammarTimes = {
  /** Microseconds from an expression to a state the engine can start with. */
  readonly newUs: number;
  /** The same where it is kept ready. */
  readonly keptUs: number;
};

/** What it takes to compile each of some grammars for a model: means over many rounds, its weights not read. */
export async function timeGrammars(
  model: { readonly id: string; readonly modelFile: string },
  grammars: readonly Expression[],
): Promise<readonly GrammarTimes[]> {
  await using llama = await startLlama({ gpu: false, threads: 1 });
  const vocabulary = await loadModel(llama, { ...model, vocabOnly: true }, { alive: () => {} });
  const times: GrammarTimes[] = [];
  for (const grammar of grammars) {
    const anew = (): Promise<unknown> => new Grammars(llama, vocabulary).start(grammar);
    const kept = new Grammars(llama, vocabulary);
    times.push({ newUs: await meanUs(anew), keptUs: await meanUs(() => kept.start(grammar)) });
  }
  return times;
}

async function meanUs(act: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM_UP; round += 1) await act();
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) await act();
  return (1_000 * (performance.now() - started)) / ROUNDS;
}
