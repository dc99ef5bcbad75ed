/**
 * Fits what each sign counts for a call being another than was meant (`src/turn/doubt/doubt-weights.ts`) over what
 * authors said that may be read, and prints the weights, and by authors that nothing was fitted to how many calls
 * that nobody is shown would be asked about, right and wrong, from each likelihood on.
 *
 *     node scripts/doubt/fit.ts [--keep FILE]     holds the conversations, 20 minutes; with a file only the first time
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { WEIGHTS } from "../../src/turn/doubt/doubt-weights.ts";
import type { Sign } from "../../src/turn/doubt/doubt-weights.ts";
import { descend } from "../descend.ts";
import { heldCalls } from "./held.ts";
import type { HeldCall } from "./held.ts";

const FOLDS = 6;
const STEPS = 2_000;
const RATE = 0.03;
/** What keeps a weight small, of each call, over signs of the same spread. */
const DECAY = 3;
// The keys of the weights are exactly the signs.
const NAMES = Object.keys(WEIGHTS) as readonly Sign[];

const { values } = parseArgs({ options: { keep: { type: "string" } } });
const calls = await kept(values.keep);
const spread = NAMES.map((name) => deviation(calls.map(({ signs }) => signs[name])));
const { bias, weights } = fitted(calls);
for (const [at, name] of NAMES.entries())
  say(`  ${JSON.stringify(name)}: ${(weights[at] ?? 0).toFixed(2)},`);
say(`BIAS = ${bias.toFixed(2)}`);
tellCurve();

async function kept(file: string | undefined): Promise<readonly HeldCall[]> {
  // What was written here before.
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const held = await heldCalls((author) => void process.stderr.write(`${author}\n`));
  if (file !== undefined) writeFileSync(file, JSON.stringify(held));
  return held;
}

/** Each author's calls by weights that were fitted to the others'. */
function tellCurve(): void {
  const authors = [...new Set(calls.map(({ author }) => author))];
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const out = new Set(authors.filter((_, at) => at % FOLDS === fold));
    const own = fitted(calls.filter(({ author }) => !out.has(author)));
    const others = calls.filter(({ author, isShown }) => out.has(author) && !isShown);
    return others.map((one) => ({ ...one, likely: likelihood(one, own) }));
  }).flat();
  const wrong = told.filter(({ isWrong }) => isWrong).length;
  say(`${calls.length} calls, ${told.length} that nobody is shown, ${wrong} of them wrong`);
  for (const from of [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]) {
    const asked = told.filter(({ likely }) => likely >= from);
    const caught = asked.filter(({ isWrong }) => isWrong).length;
    say(
      `  from ${from}: asked about ${asked.length}, wrong ${caught}, right ${asked.length - caught}`,
    );
  }
}

type Fitted = { readonly bias: number; readonly weights: readonly number[] };

function likelihood({ signs }: HeldCall, { bias, weights }: Fitted): number {
  const worth = NAMES.reduce((sum, name, at) => sum + (weights[at] ?? 0) * signs[name], bias);
  return 1 / (1 + Math.exp(-worth));
}

/** Logistic regression, each sign in its own spread. */
function fitted(all: readonly HeldCall[]): Fitted {
  const rows = all.map(({ signs }) => [...NAMES.map((name, at) => signs[name] / spreadAt(at)), 1]);
  const slopeAt = (own: readonly number[]): readonly number[] => {
    const slope = own.map((weight, at) => (at < NAMES.length ? (DECAY * weight) / all.length : 0));
    for (const [row, signs] of rows.entries()) {
      const worth = signs.reduce((sum, sign, at) => sum + sign * (own[at] ?? 0), 0);
      const off = 1 / (1 + Math.exp(-worth)) - Number(all[row]?.isWrong);
      for (const [at, sign] of signs.entries())
        slope[at] = (slope[at] ?? 0) + (off * sign) / all.length;
    }
    return slope;
  };
  const own = descend(NAMES.length + 1, slopeAt, { steps: STEPS, rate: RATE });
  return { bias: own.at(-1) ?? 0, weights: NAMES.map((_, at) => (own[at] ?? 0) / spreadAt(at)) };
}

function spreadAt(at: number): number {
  return spread[at] || 1;
}

function deviation(all: readonly number[]): number {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
