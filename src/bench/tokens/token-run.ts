import { z } from "zod";

const stepSchema = z.object({
  prompt: z.number(),
  evaluated: z.number(),
  generated: z.number(),
  /** Tokens of the system text: the model's instruction and the tools shown in it. */
  system: z.number(),
  /** The prompt as the articles count it. */
  characters: z.number(),
});

const turnSchema = z.object({
  steps: z.array(stepSchema),
  prefillMs: z.number(),
  decodeMs: z.number(),
  calls: z.number(),
  metaCalls: z.number(),
  /** False where the prompt is longer than the context whatever is left out. */
  fits: z.boolean(),
});

/** What one conversation cost under one exposure among so many tools. */
export const tokenRunSchema = z.object({
  exposure: z.string(),
  tools: z.number(),
  conversation: z.string(),
  /** Evaluated by the engine and so timed; else counted with its tokenizer. */
  isTimed: z.boolean(),
  /** Tokens of the head, evaluated with the first step of a cold start. */
  head: z.number(),
  /** Calls that found no way to their tool. */
  missed: z.number(),
  turns: z.array(turnSchema),
});

export type TokenRun = z.infer<typeof tokenRunSchema>;
export type PlayedTurn = z.infer<typeof turnSchema>;
export type PlayedStep = z.infer<typeof stepSchema>;

/** What a run adds up to; undefined where it did not fit the context. */
export type Totals = {
  readonly prompt: number;
  readonly evaluated: number;
  /** The same with the head read from disk. */
  readonly warm: number;
  readonly generated: number;
  readonly characters: number;
  readonly steps: number;
  readonly metaCalls: number;
  readonly seconds: number;
  /** Share of the last prompt that is the system text. */
  readonly blockShare: number;
};

export function totalsOf(run: TokenRun): Totals | undefined {
  if (run.turns.some(({ fits }) => !fits)) return undefined;
  const steps = run.turns.flatMap((turn) => turn.steps);
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  const evaluated = sum(steps.map((step) => step.evaluated));
  const last = steps.at(-1);
  return {
    prompt: sum(steps.map(({ prompt }) => prompt)),
    evaluated,
    warm: evaluated - run.head,
    generated: sum(steps.map(({ generated }) => generated)),
    characters: sum(steps.map(({ characters }) => characters)),
    steps: steps.length,
    metaCalls: sum(run.turns.map(({ metaCalls }) => metaCalls)),
    seconds: sum(run.turns.map(({ prefillMs, decodeMs }) => prefillMs + decodeMs)) / 1_000,
    blockShare: last ? last.system / last.prompt : 0,
  };
}

/** The most tokens any step evaluated beyond those appended since the step before; steps after a shift left out. */
export function surplusOf(run: TokenRun): number {
  const steps = run.turns.flatMap((turn) => turn.steps);
  const surplus = steps.map(({ prompt, evaluated }, index) => {
    const before = steps[index - 1];
    const held = before ? before.prompt + before.generated : 0;
    return prompt < held ? 0 : evaluated - (prompt - held);
  });
  return Math.max(0, ...surplus);
}
