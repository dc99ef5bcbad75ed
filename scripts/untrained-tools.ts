/**
 * A tool nobody trained on beside trained ones, as a new tool of ours is: the router is trained without
 * a tool's requests, the index holds it with its phrases. How many of its own requests still find it,
 * and how many of the others' it takes; without the tool the others' are right as often as they can be.
 * A minute a tool.
 *
 *     node scripts/untrained-tools.ts [notes.read reminders.list …]
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readDiscoverySets } from "../src/bench/discovery/discovery-sets.ts";
import type { Request } from "../src/bench/discovery/discovery-sets.ts";
import { createIndex } from "../src/discovery/create-index.ts";
import type { Index } from "../src/discovery/create-index.ts";
import { decodeRouter } from "../src/discovery/files/router-file.ts";
import { english } from "../src/language/en/english.ts";
import { actingTools } from "./router/acting-tools.ts";
import { allRows, requestRows } from "./router/corpus.ts";
import { TOOLS, trainRouter } from "./router/model.ts";

const named = process.argv.slice(2);
const { weights } = decodeRouter(
  readFileSync(fileURLToPath(new URL("../models/router.bin", import.meta.url))),
);
const { dev, unseen, anotherAuthor } = await readDiscoverySets();
const bench = [...dev, ...unseen, ...anotherAuthor];

say("| tool | own requests | found | others | right without it | right with it | taken |");
say("| --- | --- | --- | --- | --- | --- | --- |");
for (const name of named.length > 0 ? named : TOOLS) {
  const isOwn = ({ accept }: Request): boolean => accept.includes(name);
  const model = trainRouter(allRows(), isOwn);
  // Its class never had a request, and is nobody's.
  const router = { tools: TOOLS.map((tool) => (tool === name ? "" : tool)), model, weights };
  const index = createIndex({ language: english, router, tools: actingTools() });
  const own = requestRows().filter(isOwn);
  const others = bench.filter((request) => !isOwn(request));
  const found = share(own, (request) => takenFor(index, request) === name);
  const right = (): string => share(others, (request) => isRight(index, request));
  const withIt = right();
  const taken = share(others, (request) => takenFor(index, request) === name);
  index.remove([name]);
  say(`| ${[name, own.length, found, others.length, right(), withIt, taken].join(" | ")} |`);
}

/** The tool the index decides for; undefined where it takes the words for no request. */
function takenFor(index: Index, { text }: Request): string | undefined {
  const { tools, none } = index.rank(text);
  const [first] = tools;
  return first && first.score > none ? first.name : undefined;
}

function isRight(index: Index, request: Request): boolean {
  const taken = takenFor(index, request);
  return taken === undefined ? request.accept.length === 0 : request.accept.includes(taken);
}

function share(requests: readonly Request[], holds: (request: Request) => boolean): string {
  return `${((100 * requests.filter(holds).length) / requests.length).toFixed(1)} %`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
