/**
 * Requests nobody trained on, each as the first of a conversation over the sample home: how often the
 * first tool is right, and the decision (every tool that is asked for, or none), by the index alone and
 * by the whole way `sotto rank` and a conversation go. Some minutes; with vectors where they are here.
 *
 *     node scripts/measure-ranking.ts [--no-vectors]
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openRankDoor } from "../src/assemble/doors/rank-door.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import { readCases } from "../src/bench/agent/cases/agent-case.ts";
import { readDiscoverySets } from "../src/bench/discovery/discovery-sets.ts";
import { loadConfig } from "../src/config/load-config.ts";
import { makeSampleHome } from "../src/host/embedded/sample/make-sample-home.ts";
import type { Ranked } from "../src/types/turn/ranked.ts";

/** Words, and for each request among them the tools any of which is right. */
type Asked = { readonly text: string; readonly wanted: readonly (readonly string[])[] };
type Rank = (text: string) => Promise<readonly Ranked[]>;

/** Of the sets with a thousand and more so many are taken. */
const EVERY = 4;
const NOW = "2026-03-02T09:00:00Z";
const ZONE = "Europe/London";
const { signal } = new AbortController();

const folder = await mkdtemp(join(tmpdir(), "sotto-ranking-"));
const home = join(folder, "home");
await makeSampleHome(home, { now: Date.parse(NOW), zone: ZONE });
const vectors = !process.argv.includes("--no-vectors");
const config = loadConfig({ home, state: join(folder, "state"), now: NOW, tz: ZONE, vectors });
{
  await using index = await openIndex(config, openRegistry(config));
  await using door = await openRankDoor(config);
  const ways: Readonly<Record<string, Rank>> = {
    "the index alone": async (text) => [await index.rank(text, signal)],
    "the whole way": async (text) => (await door.rank(text, signal)).map(({ ranked }) => ranked),
  };
  say("| set | requests | ranked by | right tool first | right decision | ms, median |");
  say("| --- | --- | --- | --- | --- | --- |");
  for (const [set, asked] of Object.entries(await readSets())) {
    for (const [way, rank] of Object.entries(ways)) say(await lineOf({ set, asked, way, rank }));
  }
}
await rm(folder, { recursive: true, force: true });

async function readSets(): Promise<Readonly<Record<string, readonly Asked[]>>> {
  const { dev, heard, unseen, anotherAuthor } = await readDiscoverySets();
  const cases = (await readCases()).filter(
    ({ calls, kind }) => calls.length > 0 || kind === "none",
  );
  const asCase = ({ say: [first], calls, kind }: (typeof cases)[number]): Asked => {
    const wanted = calls.map(({ tool }) => (typeof tool === "string" ? [tool] : tool));
    return { text: first?.text ?? "", wanted: kind === "follow-up" ? wanted.slice(0, 1) : wanted };
  };
  const asRequest = ({ text, accept }: (typeof dev)[number]): Asked => ({
    text,
    wanted: accept.length === 0 ? [] : [accept],
  });
  return {
    "agent, own": cases.filter(({ isUnseen }) => !isUnseen).map(asCase),
    "agent, unseen": cases.filter(({ isUnseen }) => isUnseen).map(asCase),
    "own unseen requests": unseen.map(asRequest),
    "another author's requests": anotherAuthor.map(asRequest),
    "HWU64, dev": dev.filter((_, at) => at % EVERY === 0).map(asRequest),
    "HWU64, heard": heard.filter((_, at) => at % EVERY === 0).map(asRequest),
  };
}

type Measured = {
  readonly set: string;
  readonly asked: readonly Asked[];
  readonly way: string;
  readonly rank: Rank;
};

async function lineOf({ set, asked, way, rank }: Measured): Promise<string> {
  const times: number[] = [];
  let [first, decided] = [0, 0];
  for (const { text, wanted } of asked) {
    const started = performance.now();
    const parts = await rank(text);
    times.push(performance.now() - started);
    const tops = parts.map(({ tools }) => tools[0]?.name ?? "");
    const taken = parts.flatMap(({ tools: [top], none }) =>
      top && top.score >= none ? [top.name] : [],
    );
    const isServed = (by: readonly string[]): boolean =>
      wanted.every((tools) => tools.some((tool) => by.includes(tool)));
    if (wanted.length > 0 && isServed(tops)) first += 1;
    if (wanted.length > 0 ? isServed(taken) : taken.length === 0) decided += 1;
  }
  const forTool = asked.filter(({ wanted }) => wanted.length > 0).length;
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  const cells = [percent(first, forTool), percent(decided, asked.length), median.toFixed(1)];
  return `| ${[set, asked.length, way, ...cells].join(" | ")} |`;
}

function percent(count: number, of: number): string {
  return ((100 * count) / of).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
