/**
 * Asks lives of their own, which no benchmark has, what stands in their texts and records, and counts what was
 * answered, told wrong, and told where nothing answers: the figures that the search in texts is weighed by
 * (`src/grounding/content`). What is never read is only counted.
 *
 *     node scripts/measure-content.ts [moraig …] [--wrong] [--only WORDS]
 */
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openLlm } from "../src/assemble/open/open-llm.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import { typed } from "../src/bench/agent/cases/hearing.ts";
import { runCase } from "../src/bench/agent/run-case.ts";
import { BENCH_CLOCK, freshHome } from "../src/bench/fresh-home.ts";
import { writeHome } from "../src/bench/homes/write-home.ts";
import { programFolder } from "../src/config/folders.ts";
import { loadConfig } from "../src/config/load-config.ts";
import { asksIn, isHeld } from "./answers/asked.ts";
import type { Asked } from "./answers/asked.ts";

const DATA = join(programFolder, "scripts/content-data");
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});

type Counts = {
  right: number;
  wrong: number;
  answerable: number;
  told: number;
  unanswerable: number;
};

/** A sentence of somebody's is quoted. */
const QUOTES = /[“”]/u;
const { signal } = new AbortController();
const lives = positionals.length > 0 ? positionals : readdirSync(DATA);
for (const life of lives) {
  const file = join(DATA, life, "home.json");
  if (existsSync(file)) await measure(life, file);
}

async function measure(life: string, file: string): Promise<void> {
  await using fresh = await freshHome(loadConfig({}), (to) => writeHome(file, to, BENCH_CLOCK));
  const { config } = fresh;
  await using stack = new AsyncDisposableStack();
  const opened = await openLlm(config, signal);
  stack.use(opened.llm);
  const ranking = stack.use(await openIndex(config, openRegistry(config)));
  for (const set of ["read", "unseen"]) {
    const questions = join(DATA, life, `${set}.txt`);
    if (!existsSync(questions)) continue;
    const counts: Counts = { right: 0, wrong: 0, answerable: 0, told: 0, unanswerable: 0 };
    const asked = asksIn(await readFile(questions, "utf8"));
    for (const one of asked.filter(({ question }) => question.includes(flags.only))) {
      const { answer, calls } = await ask(one.question, { config, models: { opened, ranking } });
      const isRight = count(counts, one, answer);
      if (set === "unseen" || (isRight && flags.wrong)) continue;
      say(`${isRight ? "✓" : "✗"} ${one.question}  [${one.wanted.flat().join("|") || "-"}]`);
      say(`    ${[...calls, answer].join("\n    ")}`);
    }
    const { right, answerable, wrong, told, unanswerable } = counts;
    say(
      `${life}, ${set}: ${right} of ${answerable} right, ${wrong} told another sentence; ${told} of ${unanswerable} without an answer told one`,
    );
  }
}

type Models = Pick<Parameters<typeof runCase>[1], "config" | "models">;

async function ask(
  question: string,
  models: Models,
): Promise<{ readonly answer: string; readonly calls: readonly string[] }> {
  const said = { say: [{ text: question, asks: undefined }] };
  const held = await runCase(said, { ...models, hear: typed, signal });
  const events = held.turns.flatMap((turn) => turn.events);
  return {
    answer: events.flatMap((event) => (event.type === "answer" ? [event.text] : [])).join(" "),
    calls: events.flatMap((event) =>
      event.type === "call" ? [`${event.name} ${JSON.stringify(event.arguments)}`] : [],
    ),
  };
}

function count(counts: Counts, one: Asked, answer: string): boolean {
  if (one.wanted.length > 0) {
    const isRight = isHeld(answer, one);
    counts.answerable += 1;
    counts.right += Number(isRight);
    counts.wrong += Number(!isRight && QUOTES.test(answer));
    return isRight;
  }
  const low = answer.toLowerCase();
  const isTold = one.forbidden.some((words) => low.includes(words.toLowerCase()));
  counts.unanswerable += 1;
  counts.told += Number(isTold);
  return !isTold;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
