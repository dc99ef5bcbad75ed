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
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { openRankDoor } from "../src/assemble/doors/rank-door.ts";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import { loadConfig } from "../src/config/load-config.ts";
import type { Ranked } from "../src/types/turn/ranked.ts";

type Asked = { readonly text: string; readonly accept: readonly string[] };
/** A request with the ranking of each of its parts. */
type Said = Asked & { readonly parts: readonly Ranked[] };
type Rank = (text: string) => Promise<readonly Ranked[]>;

/** What a program does first, and which of our tools that is; the first line that fits counts. */
const MEANINGS: readonly (readonly [RegExp, readonly string[] | "unclear"])[] = [
  [/\(FenceReminder/, ["reminders.create"]],
  [/\((?:GenericPleasantry|PleasantryAnythingElseCombined|FenceGibberish|FenceTriviaQa)/, []],
  [/\((?:FenceWeather|WeatherPleasantry)/, []],
  [/\((?:Fence\w+|\w*Pleasantry\w*|UserPauseResponse)/, "unclear"],
  [/\((?:RespondComment|Respond\w*EventWrapper|ForwardEvent\w*)/, "unclear"],
  [/\(WeatherForEvent/, "unclear"],
  [/\(CreateCommitEventWrapper/, ["calendar.create_event"]],
  [/\(DeleteCommitEventWrapper/, ["calendar.delete_event"]],
  [/\(UpdateCommitEventWrapper/, ["calendar.update_event"]],
  [/\((?:RecipientAvailability|IsFree)/, ["calendar.find_slots", "calendar.query"]],
  [/\((?:QueryEventResponse|FindEventWrapper|FindNumNextEvent|FindLastEvent)/, ["calendar.query"]],
  [/\((?:Weather|WillRain|WillSnow|IsSunny|Is\w*Weather|Place|FindPlace)/, []],
  [/\(Person\.(?:phoneNumber|emailAddress)/, ["contacts.search"]],
];
const NOW = "2026-03-02T09:00:00Z";
const ZONE = "Europe/London";
/** Two of these in one program are two acts. */
const ACTS = /\((Create|Delete|Update)CommitEventWrapper/g;

const dialogueSchema = z.object({
  turns: z.array(z.object({ user: z.string(), lispress: z.string() })),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    curve: { type: "boolean" },
    wrong: { type: "boolean" },
    embedding: { type: "string" },
  },
});
const [file = ""] = positionals;
const asked = readFileSync(file, "utf8").split("\n").filter(Boolean).flatMap(firstTurn);
const { signal } = new AbortController();
const state = await mkdtemp(join(tmpdir(), "sotto-smcalflow-"));
say(
  "| ranked by | requests | R@1 | R@3 | right decision | of tool requests | declined | spurious | ms p50 | p99 |",
);
say("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
for (const vectors of [false, true]) await measureIndex(vectors);
await measureWhole();
await rm(state, { recursive: true, force: true });

function firstTurn(line: string): readonly Asked[] {
  const [first] = dialogueSchema.parse(JSON.parse(line)).turns;
  if (!first) return [];
  const { user: text, lispress } = first;
  if (new Set(lispress.match(ACTS)).size > 1) return [];
  const accept = MEANINGS.find(([shape]) => shape.test(lispress))?.[1] ?? "unclear";
  return accept === "unclear" ? [] : [{ text, accept }];
}

async function measureIndex(vectors: boolean): Promise<void> {
  const config = { ...loadConfig({ state, vectors }), embeddingModel: values.embedding };
  await using index = await openIndex(config, openRegistry(config));
  const name = vectors ? "the index, words and vectors" : "the index, words alone";
  await measure(name, async (text) => [await index.rank(text, signal)]);
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

async function measure(name: string, rank: Rank): Promise<void> {
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

/** Declined against spurious over every threshold of "none". */
function curveOf(said: readonly Said[]): string {
  const thresholds = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
  const lines = thresholds.map((limit) => {
    const isOver = ({ parts }: Said): boolean => parts.every(({ none }) => none > limit);
    const declined = percent(
      said.filter(({ accept }) => accept.length > 0),
      isOver,
    );
    const spurious = percent(
      said.filter(({ accept }) => accept.length === 0),
      (one) => !isOver(one),
    );
    return `none > ${limit}: declined ${declined} %, spurious ${spurious} %`;
  });
  return lines.join("\n");
}

/** The first tools of the parts that get one. */
function shownOf({ parts }: Said): readonly string[] {
  return parts.flatMap(({ tools: [top], none }) => (top && none <= top.score ? [top.name] : []));
}

function isShown(one: Said): boolean {
  return shownOf(one).length > 0;
}

function isRight(one: Said): boolean {
  const shown = shownOf(one);
  if (one.accept.length === 0) return shown.length === 0;
  return shown.some((tool) => one.accept.includes(tool));
}

/** A request with what was made of it, for whoever looks for the class it belongs to. */
function wrongOf({ text, accept, parts }: Said): string {
  const made = parts.map(({ tools: [top], none }) =>
    [top?.name, top?.score.toFixed(2), "none", none.toFixed(2)].join(" "),
  );
  return `${accept[0] ?? "none"}\t${made.join("; ")}\t${text}`;
}

function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): string {
  return items.length === 0 ? "–" : ((100 * items.filter(holds).length) / items.length).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
