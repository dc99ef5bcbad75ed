import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openIndex } from "../../../assemble/open/open-index.ts";
import { openLlm } from "../../../assemble/open/open-llm.ts";
import { openRegistry } from "../../../assemble/open/open-registry.ts";
import type { SharedModels } from "../../../assemble/open/shared-models.ts";
import type { Config } from "../../../config/config.ts";
import { programFolder } from "../../../config/folders.ts";
import { UsageError } from "../../../errors.ts";
import type { BenchOptions } from "../../../terminal/application.ts";
import { markdownTable } from "../../markdown-table.ts";
import { pickSample } from "../cases/pick-sample.ts";
import { typed } from "../cases/hearing.ts";
import { momentOf } from "../homes/home-facts.ts";
import type { HomeFacts } from "../homes/home-facts.ts";
import { writeHome } from "../homes/write-home.ts";
import { runCase } from "../run-case.ts";
import { readHome } from "../scoring/home-state.ts";
import type { HomeRecord } from "../scoring/home-state.ts";
import { readOwnSet } from "./own-set.ts";
import type { RequestSet, SetCase, SetOutcome } from "./set-case.ts";
import { readWorkbench } from "./workbench.ts";

const FOLDER = join(programFolder, "src/bench/agent-sets");
const SETS: Readonly<Record<string, (folder: string) => Promise<RequestSet>>> = {
  steps: readOwnSet,
  workbench: readWorkbench,
};

type Scored = {
  readonly one: SetCase;
  /** Right; a question, or nothing, where something was to be done; or something else was done. */
  readonly end: "right" | "asked" | "left" | "wrong";
};

/** Requests of one set over its own home, each in a copy of it, scored by what that holds afterwards. */
export async function benchSet(
  config: Config,
  options: BenchOptions,
  name: string,
): Promise<string> {
  const read = SETS[name];
  if (!read) {
    const hint = `There are: ${Object.keys(SETS).join(", ")}.`;
    throw new UsageError(`There is no set of requests "${name}".`, { hint });
  }
  const set = await read(join(FOLDER, name));
  const folder = await mkdtemp(join(tmpdir(), "sotto-set-"));
  try {
    const own = await homeConfig(config, set.facts, folder);
    return await runSet(set, own, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function homeConfig(config: Config, facts: HomeFacts, folder: string): Promise<Config> {
  const home = join(folder, "home");
  await writeHome(home, facts);
  return {
    ...config,
    home: { folder: home, isSample: false, isNamed: true },
    paths: {},
    hours: facts.hours,
    mailTransport: undefined,
    host: "embedded",
    clock: { now: momentOf(facts.now, facts), zone: facts.zone },
    outbox: "hold",
    usesDevices: false,
    folders: { ...config.folders, state: join(folder, "state"), trash: join(folder, "trash") },
  };
}

async function runSet(set: RequestSet, config: Config, options: BenchOptions): Promise<string> {
  await using stack = new AsyncDisposableStack();
  const opened = await openLlm(config, options.signal);
  stack.use(opened.llm);
  const ranking = stack.use(await openIndex(config, openRegistry(config)));
  const before = await readHome(config);
  const { sample = 1_000_000, seed = 1 } = options;
  const cases = sample >= set.cases.length ? set.cases : picked(set.cases, sample, seed);
  const scored: Scored[] = [];
  for (const one of cases) {
    if (options.signal.aborted) break;
    const outcome = await outcomeOf(one, { config, models: { opened, ranking }, before, options });
    scored.push(tell(one, outcome, options));
  }
  return tables(scored, set.beside);
}

function picked(cases: readonly SetCase[], size: number, seed: number): readonly SetCase[] {
  return pickSample(
    cases.map((one) => ({ ...one, isUnseen: one.isHidden })),
    { size, seed },
  );
}

type Running = {
  readonly config: Config;
  readonly models: SharedModels;
  readonly before: readonly HomeRecord[];
  readonly options: BenchOptions;
};

async function outcomeOf(
  { say }: SetCase,
  { config, models, before, options: { signal } }: Running,
): Promise<SetOutcome> {
  const wanted = { say: say.map((text) => ({ text, asks: undefined })) };
  const held = await runCase(wanted, { config, models, hear: typed, signal });
  const events = held.turns.at(-1)?.events ?? [];
  const answer = events.findLast((event) => event.type === "answer");
  const text = answer?.type === "answer" ? answer.text : "";
  return { held, before, after: held.states.at(-1) ?? [], answer: text };
}

function tell(one: SetCase, outcome: SetOutcome, options: BenchOptions): Scored {
  const why = one.wrongIn(outcome);
  const isAsked = outcome.answer.trim().endsWith("?");
  const end =
    why === undefined ? "right" : one.hasChanged(outcome) ? "wrong" : isAsked ? "asked" : "left";
  if (!one.isHidden) {
    options.write(`${end} ${one.id} “${one.say.join(" / ")}” ${why ?? ""} → ${outcome.answer}\n`);
  }
  return { one, end };
}

function tables(scored: readonly Scored[], beside: RequestSet["beside"]): string {
  const kinds = [...new Set(scored.map(({ one }) => one.kind))];
  const halves = [false, true].filter((is) => scored.some(({ one }) => one.isHidden === is));
  const parts = halves.map((isHidden) => {
    const half = scored.filter(({ one }) => one.isHidden === isHidden);
    const rows = [...kinds, "all"].map((kind) =>
      rowOf(kind, kind === "all" ? half : half.filter(({ one }) => one.kind === kind)),
    );
    const title = isHidden ? "Scored and never read:" : "Open:";
    return `${title}\n\n${markdownTable(["kind", "requests", "right", "asked", "nothing done", "wrong and done"], rows)}`;
  });
  if (beside.length === 0) return parts.join("\n\n");
  const toDo = scored.filter(({ one }) => !one.wantsNothing);
  const solved = countOf(toDo, "right");
  const own = [
    "sotto",
    `${solved}/${toDo.length}`,
    `${Math.round((100 * solved) / Math.max(1, toDo.length))} %`,
    `${Math.round((100 * countOf(scored, "wrong")) / Math.max(1, scored.length))} %`,
  ];
  const head = ["who", "solved of what is to be done", "share", "side effects of all"];
  return [...parts, markdownTable(head, [own, ...beside])].join("\n\n");
}

function rowOf(kind: string, scored: readonly Scored[]): readonly (string | number)[] {
  const ends = ["right", "asked", "left", "wrong"] as const;
  return [kind, scored.length, ...ends.map((end) => countOf(scored, end))];
}

function countOf(scored: readonly Scored[], wanted: Scored["end"]): number {
  return scored.filter(({ end }) => end === wanted).length;
}
