import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openIndex } from "../../assemble/open/open-index.ts";
import { threadCount, treatmentOf } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import type { Config } from "../../config/config.ts";
import { exposureNames } from "../../config/settings.ts";
import { createLlm } from "../../llm/create-llm.ts";
import type { EngineLlm } from "../../llm/create-llm.ts";
import { openModels } from "../../models/models.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import type { ScriptedConversation } from "./conversation.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { withKnownHead } from "./known-head.ts";
import { OWN_TOOLS, outsideTools } from "./outside-tools.ts";
import { playConversation } from "./play-conversation.ts";
import type { Stage } from "./play-conversation.ts";
import { openRuns } from "./runs-file.ts";
import type { Runs } from "./runs-file.ts";

/** Sizes of the catalogue, and which of them the engine itself evaluates. */
const SIZES: readonly number[] = [OWN_TOOLS, 200, 500];
const TIMED = OWN_TOOLS;
/** What the engine evaluates, too, or the first of them (`--sample`): longer ones show nothing that these don't, and take an hour of one core. */
const TIMED_CONVERSATIONS = [
  "no-tool",
  "one-core",
  "one-deferred",
  "same-again",
  "two-in-one",
  "two-steps",
  "five-steps",
];
const QUICK = {
  sizes: [OWN_TOOLS],
  conversations: ["no-tool", "one-core", "one-deferred", "same-again", "two-in-one", "two-steps"],
  timed: ["one-deferred"],
  exposures: ["sotto", "digitorn", "injection"],
};

type Job = {
  readonly exposure: Config["exposure"];
  readonly tools: number;
  readonly conversation: ScriptedConversation;
  readonly isTimed: boolean;
};

/** Everything counted by the engine without weights, and among our own tools evaluated by it too. */
export async function measureTokens(
  config: Config,
  { quick, sample, out, signal, write }: BenchOptions,
): Promise<Runs> {
  const runs = await openRuns(out, openModels(config).llm.id);
  const scratch = await mkdtemp(join(tmpdir(), "sotto-heads-"));
  const heads = out === undefined ? scratch : join(out, "heads");
  try {
    const sizes = quick ? QUICK.sizes : SIZES;
    const plan = [...sizes.map((size) => countedJobs(size, quick)), timedJobs(quick, sample)];
    for (const all of plan) {
      const jobs = all.filter((job) => !runs.find(keyOf(job)));
      const [first] = jobs;
      if (!first) continue;
      const countsOnly = !first.isTimed;
      await using engine = await openEngine(config, { countsOnly, signal });
      await using stage = await openStage(config, first.tools, engine);
      for (const job of jobs) {
        signal.throwIfAborted();
        await runs.add(await runJob(job, { stage, engine, heads, signal }));
        write(`${job.tools} tools, ${job.conversation.id}, ${job.exposure}\n`);
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return runs;
}

function keyOf({ exposure, tools, conversation, isTimed }: Job): Parameters<Runs["find"]>[0] {
  return { exposure, tools, conversation: conversation.id, isTimed };
}

function countedJobs(tools: number, quick: boolean): readonly Job[] {
  return jobsOf({ tools, isTimed: false, quick });
}

/** What the engine itself evaluates: conversation by conversation, so that the machine's moods even out. */
function timedJobs(quick: boolean, sample = TIMED_CONVERSATIONS.length): readonly Job[] {
  const timed = TIMED_CONVERSATIONS.slice(0, sample);
  return jobsOf({ tools: TIMED, isTimed: true, quick }).filter(
    ({ exposure, conversation: { id } }) =>
      timed.includes(id) &&
      (!quick || (QUICK.timed.includes(id) && QUICK.exposures.includes(exposure))),
  );
}

function jobsOf({
  tools,
  isTimed,
  quick,
}: Pick<Job, "tools" | "isTimed"> & { readonly quick: boolean }): readonly Job[] {
  const wanted = CONVERSATIONS.filter(({ id }) => !quick || QUICK.conversations.includes(id));
  return wanted.flatMap((conversation) =>
    exposureNames.map((exposure) => ({ exposure, tools, conversation, isTimed })),
  );
}

type Opening = { readonly countsOnly?: boolean; readonly signal: AbortSignal };

/** The model of the settings, loaded; where it only counts, its vocabulary alone. */
export async function openEngine(
  config: Config,
  { countsOnly = false, signal }: Opening,
): Promise<EngineLlm> {
  const models = openModels(config);
  const { id, settings } = models.llm;
  const engine = createLlm({
    id,
    modelFile: await models.findModel(id, signal),
    contextSize: settings.contextSize,
    threads: threadCount(),
    gpu: process.platform === "darwin" ? "auto" : false,
    countsOnly,
  });
  await engine.load(signal);
  return engine;
}

type OpenStage = AsyncDisposable &
  Pick<Stage, "config" | "contextTokens" | "ranking" | "outside" | "shows">;

async function openStage(config: Config, size: number, engine: EngineLlm): Promise<OpenStage> {
  const outside = outsideTools(size);
  const registry = openRegistry(config);
  registry.add(outside);
  const ranking = await openIndex(config, registry);
  return {
    config,
    contextTokens: engine.contextSize(),
    shows: treatmentOf(openModels(config).llm.settings).shows,
    ranking,
    outside,
    [Symbol.asyncDispose]: () => ranking[Symbol.asyncDispose](),
  };
}

type Means = {
  readonly stage: OpenStage;
  readonly engine: EngineLlm;
  readonly heads: string;
  readonly signal: AbortSignal;
};

async function runJob(
  job: Job,
  { stage, engine, heads, signal }: Means,
): Promise<Parameters<Runs["add"]>[0]> {
  const { exposure, tools, conversation, isTimed } = job;
  const known = withKnownHead(engine, isTimed ? heads : undefined, signal);
  const config = { ...stage.config, exposure };
  const scene = { ...stage, config, llm: known.llm, signal };
  const played = await playConversation(scene, conversation);
  const { events: _, ...run } = played;
  const [first] = run.turns;
  if (first) first.prefillMs += known.unpaidMs();
  return { exposure, tools, isTimed, head: known.cost().tokens, ...run };
}
