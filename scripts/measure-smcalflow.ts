/**
 * First turns of people's calendar dialogues (SMCalFlow 2.0, CC BY-SA 4.0, for measuring only: nothing
 * here was trained on it), each ranked by the index with and without vectors and by the whole way that
 * `sotto rank` and a conversation go, over a home where nothing is kept: how often the decision is right
 * (a right tool, or none), how often a tool request is declined, how often talk gets a tool. The program
 * that people gave a turn says which of our tools it means; where it means none of ours clearly (several
 * acts, people's managers, what that assistant refused for reasons of its own) the turn is left out.
 *
 *     node scripts/measure-smcalflow.ts FILE [--curve] [--wrong] [--embedding ID]
 */
import { parseArgs } from "node:util";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRankDoor } from "../src/assemble/doors/rank-door.ts";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import { loadConfig } from "../src/config/load-config.ts";
import { KINDS, costsOf, curveOf } from "./smcalflow/curves.ts";
import { type Said, isRight, isShown, percent } from "./smcalflow/decided.ts";
import { readFirstTurns } from "./smcalflow/first-turns.ts";
import type { Ranked } from "../src/types/turn/ranked.ts";

type Rank = (text: string) => Promise<readonly Ranked[]>;

const NOW = "2026-03-02T09:00:00Z";
const ZONE = "Europe/London";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    curve: { type: "boolean" },
    wrong: { type: "boolean" },
    embedding: { type: "string" },
  },
});
const [file = ""] = positionals;
const asked = readFirstTurns(file);
const { signal } = new AbortController();
const state = await mkdtemp(join(tmpdir(), "sotto-smcalflow-"));
say(
  "| ranked by | requests | R@1 | R@3 | right decision | of tool requests | declined | spurious | ms p50 | p99 |",
);
say("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
for (const vectors of [false, true]) await measureIndex(vectors);
await measureWhole();
await rm(state, { recursive: true, force: true });

async function measureIndex(vectors: boolean): Promise<void> {
  const config = { ...loadConfig({ state, vectors }), embeddingModel: values.embedding };
  await using index = await openIndex(config, openRegistry(config));
  const name = vectors ? "the index, words and vectors" : "the index, words alone";
  const said = await measure(name, async (text) => [await index.rank(text, signal)]);
  if (values.curve) for (const kind of KINDS) say(costsOf(kind, said));
}

async function measureWhole(): Promise<void> {
  const home = join(state, "home");
  await mkdir(home);
  const own = loadConfig({ home, state, now: NOW, tz: ZONE, vectors: true });
  await using door = await openRankDoor({ ...own, embeddingModel: values.embedding });
  await measure("the whole way, nothing kept", async (text) =>
    (await door.rank(text, signal)).map(({ ranked }) => ranked),
  );
}

async function measure(name: string, rank: Rank): Promise<readonly Said[]> {
  await rank("what is this");
  const times: number[] = [];
  const said: Said[] = [];
  for (const one of asked) {
    const started = performance.now();
    said.push({ ...one, parts: await rank(one.text) });
    times.push(performance.now() - started);
  }
  say(lineOf(name, said, times));
  if (values.curve) say(curveOf(said));
  if (values.wrong) for (const one of said.filter((each) => !isRight(each))) say(wrongOf(one));
  return said;
}

function lineOf(name: string, said: readonly Said[], times: readonly number[]): string {
  const forTool = said.filter(({ accept }) => accept.length > 0);
  const forNone = said.filter(({ accept }) => accept.length === 0);
  const among = (depth: number): string =>
    percent(forTool, ({ accept, parts }) =>
      parts.some(({ tools }) => tools.slice(0, depth).some((tool) => accept.includes(tool.name))),
    );
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(1);
  const cells = [
    said.length,
    among(1),
    among(3),
    percent(said, isRight),
    percent(forTool, isRight),
    percent(forTool, (one) => !isShown(one)),
    percent(forNone, isShown),
    at(0.5),
    at(0.99),
  ];
  return `| ${[name, ...cells].join(" | ")} |`;
}

/** A request with what was made of it, for whoever looks for the class it belongs to. */
function wrongOf({ text, accept, parts }: Said): string {
  const made = parts.map(({ tools: [top], none }) =>
    [top?.name, top?.score.toFixed(2), "none", none.toFixed(2)].join(" "),
  );
  return `${accept[0] ?? "none"}\t${made.join("; ")}\t${text}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
