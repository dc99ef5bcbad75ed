import { openLlm } from "../../../assemble/open/open-llm.ts";
import { readNames } from "../../../grounding/known/known-names.ts";
import { clockOf } from "../../../config/clock-of.ts";
import { openHost } from "../../../assemble/open/open-host.ts";
import { openIndex } from "../../../assemble/open/open-index.ts";
import { openRegistry } from "../../../assemble/open/open-registry.ts";
import type { Config } from "../../../config/config.ts";
import { english } from "../../../language/en/english.ts";
import { openModels } from "../../../models/models.ts";
import type { BenchOptions } from "../../../terminal/application.ts";
import type { StepOutcome, StepRequest } from "../../../types/llm.ts";
import { freshHome } from "../../fresh-home.ts";
import { readCases } from "../cases/agent-case.ts";
import type { Asked } from "./asked.ts";
import { WEIGHTS, choicesOf, leadTable, weightTable } from "./choice-weights.ts";
import { costTable } from "./grammar-costs.ts";

/** Steps of one request in the table of costs. */
const STEPS_OF_COST = 3;
const REQUESTS = { quick: 10, full: 30 };

/** What a step's grammar costs, and how often each weight of the index's opinion chooses the right tool where the index is unsure. */
export async function benchGrammar(config: Config, options: BenchOptions): Promise<string> {
  const { signal, quick, write } = options;
  await using stack = new AsyncDisposableStack();
  const fresh = stack.use(await freshHome(config));
  const { llm } = await openLlm(fresh.config, signal);
  stack.use(llm);
  await llm.load(signal);
  const count = quick ? REQUESTS.quick : REQUESTS.full;
  const all = await requestsOf(fresh.config, stack, signal);
  const [sure, unsure] = [all.sure.slice(0, count), all.unsure.slice(0, count)];
  const steps = sure.length * STEPS_OF_COST + unsure.length * WEIGHTS.length;
  let done = 0;
  const step = async (request: StepRequest): Promise<StepOutcome> => {
    const outcome = await llm.step(request, { signal });
    done += 1;
    write(`${done}/${steps} steps of ${llm.id}\n`);
    return outcome;
  };
  const costs = await costTable(sure, fresh.config, step);
  const choices = await choicesOf(unsure, fresh.config, step);
  const { choiceWeight } = openModels(fresh.config).llm.settings;
  const tables = [costs, weightTable(choices), leadTable(choices, choiceWeight)];
  return [llm.id, ...tables].join("\n\n");
}

/** Own requests of one call, those the index is sure of and the others. */
async function requestsOf(
  config: Config,
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<{ readonly sure: readonly Asked[]; readonly unsure: readonly Asked[] }> {
  const registry = openRegistry(config);
  const ranking = stack.use(await openIndex(config, registry));
  await using host = await openHost(config, { notice: () => undefined });
  const known = { language: english, clock: clockOf(config), names: await readNames(host) };
  const asked: Asked[] = [];
  for (const { isUnseen, kind, say, calls } of await readCases()) {
    const [turn] = say;
    const tool = registry.get([calls[0]?.tool ?? ""].flat()[0] ?? "");
    if (isUnseen || kind !== "single" || !turn || !tool) continue;
    const ranked = await ranking.rank(turn.text, signal);
    asked.push({ reading: known.language.read(turn.text, known), tool, ranked });
  }
  return { sure: asked.filter(hasSlots), unsure: asked.filter(({ ranked }) => !ranked.sure) };
}

function hasSlots({ tool, ranked }: Asked): boolean {
  return ranked.sure && Object.keys(tool.input.shape).length > 0;
}
