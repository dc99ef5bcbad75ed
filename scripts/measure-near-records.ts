/**
 * How often the record that a request changes is the one whose name is nearest to its words in meaning, over lives
 * that may be read; and of those as near, and so far ahead of the next, how many are right.
 *
 *     node scripts/measure-near-records.ts
 */
import { join } from "node:path";
import { openHost } from "../src/assemble/open/open-host.ts";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import type { AgentCase } from "../src/bench/agent/cases/agent-case.ts";
import { fits } from "../src/bench/agent/scoring/match-facts.ts";
import { BENCH_CLOCK, freshHome } from "../src/bench/fresh-home.ts";
import { casesOf, homesFolder, homesIn } from "../src/bench/homes/homes.ts";
import { writeHome } from "../src/bench/homes/write-home.ts";
import { loadConfig } from "../src/config/load-config.ts";
import { byNearness } from "../src/grounding/entity-linking/near-record.ts";
import { titleOf } from "../src/grounding/entity-linking/record-keys.ts";
import { readRecords } from "../src/grounding/known/known-records.ts";

type Ranked = { readonly isRight: boolean; readonly near: number; readonly ahead: number };

const { signal } = new AbortController();
const folder = homesFolder("en");
const ranked: Ranked[] = [];
for (const home of await homesIn(folder)) ranked.push(...(await ofHome(home)));
say(`${ranked.length} requests, the nearest is meant in ${right(ranked)}`);
for (const near of [0, 0.15, 0.2, 0.25, 0.3, 0.4]) {
  const cells = [0, 0.02, 0.04, 0.06, 0.08, 0.1].map((ahead) => {
    const own = ranked.filter((one) => one.near >= near && one.ahead >= ahead);
    return `ahead ${ahead}: ${right(own)} of ${own.length}`;
  });
  say(`near ${near}  ${cells.join("  ")}`);
}

async function ofHome(home: string): Promise<readonly Ranked[]> {
  const source = join(folder, home, "home.json");
  await using fresh = await freshHome(loadConfig({}), (to) => writeHome(source, to, BENCH_CLOCK));
  const registry = openRegistry(fresh.config);
  await using host = await openHost(fresh.config, { notice: () => undefined });
  await using index = await openIndex(fresh.config, registry);
  const found: Ranked[] = [];
  for (const one of await casesOf(home, folder)) {
    const changed = one.isUnseen || one.say.length > 1 ? undefined : onlyChanged(one);
    const [turn] = one.say;
    if (!changed || !turn) continue;
    const known = await readRecords({ host, tools: registry.acting() }, [changed.kind]);
    const records = known[changed.kind] ?? [];
    const isMeant = (title: string): boolean => fits(changed.title, title);
    if (!records.some(({ facts }) => isMeant(titleOf(facts)))) continue;
    const [best, second] = await byNearness(
      { words: turn.text, records },
      { similar: index.similar, signal },
    );
    if (!best) continue;
    const ahead = best.near - (second?.near ?? 0);
    found.push({ isRight: isMeant(titleOf(best.record.facts)), near: best.near, ahead });
  }
  return found;
}

/** What the one thing is called that is otherwise afterwards. */
function onlyChanged({
  end = [],
}: AgentCase): { readonly kind: string; readonly title: string } | undefined {
  const [only, ...others] = end.filter(({ was }) => was !== undefined);
  const title = only?.was?.["title"] ?? only?.was?.["subject"];
  return only && others.length === 0 && typeof title === "string"
    ? { kind: only.what, title }
    : undefined;
}

function right(all: readonly Ranked[]): number {
  return all.filter(({ isRight }) => isRight).length;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
