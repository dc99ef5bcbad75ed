/**
 * Questions about somebody's own life, asked of a home that is not the sample: a field, the next one, how
 * many, whether, which, what is in it, a day, about itself. Right where the answer holds what it should,
 * nothing of what it should not, and the home is as it was. Of the `scored` half only figures are shown.
 * Two minutes a half.
 *
 *     node scripts/ask-home.ts [dev|scored] [--show] [--kind content] [--model ID]
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { openIndex } from "../src/assemble/open/open-index.ts";
import { openLlm } from "../src/assemble/open/open-llm.ts";
import { openRegistry } from "../src/assemble/open/open-registry.ts";
import type { AgentCase } from "../src/bench/agent/cases/agent-case.ts";
import { typed } from "../src/bench/agent/cases/hearing.ts";
import { runCase } from "../src/bench/agent/run-case.ts";
import type { Held } from "../src/bench/agent/run-case.ts";
import { diffHomes, wrongIn } from "../src/bench/agent/scoring/end-state.ts";
import { readHome } from "../src/bench/agent/scoring/home-state.ts";
import { saysAll } from "../src/bench/agent/scoring/match-facts.ts";
import { BENCH_CLOCK } from "../src/bench/fresh-home.ts";
import { loadConfig } from "../src/config/load-config.ts";
import { programFolder } from "../src/config/folders.ts";
import type { SampleChat } from "../src/host/embedded/sample/chats.ts";
import { writeChats } from "../src/host/embedded/sample/write-chats.ts";

const HOME = join(programFolder, "src/bench/agent-requests/homes/nora");

const questionSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  say: z.array(z.string()).min(1),
  has: z.array(z.array(z.string())),
  not: z.array(z.string()),
});
type Question = z.infer<typeof questionSchema>;

const args = process.argv.slice(2);
const half = args.includes("scored") ? "scored" : "dev";
const isShown = half === "dev" && args.includes("--show");
const only = valueOf("--kind");
const { signal } = new AbortController();

const folder = await mkdtemp(join(tmpdir(), "sotto-asked-"));
try {
  await ask(await readQuestions());
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function ask(questions: readonly Question[]): Promise<void> {
  const config = await openHome();
  await using opened = await openModels(config);
  const before = await readHome(config);
  const right = new Map<string, { asked: number; right: number }>();
  for (const one of questions) {
    const isRight = await isAnswered(one, { config, opened, before });
    const kind = right.get(one.kind) ?? { asked: 0, right: 0 };
    right.set(one.kind, { asked: kind.asked + 1, right: kind.right + Number(isRight) });
  }
  say("| kind | asked | right |");
  say("| --- | --- | --- |");
  for (const [kind, figures] of right) say(`| ${kind} | ${figures.asked} | ${figures.right} |`);
  const total = [...right.values()].reduce((sum, one) => sum + one.right, 0);
  say(`| all | ${questions.length} | ${total} |`);
}

type Opened = Awaited<ReturnType<typeof openModels>>;
type Room = {
  readonly config: ReturnType<typeof loadConfig>;
  readonly opened: Opened;
  readonly before: Awaited<ReturnType<typeof readHome>>;
};

async function isAnswered(one: Question, { config, opened, before }: Room): Promise<boolean> {
  const turns = one.say.map((text) => ({ text, asks: undefined }));
  const isUnseen = half === "scored";
  const asked: AgentCase = { id: one.id, kind: "single", say: turns, calls: [], isUnseen };
  const held = await runCase(asked, { config, models: opened.models, hear: typed, signal });
  const answer = answerOf(held);
  const isKept = wrongIn(diffHomes(before, held.states.at(-1) ?? []), []) === undefined;
  const isSaid = saysAll(answer, one.has) && !one.not.some((fact) => saysAll(answer, [fact]));
  if (isShown)
    say(`${isKept && isSaid ? "✓" : "✗"} ${one.kind}: ${one.say.join(" / ")}\n    ${answer}`);
  return isKept && isSaid;
}

function answerOf({ turns }: Held): string {
  const answer = turns.at(-1)?.events.findLast((event) => event.type === "answer");
  return answer?.type === "answer" ? answer.text : "";
}

async function openHome(): Promise<ReturnType<typeof loadConfig>> {
  const home = join(folder, "home");
  await cp(join(HOME, "home"), home, { recursive: true });
  for (const box of await readdir(join(home, "mail"))) await makeMaildir(join(home, "mail", box));
  writeChats(join(home, "messages.db"), BENCH_CLOCK, await readChats());
  const model = valueOf("--model");
  const config = loadConfig({
    home,
    state: join(folder, "state"),
    now: new Date(BENCH_CLOCK.now).toISOString(),
    tz: BENCH_CLOCK.zone,
    ...(model === undefined ? {} : { model }),
  });
  return { ...config, host: "embedded", outbox: "hold", usesDevices: false };
}

/** A mail lies in its box as `lunch,S.eml`: named by its flags. */
async function makeMaildir(box: string): Promise<void> {
  const mails = await readdir(box);
  for (const part of ["cur", "new", "tmp"]) await mkdir(join(box, part));
  for (const mail of mails) {
    const [id, flags = ""] = basename(mail, ".eml").split(",");
    await rename(join(box, mail), join(box, "cur", `${id}.asked:2,${flags}`));
  }
}

async function readChats(): Promise<readonly SampleChat[]> {
  // Written for this script alone, in the shape the sample has.
  return JSON.parse(await readFile(join(HOME, "chats.json"), "utf8")) as readonly SampleChat[];
}

async function openModels(config: ReturnType<typeof loadConfig>) {
  const stack = new AsyncDisposableStack();
  const opened = await openLlm(config, signal);
  stack.use(opened.llm);
  const ranking = stack.use(await openIndex(config, openRegistry(config)));
  return {
    models: { opened, ranking },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function readQuestions(): Promise<readonly Question[]> {
  const lines = (await readFile(join(HOME, `${half}.jsonl`), "utf8")).split("\n");
  const questions = lines
    .filter((line) => line.trim() !== "")
    .map((line) => questionSchema.parse(JSON.parse(line)));
  return questions.filter(({ kind }) => only === undefined || kind === only);
}

function valueOf(flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
