import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { openAssistant } from "../../assemble/open/open-assistant.ts";
import type { SharedModels } from "../../assemble/open/shared-models.ts";
import { openIndex } from "../../assemble/open/open-index.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import type { Config } from "../../config/config.ts";
import { revealedFor } from "../../exposure/sotto/sotto.ts";
import { treatmentOf } from "../../assemble/open/open-llm.ts";
import { openModels } from "../../models/models.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import type { TurnEvent } from "../../types/event.ts";
import { readDiscoverySets } from "../discovery/discovery-sets.ts";
import type { Request } from "../discovery/discovery-sets.ts";
import { freshHome } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { openKeptLines } from "./kept-lines.ts";
import { withKnownHead } from "./known-head.ts";
import { openEngine } from "./measure-tokens.ts";
import { SYSTEMS } from "./token-figures.ts";

const SAMPLE = 12;
const QUICK_SAMPLE = 2;

const firstCallSchema = z.object({
  exposure: z.string(),
  text: z.string(),
  isRight: z.boolean(),
  isCalled: z.boolean(),
  steps: z.number(),
  metaCalls: z.number(),
  evaluated: z.number(),
  head: z.number(),
  ms: z.number(),
  headMs: z.number(),
});
type FirstCall = z.infer<typeof firstCallSchema>;

/** What a request costs until its first call, and whether that is the right one, with the settings' own model deciding. */
export async function benchFirstCall(config: Config, options: BenchOptions): Promise<string> {
  const { quick, out, sample = quick ? QUICK_SAMPLE : SAMPLE, signal, write } = options;
  const { id } = openModels(config).llm;
  const requests = spread((await readDiscoverySets()).dev, sample);
  const name = "first-call.jsonl";
  const kept = await openKeptLines({ folder: out, name, schema: firstCallSchema, of: id });
  const scratch = await mkdtemp(join(tmpdir(), "sotto-heads-"));
  try {
    await using engine = await openEngine(config, { signal });
    await using ranking = await openIndex(config, openRegistry(config));
    const heads = out === undefined ? scratch : join(out, "heads");
    for (const request of requests) {
      for (const exposure of SYSTEMS) {
        signal.throwIfAborted();
        if (kept.all().some((one) => one.exposure === exposure && one.text === request.text))
          continue;
        const known = withKnownHead(engine, heads, signal);
        const models = modelsOf(config, { llm: known.llm, ranking });
        const seen = await firstCall({ ...config, exposure, hasFastPath: false }, models, request);
        const { tokens: head, ms: headMs } = known.cost();
        const ms = seen.ms - known.waitedMs();
        await kept.add({ exposure, text: request.text, head, headMs, ...seen, ms });
        write(`${exposure}: ${request.text}\n`);
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  const texts = new Set(requests.map(({ text }) => text));
  const calls = kept.all().filter(({ text }) => texts.has(text));
  return `${table(calls)}\n\n${await shownBefore(config, signal)}`;
}

/** Requests for a tool, evenly from the whole set. */
function spread(all: readonly Request[], wanted: number): readonly Request[] {
  const some = all.filter(({ accept }) => accept.length > 0);
  const count = Math.min(wanted, some.length);
  return Array.from(
    { length: count },
    (_, at) => some[Math.floor((at * some.length) / count)],
  ).filter((request) => request !== undefined);
}

function modelsOf(
  config: Config,
  {
    llm,
    ranking,
  }: { readonly llm: SharedModels["opened"]["llm"]; readonly ranking: SharedModels["ranking"] },
): SharedModels {
  const treatment = treatmentOf(openModels(config).llm.settings);
  return { opened: { llm, ...treatment }, ranking };
}

/** How many requests for a deferred tool are shown it before the first step, and so cost no step to find it. */
async function shownBefore(config: Config, signal: AbortSignal): Promise<string> {
  const registry = openRegistry(config);
  await using ranking = await openIndex(config, registry);
  const { dev } = await readDiscoverySets();
  const isDeferred = (name: string): boolean => registry.get(name)?.load === "deferred";
  const wanted = dev.filter(({ accept }) => accept.length > 0 && accept.every(isDeferred));
  let shown = 0;
  for (const { text, accept } of wanted) {
    const revealed = revealedFor(await ranking.rank(text, signal), registry.acting());
    shown += Number(revealed.some((name) => accept.includes(name)));
  }
  const share = ((100 * shown) / wanted.length).toFixed(1);
  return `Under sotto ${share} % of the ${wanted.length} dev requests for a deferred tool are shown it before the first step: no step is spent on finding it.`;
}

type Seen = Omit<FirstCall, "exposure" | "text" | "head" | "headMs">;

/** One request in a conversation of its own, stopped at its first acting call. */
async function firstCall(config: Config, models: SharedModels, request: Request): Promise<Seen> {
  await using fresh = await freshHome(config);
  const stop = new AbortController();
  const { signal } = stop;
  const options = { confirm: async () => "no" as const, notice: () => undefined, signal };
  await using assistant = await openAssistant(fresh.config, options, models);
  const events: TurnEvent[] = [];
  const started = performance.now();
  let ms = 0;
  const emit = (event: TurnEvent): void => {
    if (stop.signal.aborted) return;
    events.push(event);
    if (event.type !== "call" || event.kind !== "business") return;
    ms = performance.now() - started;
    stop.abort();
  };
  const utterance = {
    text: request.text,
    alternatives: [],
    source: "typed",
    confidence: 1,
  } as const;
  await assistant.turn({ utterance, emit, signal });
  const call = events.find((event) => event.type === "call" && event.kind === "business");
  const name = call?.type === "call" ? call.name : "";
  const steps = events.flatMap((event) => (event.type === "step" ? [event] : []));
  return {
    isCalled: call !== undefined,
    isRight: request.accept.includes(name),
    steps: steps.length,
    metaCalls: events.filter((event) => event.type === "call" && event.kind === "meta").length,
    evaluated: steps.reduce((sum, step) => sum + step.evaluatedTokens, 0),
    ms: ms || performance.now() - started,
  };
}

function table(calls: readonly FirstCall[]): string {
  const rows = SYSTEMS.flatMap((system) => {
    const own = calls.filter(({ exposure }) => exposure === system);
    if (own.length === 0) return [];
    const mean = (pick: (call: FirstCall) => number): number =>
      own.reduce((sum, call) => sum + pick(call), 0) / own.length;
    return [
      [
        system,
        `${own.filter(({ isRight }) => isRight).length} of ${own.length}`,
        String(own.filter(({ isCalled }) => !isCalled).length),
        mean(({ steps }) => steps).toFixed(1),
        mean(({ metaCalls }) => metaCalls).toFixed(1),
        Math.round(mean(({ evaluated }) => evaluated)).toLocaleString("en"),
        Math.round(mean(({ evaluated, head }) => evaluated - head)).toLocaleString("en"),
        (mean(({ ms, headMs }) => ms + headMs) / 1_000).toFixed(1),
        (mean(({ ms }) => ms) / 1_000).toFixed(1),
      ],
    ];
  });
  const head = ["system", "right first call", "none", "steps", "meta-calls", "evaluated, cold"];
  const rest = ["evaluated, head from disk", "seconds, cold", "seconds, head from disk"];
  return markdownTable([...head, ...rest], rows);
}
