import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAssistant } from "../../src/assemble/open/open-assistant.ts";
import type { SharedModels } from "../../src/assemble/open/shared-models.ts";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import type { OpenedIndex } from "../../src/assemble/open/open-index.ts";
import { treatmentOf } from "../../src/assemble/open/open-llm.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import type { Config } from "../../src/config/config.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { makeSampleHome } from "../../src/host/embedded/sample/make-sample-home.ts";
import { createScriptedLlm } from "../../src/llm/script/scripted-llm.ts";
import { openModels } from "../../src/models/models.ts";
import type { TurnEvent } from "../../src/types/event.ts";

export type Told = {
  readonly answers: readonly string[];
  readonly calls: readonly Extract<TurnEvent, { type: "call" }>[];
  readonly ranks: readonly Extract<TurnEvent, { type: "rank" }>[];
};

/** As typed, or as heard in several ways. */
type Words = string | { readonly text: string; readonly alternatives: readonly string[] };
type Flags = { readonly session?: string; readonly confirm?: "yes" | "no" };

export type SmallRoom = AsyncDisposable & {
  readonly config: Config;
  /** One conversation over the home, each text a turn, each question for a yes answered with one, or as told. */
  readonly talk: (texts: readonly Words[], flags?: Flags) => Promise<Told>;
};

/** English, with the shipped index, over the sample home, unless a test has its own. */
type Room = {
  readonly language?: string;
  readonly index?: OpenedIndex;
  readonly furnish?: typeof makeSampleHome;
};

/** A sample home with an assistant that has a small model's profile and a model that has nothing to say. */
export async function openSmallRoom({
  language = "en",
  index,
  furnish = makeSampleHome,
}: Room = {}): Promise<SmallRoom> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-small-"));
  const home = join(folder, "home");
  const now = "2026-03-02T09:00:00Z";
  await furnish(home, { now: Date.parse(now), zone: "Europe/London" });
  const state = join(folder, "state");
  const flags = { home, state, now, tz: "Europe/London", language };
  const config = loadConfig({ ...flags, vectors: false, quiet: true });
  const ranking = index ?? (await openIndex(config, openRegistry(config)));
  const models: SharedModels = {
    opened: {
      llm: createScriptedLlm([]),
      profile: treatmentOf(openModels(config).llm.settings).profile,
      examples: false,
      shows: "lines",
      contextTokens: 8_192,
    },
    ranking,
  };
  return {
    config,
    talk: async (texts, { session, confirm = "yes" } = {}) => {
      const told = { ...config, session };
      return talk(told, { models, texts, confirm });
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

type Talk = {
  readonly models: SharedModels;
  readonly texts: readonly Words[];
  readonly confirm: "yes" | "no";
};

async function talk(config: Config, { models, texts, confirm }: Talk): Promise<Told> {
  const signal = new AbortController().signal;
  const options = { confirm: async () => confirm, notice: ignore, signal };
  const events: TurnEvent[] = [];
  await using assistant = await openAssistant(config, options, models);
  for (const text of texts) {
    const words = typeof text === "string" ? { text, alternatives: [] } : text;
    const utterance = { ...words, source: "typed", confidence: 1 } as const;
    await assistant.turn({ utterance, emit: (event) => void events.push(event), signal });
  }
  return {
    answers: events.flatMap((event) => (event.type === "answer" ? [event.text] : [])),
    calls: events.flatMap((event) => (event.type === "call" ? [event] : [])),
    ranks: events.flatMap((event) => (event.type === "rank" ? [event] : [])),
  };
}

function ignore(): void {
  return undefined;
}
