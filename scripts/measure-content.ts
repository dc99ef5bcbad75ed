/**
 * Asks a home of its own, which no benchmark has, what stands in its texts and records, and counts what was
 * answered: the figures that the passage search is weighed by (`src/grounding/content`).
 *
 *     node scripts/measure-content.ts [--wrong] [--only WORDS]
 */
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

const DATA = join(programFolder, "scripts/content-data");
const { values: flags } = parseArgs({
  options: { wrong: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});

type Asked = {
  readonly question: string;
  readonly wanted: string;
  readonly forbidden: readonly string[];
};

const { signal } = new AbortController();
const asked = asksIn(await readFile(join(DATA, "questions.txt"), "utf8"));
const base = loadConfig({});
await using fresh = await freshHome(base, (to) =>
  writeHome(join(DATA, "home.json"), to, BENCH_CLOCK),
);
const { config } = fresh;
await using stack = new AsyncDisposableStack();
const opened = await openLlm(config, signal);
stack.use(opened.llm);
const ranking = stack.use(await openIndex(config, openRegistry(config)));
let right = 0;
for (const one of asked) {
  const held = await runCase(
    { say: [{ text: one.question, asks: undefined }] },
    { config, models: { opened, ranking }, hear: typed, signal },
  );
  const events = held.turns.flatMap((turn) => turn.events);
  const answer = events.flatMap((event) => (event.type === "answer" ? [event.text] : [])).join(" ");
  const calls = events.flatMap((event) =>
    event.type === "call" ? [`${event.name} ${JSON.stringify(event.arguments)}`] : [],
  );
  const isRight = holds(answer, one);
  right += Number(isRight);
  if (isRight && flags.wrong) continue;
  say(`${isRight ? "✓" : "✗"} ${one.question}  [${one.wanted}]`);
  say(`    ${[...calls, answer].join("\n    ")}`);
}
say(`${right} of ${asked.length} right`);

/** Lines of a question, what answers it, and what would be a wrong answer. */
function asksIn(text: string): readonly Asked[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#") && line.includes(flags.only))
    .map((line) => {
      const [question = "", wanted = "", forbidden = ""] = line.split("\t");
      return { question, wanted, forbidden: forbidden.split("|").filter((one) => one !== "") };
    });
}

function holds(answer: string, { wanted, forbidden }: Asked): boolean {
  const low = answer.toLowerCase();
  if (wanted === "-") return !forbidden.some((one) => low.includes(one.toLowerCase()));
  return wanted.split("|").some((one) => low.includes(one.toLowerCase()));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
