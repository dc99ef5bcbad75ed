import type { SharedModels } from "../../assemble/open/shared-models.ts";
import { openIndex } from "../../assemble/open/open-index.ts";
import { openLlm } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import { clockOf } from "../../config/clock-of.ts";
import type { Config } from "../../config/config.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { freshHome } from "../fresh-home.ts";
import { wordErrors } from "../words/word-errors.ts";
import type { WordErrors } from "../words/word-errors.ts";
import { asHeard } from "./cases/as-heard.ts";
import { readCases } from "./cases/agent-case.ts";
import type { AgentCase } from "./cases/agent-case.ts";
import { renderAgent } from "./agent-report.ts";
import { openRows } from "./agent-rows.ts";
import type { AgentRow, RowFile } from "./agent-rows.ts";
import { openHearing, typed } from "./cases/hearing.ts";
import type { Hearing } from "./cases/hearing.ts";
import { readHome } from "./scoring/home-state.ts";
import type { HomeRecord } from "./scoring/home-state.ts";
import { pickSample } from "./cases/pick-sample.ts";
import { runCase } from "./run-case.ts";
import { scoreCase } from "./scoring/score-case.ts";
import { ABLATIONS, WHOLE, configOf, modelsWithout } from "./variants.ts";
import type { Variant } from "./variants.ts";

const SAMPLE = 60;
const QUICK_SAMPLE = 20;

/** The same requests in another order: a model's state goes from one to the next. */
const RUNS = 3;

type Round = {
  readonly run: number;
  readonly variant: Variant;
  readonly mode: AgentRow["mode"];
  readonly cases: readonly AgentCase[];
};

type Shop = {
  readonly config: Config;
  readonly options: BenchOptions;
  readonly rows: RowFile;
  readonly before: readonly HomeRecord[];
  readonly hearing: Hearing;
  readonly modelsOf: (variant: Variant) => Promise<SharedModels>;
};

/**
 * Requests over a sample home, scored by what the home holds afterwards: as the program is, typed
 * and with `--heard` as heard, and with pieces switched off. With `--out` it goes on where it stopped.
 */
export async function benchAgent(config: Config, options: BenchOptions): Promise<string> {
  const { quick, sample = quick ? QUICK_SAMPLE : SAMPLE, signal } = options;
  await using stack = new AsyncDisposableStack();
  const fresh = stack.use(await freshHome(config));
  const cases = pickSample(await readCases(), { size: sample, seed: options.seed ?? 1 });
  const shop: Shop = {
    config: fresh.config,
    options,
    rows: await openRows(options.out),
    before: await readHome(fresh.config),
    hearing: await openHearing(),
    modelsOf: await openModelsOf(fresh.config, { stack, signal }),
  };
  for (const round of roundsOf(cases, options)) await measure(shop, round);
  const model = (await shop.modelsOf(WHOLE)).opened.llm.id;
  const isShown = new Set(cases.map(({ id }) => id));
  const shown = shop.rows.rows().filter((row) => row.model === model && isShown.has(row.id));
  return renderAgent(shown, { model, total: cases.length });
}

/** Typed as it is, as heard, and without each piece; all but the heard ones in three orders. */
function roundsOf(
  cases: readonly AgentCase[],
  { quick, heard, seed = 1 }: BenchOptions,
): readonly Round[] {
  const runs = Array.from({ length: quick ? 1 : RUNS }, (_, at) => at + 1);
  const inOrder = (run: number): readonly AgentCase[] =>
    run === 1 ? cases : pickSample(cases, { size: cases.length, seed: seed + run });
  const variants = quick ? [WHOLE] : [WHOLE, ...ABLATIONS];
  const typed = variants.flatMap((variant) =>
    runs.map((run): Round => ({ run, variant, mode: "typed", cases: inOrder(run) })),
  );
  return heard ? [...typed, { run: 1, variant: WHOLE, mode: "heard", cases }] : typed;
}

type Opening = { readonly stack: AsyncDisposableStack; readonly signal: AbortSignal };

/** One model and one index for all homes; another index where vectors are off. */
async function openModelsOf(
  config: Config,
  { stack, signal }: Opening,
): Promise<(variant: Variant) => Promise<SharedModels>> {
  const opened = await openLlm(config, signal);
  stack.use(opened.llm);
  const registry = openRegistry(config);
  const indexOf = async (usesVectors: boolean): Promise<SharedModels["ranking"]> =>
    stack.use(await openIndex({ ...config, usesVectors }, registry));
  const [words, meaning] = [await indexOf(false), await indexOf(config.usesVectors)];
  return async (variant) => {
    const ranking = variant.usesVectors ? meaning : words;
    return modelsWithout({ opened, ranking }, variant, registry);
  };
}

async function measure(shop: Shop, { run, variant, mode, cases }: Round): Promise<void> {
  const models = await shop.modelsOf(variant);
  const config = configOf(shop.config, variant);
  const { options, rows, hearing } = shop;
  const tools = openRegistry(config).list();
  const judging = { before: shop.before, tools, clock: clockOf(config) };
  for (const one of cases) {
    if (options.signal.aborted) return;
    const key = { id: one.id, variant: variant.name, mode, model: models.opened.llm.id, run };
    if (rows.find(key)) continue;
    const hear = mode === "typed" ? typed : (text: string) => hearing(text) ?? typed(text);
    if (mode === "heard" && one.say.some(({ text }) => !hearing(text))) continue;
    const held = await runCase(one, { config, models, hear, signal: options.signal });
    const heard = held.turns.map((turn) => turn.heard);
    const score = scoreCase(mode === "heard" ? asHeard(one, heard) : one, held, judging);
    const wrongWords = wrongShare(one, heard);
    const { kind, isUnseen } = one;
    await rows.add({ ...key, kind, isUnseen, heard, wrongWords, ...score });
    options.write(lineOf({ ...key, ...score }, one));
  }
}

function wrongShare({ say }: AgentCase, heard: readonly string[]): number {
  const each = say.map(({ text }, index) => wordErrors(text, heard[index] ?? ""));
  const sum = (of: (one: WordErrors) => number): number =>
    each.reduce((total, one) => total + of(one), 0);
  return (
    sum(({ errors }) => errors) /
    Math.max(
      1,
      sum(({ words }) => words),
    )
  );
}

/** What is unseen is not shown either: only its figures are looked at. */
function lineOf(
  { variant, mode, end, why, ms }: Pick<AgentRow, "variant" | "mode" | "end" | "why" | "ms">,
  { id, isUnseen }: AgentCase,
): string {
  if (isUnseen) return "";
  return `${variant} ${mode} ${end ? "✓" : "✗"} ${id} ${Math.round(ms)} ms ${why}\n`;
}
