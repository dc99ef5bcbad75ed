/**
 * First turns of people's calendar dialogues (SMCalFlow 2.0, CC BY-SA 4.0, for measuring only: nothing
 * here was trained on it), each ranked by the index with and without vectors: how often the decision is
 * right (a right tool, or none), how often a tool request is declined, how often talk gets a tool. The
 * program that people gave a turn says which of our tools it means; where it means none of ours clearly
 * (several acts, people's managers, what that assistant refused for reasons of its own) the turn is left out.
 *
 *     node scripts/measure-smcalflow.ts FILE [--curve] [--embedding ID]
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import { loadConfig } from "../src/config/load-config.ts";
import type { Ranked } from "../src/types/turn/ranked.ts";

type Asked = { readonly text: string; readonly accept: readonly string[] };
type Said = Asked & { readonly ranked: Ranked };

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
/** Two of these in one program are two acts. */
const ACTS = /\((Create|Delete|Update)CommitEventWrapper/g;

const dialogueSchema = z.object({
  turns: z.array(z.object({ user: z.string(), lispress: z.string() })),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { curve: { type: "boolean" }, embedding: { type: "string" } },
});
const [file = ""] = positionals;
const asked = readFileSync(file, "utf8").split("\n").filter(Boolean).flatMap(firstTurn);
const { signal } = new AbortController();
const state = await mkdtemp(join(tmpdir(), "sotto-smcalflow-"));
say(
  "| ranked by | requests | R@1 | R@3 | right decision | of tool requests | declined | spurious | ms p50 | p99 |",
);
say("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
for (const vectors of [false, true]) await measure(vectors);
await rm(state, { recursive: true, force: true });

function firstTurn(line: string): readonly Asked[] {
  const [first] = dialogueSchema.parse(JSON.parse(line)).turns;
  if (!first) return [];
  const { user: text, lispress } = first;
  if (new Set(lispress.match(ACTS)).size > 1) return [];
  const accept = MEANINGS.find(([shape]) => shape.test(lispress))?.[1] ?? "unclear";
  return accept === "unclear" ? [] : [{ text, accept }];
}

async function measure(vectors: boolean): Promise<void> {
  const config = { ...loadConfig({ state, vectors }), embeddingModel: values.embedding };
  await using index = await openIndex(config, openRegistry(config));
  await index.rank("what is this", signal);
  const times: number[] = [];
  const said: Said[] = [];
  for (const one of asked) {
    const started = performance.now();
    said.push({ ...one, ranked: await index.rank(one.text, signal) });
    times.push(performance.now() - started);
  }
  say(lineOf(vectors ? "words and vectors" : "words alone", said, times));
  if (values.curve) say(curveOf(said));
}

function lineOf(name: string, said: readonly Said[], times: readonly number[]): string {
  const forTool = said.filter(({ accept }) => accept.length > 0);
  const forNone = said.filter(({ accept }) => accept.length === 0);
  const among = (depth: number): string =>
    percent(forTool, ({ accept, ranked }) =>
      ranked.tools.slice(0, depth).some((tool) => accept.includes(tool.name)),
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
    const declined = percent(
      said.filter(({ accept }) => accept.length > 0),
      ({ ranked }) => ranked.none > limit,
    );
    const spurious = percent(
      said.filter(({ accept }) => accept.length === 0),
      ({ ranked }) => ranked.none <= limit,
    );
    return `none > ${limit}: declined ${declined} %, spurious ${spurious} %`;
  });
  return lines.join("\n");
}

function isShown({ ranked }: Said): boolean {
  return ranked.none <= (ranked.tools[0]?.score ?? 0);
}

function isRight(one: Said): boolean {
  const [top] = one.ranked.tools;
  return isShown(one) ? one.accept.includes(top?.name ?? "") : one.accept.length === 0;
}

function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): string {
  return items.length === 0 ? "–" : ((100 * items.filter(holds).length) / items.length).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
