import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { programFolder } from "../../config/folders.ts";
import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { ask } from "../agent/agent.ts";
import { openRows } from "../agent/agent-rows.ts";
import { readCases } from "../agent/cases/agent-case.ts";
import type { AgentCase } from "../agent/cases/agent-case.ts";
import { openHearing } from "../agent/cases/hearing.ts";
import { pickSample } from "../agent/cases/pick-sample.ts";
import { readHome } from "../agent/scoring/home-state.ts";
import { BENCH_CLOCK, freshHome } from "../fresh-home.ts";
import { renderHomes } from "./render-homes.ts";
import { writeHome } from "./write-home.ts";

/** The homes of people who speak English. */
export const HOMES = homesFolder("en");

/** Where the homes of people stand who speak a language; a set has homes of its own. */
export function homesFolder(language: string, set?: string): string {
  const of = [...(language === "en" ? [] : [language]), ...(set === undefined ? [] : [set])];
  return join(programFolder, "src/bench/agent-requests", ["homes", ...of].join("-"));
}

/**
 * A week's requests of people with lives of their own, each over that person's home, in the language of the
 * settings: what their words lean on, ask for and change. What stands in a folder `unseen` is only scored, never read.
 */
export async function benchHomes(config: Config, options: BenchOptions): Promise<string> {
  const rows = await openRows(options.out);
  const hearing = await openHearing();
  let model = "";
  const folder = homesFolder(config.language, options.set);
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
  const names = existsSync(folder) ? await readdir(folder) : [];
  const homes = names.filter((name) => existsSync(join(folder, name, "home.json"))).toSorted();
  if (homes.length === 0) throw new UsageError(`No home stands in ${folder}.`);
  return homes;
}

/** A home's requests, named after it: authors who know nothing of each other may choose the same names. */
export async function casesOf(home: string, folder = HOMES): Promise<readonly AgentCase[]> {
  const cases = await readCases(join(folder, home));
  return cases.map((one) => ({ ...one, id: `${home}/${one.id}` }));
}
