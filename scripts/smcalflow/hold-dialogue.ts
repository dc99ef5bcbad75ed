import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import { openLlm } from "../../src/assemble/open/open-llm.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import type { SharedModels } from "../../src/assemble/open/shared-models.ts";
import { typed } from "../../src/bench/agent/cases/hearing.ts";
import { runCase } from "../../src/bench/agent/run-case.ts";
import { BENCH_CLOCK, freshHome } from "../../src/bench/fresh-home.ts";
import { writeHome } from "../../src/bench/homes/write-home.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import { homeOf } from "./dialogue-home.ts";
import type { Dialogue, DialogueTurn } from "./dialogues.ts";

/** A turn with what came of it, and whether that is what its program decides. */
export type HeldTurn = DialogueTurn & {
  readonly called: readonly string[];
  readonly answer: string;
  readonly isRight: boolean;
};

/** The models that all dialogues share. */
export async function openModels(stack: AsyncDisposableStack): Promise<SharedModels> {
  const config = loadConfig({});
  const opened = await openLlm(config, new AbortController().signal);
  stack.use(opened.llm);
  const ranking = stack.use(await openIndex(config, openRegistry(config)));
  return { opened, ranking };
}

/** Holds a dialogue over a home where what it speaks of is kept. */
export async function holdDialogue(
  dialogue: Dialogue,
  models: SharedModels,
): Promise<readonly HeldTurn[]> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-dialogue-"));
  try {
    const source = join(folder, "home.json");
    const clock = { now: () => BENCH_CLOCK.now, zone: BENCH_CLOCK.zone };
    await writeFile(source, JSON.stringify(homeOf(dialogue, clock)));
    await using fresh = await freshHome(loadConfig({}), (to) => write(source, to));
    const { signal } = new AbortController();
    const say = dialogue.turns.map(({ text }) => ({ text }));
    const room = { config: fresh.config, models, hear: typed, signal };
    const { turns } = await runCase({ say }, room);
    return dialogue.turns.map((turn, at) => judged(turn, turns[at]?.events ?? []));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A home that has a calendar and a list, and may hold nothing else. */
async function write(source: string, home: string): Promise<void> {
  await writeHome(source, home, BENCH_CLOCK);
  for (const folder of ["calendars/Home", "reminders/Reminders"]) {
    await mkdir(join(home, folder), { recursive: true });
  }
}

function judged(turn: DialogueTurn, events: readonly TurnEvent[]): HeldTurn {
  const called = events.flatMap((event) =>
    event.type === "call" && event.kind !== "meta" ? [event.name] : [],
  );
  const answer = events.findLast(({ type }) => type === "answer");
  const ranked = events.flatMap((event) =>
    event.type === "rank" ? event.tools.filter(({ score }) => score >= event.none).slice(0, 1) : [],
  );
  const meant = called.length > 0 ? called : ranked.map(({ name }) => name);
  return {
    ...turn,
    called,
    answer: answer?.type === "answer" ? answer.text : "",
    isRight: isDecided(turn, { called, meant }),
  };
}

/** The tool that was asked for is called or asked about; what asks for none gets none. */
function isDecided(
  { decision }: DialogueTurn,
  { called, meant }: { readonly called: readonly string[]; readonly meant: readonly string[] },
): boolean {
  switch (decision.kind) {
    case "talks":
    case "unclear":
      return called.length === 0;
    case "answers":
      return called.every((name) => decision.accept.includes(name) || isLookUp(name));
    case "asks":
    case "revises":
      return meant.some((name) => decision.accept.includes(name));
  }
}

/** What only finds the record that an act is on. */
function isLookUp(name: string): boolean {
  return name === "calendar.query" || name === "contacts.search";
}
