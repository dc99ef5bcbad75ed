import type { SharedModels } from "../../assemble/open/shared-models.ts";
import { openIndex } from "../../assemble/open/open-index.ts";
import { openLlm } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import { openModels } from "../../models/models.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { freshHome } from "../fresh-home.ts";
import { readCases } from "./cases/agent-case.ts";
import type { AgentCase } from "./cases/agent-case.ts";
import { renderAgent } from "./report/agent-report.ts";
import { openRows } from "./agent-rows.ts";
import { benchSet } from "./sets/bench-set.ts";
import { openHearing } from "./cases/hearing.ts";
import { pickSample } from "./cases/pick-sample.ts";
import { measure } from "./measure.ts";
import type { Round, Shop } from "./measure.ts";
import { readHome } from "./scoring/home-state.ts";
import { ABLATIONS, WHOLE, modelsWithout } from "./variants.ts";
import type { Variant } from "./variants.ts";

const SAMPLE = 60;
const QUICK_SAMPLE = 20;

/** The same requests in another order: a model's state goes from one to the next. */
const RUNS = 3;

/** What a model is asked, over which home, and where its rows are kept. */
export type Asked = Omit<Shop, "config" | "modelsOf"> & { readonly cases: readonly AgentCase[] };

/**
 * Requests over a sample home, scored by what the home holds afterwards: as the program is, typed
 * and with `--heard` as heard, and with pieces switched off. A model that chooses for itself is asked
 * each of them once, beside the machine's default one. With `--out` it goes on where it stopped.
 */
export async function benchAgent(config: Config, options: BenchOptions): Promise<string> {
  if (options.set !== undefined) return benchSet(config, options, options.set);
  const { quick, sample = quick ? QUICK_SAMPLE : SAMPLE } = options;
  await using fresh = await freshHome(config);
  const asked: Asked = {
    options,
    rows: await openRows(options.out),
    before: await readHome(fresh.config),
    hearing: await openHearing(),
    cases: pickSample(await readCases(), { size: sample, seed: options.seed ?? 1 }),
  };
  const beside = await besideOf(fresh.config, options.signal);
  if (beside) await ask({ ...asked, options: { ...options, heard: false, quick: true } }, beside);
  const model = await ask(asked, fresh.config);
  const isShown = new Set(asked.cases.map(({ id }) => id));
  const shown = asked.rows.rows().filter(({ id }) => isShown.has(id));
  return renderAgent(shown, { model, total: asked.cases.length, beside: beside?.llm.id });
}

type DefaultConfig = Config & { readonly llm: { readonly kind: "model"; readonly id: string } };

/** The settings with the machine's default model, where that isn't the one to be measured and its weights are here. */
async function besideOf(config: Config, signal: AbortSignal): Promise<DefaultConfig | undefined> {
  if (config.llm.kind === "script" || config.decide !== undefined) return undefined;
  const models = openModels({ ...config, llm: { kind: "model", id: undefined } });
  const { id } = models.llm;
  if (config.llm.kind === "model" && openModels(config).llm.id === id) return undefined;
  try {
    await models.findModel(id, signal);
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    return undefined;
  }
  return { ...config, llm: { kind: "model", id } };
}

/** Asks a model everything; its id. */
export async function ask(asked: Asked, config: Config): Promise<string> {
  const { cases, options } = asked;
  await using stack = new AsyncDisposableStack();
  const opened = await openLlm(config, options.signal);
  stack.use(opened.llm);
  const modelsOf = await openModelsOf({ config, opened, stack });
  const isWholeOnly = config.llm.kind !== "model" || opened.profile.callable === "all";
  for (const round of roundsOf(cases, options, isWholeOnly)) {
    await measure({ ...asked, config, modelsOf }, round);
  }
  return opened.llm.id;
}

/** Typed as it is, as heard, and without each piece; all but the heard ones in three orders. */
function roundsOf(
  cases: readonly AgentCase[],
  { quick, heard, seed = 1 }: BenchOptions,
  isWholeOnly: boolean,
): readonly Round[] {
  const isOnce = quick || isWholeOnly;
  const runs = Array.from({ length: isOnce ? 1 : RUNS }, (_, at) => at + 1);
  const inOrder = (run: number): readonly AgentCase[] =>
    run === 1 ? cases : pickSample(cases, { size: cases.length, seed: seed + run });
  const variants = isOnce ? [WHOLE] : [WHOLE, ...ABLATIONS];
  const typed = variants.flatMap((variant) =>
    runs.map((run): Round => ({ run, variant, mode: "typed", cases: inOrder(run) })),
  );
  return heard ? [...typed, { run: 1, variant: WHOLE, mode: "heard", cases }] : typed;
}

type Opening = {
  readonly config: Config;
  readonly opened: SharedModels["opened"];
  readonly stack: AsyncDisposableStack;
};

/** One model and one index for all homes; another index where vectors are off. */
async function openModelsOf({
  config,
  opened,
  stack,
}: Opening): Promise<(variant: Variant) => Promise<SharedModels>> {
  const registry = openRegistry(config);
  const indexOf = async (usesVectors: boolean): Promise<SharedModels["ranking"]> =>
    stack.use(await openIndex({ ...config, usesVectors }, registry));
  const [words, meaning] = [await indexOf(false), await indexOf(config.usesVectors)];
  return async (variant) => {
    const ranking = variant.usesVectors ? meaning : words;
    return modelsWithout({ opened, ranking }, variant, registry);
  };
}
