import { join } from "node:path";
import { programFolder } from "../../config/folders.ts";
import type { Config } from "../../config/config.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { ask } from "../agent/agent.ts";
import { openRows } from "../agent/agent-rows.ts";
import type { AgentRow } from "../agent/agent-rows.ts";
import { readCases } from "../agent/cases/agent-case.ts";
import { openHearing } from "../agent/cases/hearing.ts";
import { pickSample } from "../agent/cases/pick-sample.ts";
import { share } from "../agent/report/figures.ts";
import { readHome } from "../agent/scoring/home-state.ts";
import { BENCH_CLOCK, freshHome } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { writeHome } from "./write-home.ts";

const FOLDER = join(programFolder, "src/bench/agent-requests/conversations");

/**
 * Conversations over a home of their own, whose last words lean on what came before them: a correction,
 * another target, a field of what was told. One half may be read; of the other only the figures are shown.
 */
export async function benchConversations(config: Config, options: BenchOptions): Promise<string> {
  const source = join(FOLDER, "home.json");
  await using fresh = await freshHome(config, (home) => writeHome(source, home, BENCH_CLOCK));
  const all = await readCases(FOLDER);
  const { sample = all.length, seed = 1 } = options;
  const rows = await openRows(options.out);
  const model = await ask(
    {
      options: { ...options, quick: true, heard: false },
      rows,
      before: await readHome(fresh.config),
      hearing: await openHearing(),
      cases: pickSample(all, { size: sample, seed }),
    },
    fresh.config,
  );
  return renderConversations(rows.rows(), model);
}

/** How many end right, by what their last words do. */
export function renderConversations(rows: readonly AgentRow[], model: string): string {
  const halves = [false, true].map((isUnseen) => rows.filter((row) => row.isUnseen === isUnseen));
  const line = (label: string, isCounted: (row: AgentRow) => boolean): readonly string[] => [
    label,
    ...halves.map((half) => share(half.filter(isCounted), ({ end }) => end)),
  ];
  const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
  const table = markdownTable(
    ["what the last words do", "read", "never read"],
    [...kinds.map((kind) => line(kind, (row) => row.kind === kind)), line("all", () => true)],
  );
  return `${rows.length} conversations over a home of their own, ${model}; right is what the home holds afterwards and what the last answer says.\n\n${table}`;
}
