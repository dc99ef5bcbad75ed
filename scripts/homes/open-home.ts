import { join } from "node:path";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import { openLlm } from "../../src/assemble/open/open-llm.ts";
import type { OpenedLlm } from "../../src/assemble/open/open-llm.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import type { AgentCase } from "../../src/bench/agent/cases/agent-case.ts";
import { typed } from "../../src/bench/agent/cases/hearing.ts";
import { runCase } from "../../src/bench/agent/run-case.ts";
import type { Held } from "../../src/bench/agent/run-case.ts";
import { readHome } from "../../src/bench/agent/scoring/home-state.ts";
import { scoreCase } from "../../src/bench/agent/scoring/score-case.ts";
import type { CaseScore } from "../../src/bench/agent/scoring/score-case.ts";
import { BENCH_CLOCK, freshHome } from "../../src/bench/fresh-home.ts";
import { writeHome } from "../../src/bench/homes/write-home.ts";
import type { Config } from "../../src/config/config.ts";

/** A life that conversations can be held over. */
export type OpenHome = AsyncDisposable & {
  readonly config: Config;
  /** Holds one, by another model where one is given, and scores it. */
  readonly hold: (
    one: AgentCase,
    model?: OpenedLlm,
  ) => Promise<{ readonly held: Held; readonly score: CaseScore }>;
};

/** Opens the life that is told in a folder, with the models of the settings. */
export async function openHome(
  folder: string,
  settings: Config,
  signal: AbortSignal,
): Promise<OpenHome> {
  await using stack = new AsyncDisposableStack();
  const source = join(folder, "home.json");
  const fresh = await freshHome(settings, (to) => writeHome(source, to, BENCH_CLOCK));
  stack.use(fresh);
  const { config } = fresh;
  const opened = await openLlm(config, signal);
  stack.use(opened.llm);
  const registry = openRegistry(config);
  const ranking = stack.use(await openIndex(config, registry));
  const before = await readHome(config);
  const clock = { ...BENCH_CLOCK, now: () => BENCH_CLOCK.now };
  const life = stack.move();
  return {
    config,
    hold: async (one, model = opened) => {
      const models = { opened: model, ranking };
      const held = await runCase(one, { config, models, hear: typed, signal });
      return { held, score: scoreCase(one, held, { before, tools: registry.list(), clock }) };
    },
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  };
}
