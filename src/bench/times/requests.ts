import { join } from "node:path";
import { openIndex } from "../../assemble/open/open-index.ts";
import { treatmentOf } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import type { SharedModels } from "../../assemble/open/shared-models.ts";
import { programFolder } from "../../config/folders.ts";
import type { Config } from "../../config/config.ts";
import { createScriptedLlm } from "../../llm/script/scripted-llm.ts";
import { openModels } from "../../models/models.ts";
import { readCaseFile } from "../agent/cases/agent-case.ts";
import type { AgentCase } from "../agent/cases/agent-case.ts";
import { typed } from "../agent/cases/hearing.ts";
import { runCase } from "../agent/run-case.ts";
import type { Held } from "../agent/run-case.ts";
import { diffHomes, wrongIn } from "../agent/scoring/end-state.ts";
import { readHome } from "../agent/scoring/home-state.ts";
import type { HomeRecord } from "../agent/scoring/home-state.ts";
import { saysAll } from "../agent/scoring/match-facts.ts";
import { freshHome } from "../fresh-home.ts";

/** What a request came to: what it should, nothing but a question or an apology, or something else. */
export type Outcome = {
  readonly id: string;
  readonly verdict: "right" | "asked" | "wrong";
  readonly answer: string;
  readonly why: string;
};

const FOLDER = join(programFolder, "test/data/times");

/** Whole requests with times, lengths and timers, held by the program alone: its model has nothing to say. */
export async function timeRequests(
  config: Config,
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const cases = await readCaseFile(FOLDER, "requests.jsonl", { isUnseen: false });
  await using fresh = await freshHome({ ...config, usesVectors: false });
  const before = await readHome(fresh.config);
  await using ranking = await openIndex(fresh.config, openRegistry(fresh.config));
  const models = withoutModel(fresh.config, ranking);
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const held = await runCase(watched(one), { config: fresh.config, models, hear: typed, signal });
    outcomes.push(outcomeOf(one, held, before));
  }
  return outcomes;
}

function withoutModel(config: Config, ranking: SharedModels["ranking"]): SharedModels {
  const treatment = treatmentOf(openModels(config).llm.settings);
  return { opened: { ...treatment, llm: createScriptedLlm([]) }, ranking };
}

/** The home is looked at before the last words as well. */
function watched({ say }: AgentCase): Pick<AgentCase, "say"> {
  return { say: say.map((turn, at) => (at === say.length - 2 ? { ...turn, asks: [] } : turn)) };
}

function outcomeOf(
  { id, end = [], answer: facts = [] }: AgentCase,
  { turns, states }: Held,
  before: readonly HomeRecord[],
): Outcome {
  const after = states.at(-1) ?? [];
  const event = turns.at(-1)?.events.findLast(({ type }) => type === "answer");
  const answer = event?.type === "answer" ? event.text : "";
  const why = wrongIn(diffHomes(before, after), end);
  if (!why && saysAll(answer, facts)) return { id, verdict: "right", answer, why: "" };
  const { gone, fresh } = diffHomes(states.length > 1 ? (states[0] ?? []) : before, after);
  const isStill = gone.length === 0 && fresh.length === 0;
  const isOpen = isStill && /^Sorry|\?$/.test(answer);
  return { id, verdict: isOpen ? "asked" : "wrong", answer, why: why ?? "said" };
}
