import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { programFolder } from "../../config/folders.ts";
import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { ask } from "../agent/agent.ts";
import { openRows } from "../agent/agent-rows.ts";
import type { AgentRow } from "../agent/agent-rows.ts";
import { readCases } from "../agent/cases/agent-case.ts";
import type { AgentCase } from "../agent/cases/agent-case.ts";
import { openHearing } from "../agent/cases/hearing.ts";
import { pickSample } from "../agent/cases/pick-sample.ts";
import { share } from "../agent/report/figures.ts";
import { readHome } from "../agent/scoring/home-state.ts";
import { BENCH_CLOCK, freshHome } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { writeHome } from "./write-home.ts";

/** The homes of people who speak English. */
export const HOMES = homesFolder("en");

/** Where the homes of people stand who speak a language. */
export function homesFolder(language: string): string {
  const folder = join(programFolder, "src/bench/agent-requests/homes");
  return language === "en" ? folder : `${folder}-${language}`;
}

/**
 * A week's requests of people with lives of their own, each over that person's home, in the language of the
 * settings: what their words lean on, ask for and change. What stands in a folder `unseen` is only scored, never read.
 */
export async function benchHomes(config: Config, options: BenchOptions): Promise<string> {
  const rows = await openRows(options.out);
  const hearing = await openHearing();
  let model = "";
  const folder = homesFolder(config.language);
  const asked = new Set<string>();
  for (const home of await homesIn(folder)) {
    const source = join(folder, home, "home.json");
    await using fresh = await freshHome(config, (to) => writeHome(source, to, BENCH_CLOCK));
    const all = await casesOf(home, folder);
    const { sample = all.length, seed = 1 } = options;
    const before = await readHome(fresh.config);
    const cases = pickSample(all, { size: sample, seed });
    for (const { id } of cases) asked.add(id);
    model = await ask(
      { options: { ...options, quick: true }, rows, before, hearing, cases },
      fresh.config,
    );
  }
  return renderHomes(
    rows.rows().filter(({ id }) => asked.has(id)),
    model,
  );
}

/** Lives that are told in one file. */
export async function homesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  const homes = names.filter((name) => existsSync(join(folder, name, "home.json"))).toSorted();
  if (homes.length === 0) throw new UsageError(`No home stands in ${folder}.`);
  return homes;
}

/** A home's requests, named after it: authors who know nothing of each other may choose the same names. */
export async function casesOf(home: string, folder = HOMES): Promise<readonly AgentCase[]> {
  const cases = await readCases(join(folder, home));
  return cases.map((one) => ({ ...one, id: `${home}/${one.id}` }));
}

/** How many end right, by what is said and by home: what was never read first, all of it together, and what was read. */
export function renderHomes(rows: readonly AgentRow[], model: string): string {
  const modes = (["typed", "heard"] as const).filter((mode) => rows.some(isIn(mode)));
  const tables = modes.map((mode) => tableOf(rows.filter(isIn(mode)), mode));
  const about = `${new Set(rows.map(({ id }) => id)).size} conversations over homes of their own, ${model}; right is what the home holds afterwards and what the last answer says. In brackets where somebody may read them.`;
  return [about, ...tables].join("\n\n");
}

function tableOf(rows: readonly AgentRow[], mode: AgentRow["mode"]): string {
  const homes = [...new Set(rows.map(homeOf))].toSorted();
  const unseen = rows.filter(({ isUnseen }) => isUnseen);
  const columns = [
    { name: "all", rows: unseen },
    ...homes.map((home) => ({ name: home, rows: unseen.filter((row) => homeOf(row) === home) })),
    { name: "(read)", rows: rows.filter(({ isUnseen }) => !isUnseen) },
  ].filter((column) => column.rows.length > 0);
  const line = (label: string, isOf: (row: AgentRow) => boolean, isCounted = isRight): string[] => [
    label,
    ...columns.map((column) => share(column.rows.filter(isOf), isCounted)),
  ];
  const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
  return markdownTable(
    [mode, ...columns.map(({ name }) => name)],
    [
      ...kinds.map((kind) => line(kind, (row) => row.kind === kind)),
      line("all", () => true),
      ...(rows.some(wantsTool) ? [line("right tool, where one is told", wantsTool, hasTool)] : []),
      line(
        "changed something else",
        () => true,
        ({ isMischief }) => isMischief,
      ),
      line(
        "of those, without a question",
        ({ isMischief }) => isMischief,
        ({ isAsked }) => !isAsked,
      ),
    ],
  );
}

function isIn(mode: AgentRow["mode"]): (row: AgentRow) => boolean {
  return (row) => row.mode === mode;
}

function wantsTool(row: AgentRow): boolean {
  return row.wantsTool;
}

function hasTool({ tool }: AgentRow): boolean {
  return tool;
}

function isRight({ end }: AgentRow): boolean {
  return end;
}

function homeOf({ id }: AgentRow): string {
  return id.split("/")[0] ?? "";
}
