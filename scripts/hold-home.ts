/**
 * Holds the conversations of lives that somebody may read, each over that person's home, and shows what was
 * said, called and answered, and what is wrong with it ("!": something differs that should not). What stands in
 * a folder `unseen` is left out.
 *
 *     node scripts/hold-home.ts [HOME …] [--kind refer] [--id len/r4] [--wrong]
 */
import { parseArgs } from "node:util";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openLlm } from "../src/assemble/open/open-llm.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import type { AgentCase } from "../src/bench/agent/cases/agent-case.ts";
import { typed } from "../src/bench/agent/cases/hearing.ts";
import { runCase } from "../src/bench/agent/run-case.ts";
import type { Held } from "../src/bench/agent/run-case.ts";
import { readHome } from "../src/bench/agent/scoring/home-state.ts";
import { scoreCase } from "../src/bench/agent/scoring/score-case.ts";
import { BENCH_CLOCK, freshHome } from "../src/bench/fresh-home.ts";
import { HOMES, casesOf, homesIn } from "../src/bench/homes/homes.ts";
import { writeHome } from "../src/bench/homes/write-home.ts";
import { loadConfig } from "../src/config/load-config.ts";
import type { TurnEvent } from "../src/types/event.ts";
import { join } from "node:path";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string" },
    id: { type: "string" },
    wrong: { type: "boolean", default: false },
  },
});
const { signal } = new AbortController();
const homes = positionals.length > 0 ? positionals : await homesIn(HOMES);
const counts = new Map<string, { all: number; right: number; harmed: number }>();
for (const home of homes) await holdHome(home);
for (const [kind, { all, right, harmed }] of counts) {
  say(`${kind}: ${right} of ${all}, something else changed in ${harmed}`);
}

async function holdHome(home: string): Promise<void> {
  const cases = (await casesOf(home)).filter(isWanted);
  if (cases.length === 0) return;
  const base = loadConfig({});
  await using fresh = await freshHome(base, (to) =>
    writeHome(join(HOMES, home, "home.json"), to, BENCH_CLOCK),
  );
  const { config } = fresh;
  await using stack = new AsyncDisposableStack();
  const opened = await openLlm(config, signal);
  stack.use(opened.llm);
  const registry = openRegistry(config);
  const ranking = stack.use(await openIndex(config, registry));
  const before = await readHome(config);
  for (const one of cases) {
    const held = await runCase(one, { config, models: { opened, ranking }, hear: typed, signal });
    const { end, why, isMischief } = scoreCase(one, held, {
      before,
      tools: registry.list(),
      clock: { ...BENCH_CLOCK, now: () => BENCH_CLOCK.now },
    });
    const count = counts.get(one.kind) ?? { all: 0, right: 0, harmed: 0 };
    counts.set(one.kind, {
      all: count.all + 1,
      right: count.right + Number(end),
      harmed: count.harmed + Number(isMischief),
    });
    if (end && flags.wrong) continue;
    say(transcriptOf(one, held, end ? undefined : `${isMischief ? "! " : ""}${why}`));
  }
}

function isWanted({ id, kind, isUnseen }: AgentCase): boolean {
  if (isUnseen) return false;
  return (flags.kind ?? kind) === kind && (flags.id ?? id) === id;
}

function transcriptOf({ id, kind }: AgentCase, { turns }: Held, why: string | undefined): string {
  const lines = turns.flatMap(({ heard, events }) => [`  > ${heard}`, ...events.flatMap(lineOf)]);
  return [
    `${why === undefined ? "✓" : "✗"} ${id} (${kind})`,
    ...lines,
    ...(why ? [`  = ${why}`] : []),
  ].join("\n");
}

function lineOf(event: TurnEvent): string[] {
  if (event.type === "call") return [`      ${event.name} ${JSON.stringify(event.arguments)}`];
  return event.type === "answer" ? [`    ${event.text}`] : [];
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
