import { openIndex } from "../../assemble/open/open-index.ts";
import { openLlm } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import { clockOf } from "../../config/clock-of.ts";
import type { Config } from "../../config/config.ts";
import type { Trial, TrialOptions, TriedRequest } from "../../terminal/application.ts";
import type { TurnEvent } from "../../types/event.ts";
import { freshHome } from "../fresh-home.ts";
import { readCases } from "./cases/agent-case.ts";
import type { AgentCase } from "./cases/agent-case.ts";
import { typed } from "./cases/hearing.ts";
import { runCase } from "./run-case.ts";
import type { Held } from "./run-case.ts";
import { readHome } from "./scoring/home-state.ts";
import { scoreCase } from "./scoring/score-case.ts";

/** Of each kind a person makes some: read, written, sent, in two steps, leaning on the last, ambiguous, for nobody. */
const TRIED: readonly string[] = [
  "cal-flight",
  "cal-new-lunch",
  "rem-weekly",
  "mail-bjorn",
  "msg-send-anna",
  "two-timer-reminder",
  "two-invoice-pay",
  "fol-dentist-move",
  "amb-sarah-text",
  "none-capital",
];

/**
 * Ten requests of the benchmark over sample homes of their own, each judged as `bench agent` does:
 * right is who leaves the home as it should be, by the call that was wanted. Nothing is kept.
 */
export async function tryModel(
  config: Config,
  { signal, onRequest, onResult }: TrialOptions,
): Promise<Trial> {
  await using stack = new AsyncDisposableStack();
  // What code serves by itself says nothing of a model.
  const fresh = stack.use(await freshHome({ ...config, hasFastPath: false }));
  const opened = await openLlm(fresh.config, signal);
  stack.use(opened.llm);
  const registry = openRegistry(fresh.config);
  const ranking = stack.use(await openIndex(fresh.config, registry));
  const room = { config: fresh.config, models: { opened, ranking }, hear: typed, signal };
  const judging = {
    before: await readHome(fresh.config),
    tools: registry.list(),
    clock: clockOf(fresh.config),
  };
  const loadMs = await opened.llm.load(signal);
  const requests: TriedRequest[] = [];
  for (const one of await triedCases()) {
    onRequest({ at: requests.length + 1, of: TRIED.length, text: textOf(one) });
    const held = await runCase(one, room);
    // What was broken off half way says nothing of the model.
    signal.throwIfAborted();
    const { end, call, why } = scoreCase(one, held, judging);
    const isRight = end && call;
    const cost = costOf(held);
    const request = { id: one.id, text: textOf(one), isRight, why: isRight ? "" : why, ...cost };
    requests.push(request);
    onResult(request);
  }
  return { model: opened.llm.id, loadSeconds: inSeconds(loadMs), requests };
}

async function triedCases(): Promise<readonly AgentCase[]> {
  const cases = await readCases();
  return TRIED.map((id) => {
    const found = cases.find((one) => one.id === id);
    if (!found) throw new TypeError(`there is no request ${id}`);
    return found;
  });
}

function textOf({ say }: AgentCase): string {
  return say.map(({ text }) => text).join(" / ");
}

type UsageEvent = Extract<TurnEvent, { type: "usage" }>;

/** Loading apart: it is done once. */
function costOf({ turns }: Held): Pick<TriedRequest, "seconds" | "tokens"> {
  const usages = turns.flatMap(({ events }) => events.filter((event) => event.type === "usage"));
  const sum = (of: (usage: UsageEvent) => number): number =>
    usages.reduce((total, usage) => total + of(usage), 0);
  return {
    seconds: inSeconds(sum(({ ms }) => ms.total - ms.load)),
    tokens: sum(({ evaluatedTokens, generatedTokens }) => evaluatedTokens + generatedTokens),
  };
}

function inSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
