import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAssistant } from "../../assemble/open/open-assistant.ts";
import type { SharedModels } from "../../assemble/open/shared-models.ts";
import type { Config } from "../../config/config.ts";
import type { TurnEvent } from "../../types/event.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { AgentCase } from "./cases/agent-case.ts";
import { readHome } from "./scoring/home-state.ts";
import type { HomeRecord } from "./scoring/home-state.ts";

/** A conversation that was held, with what the home was before and after each turn of it. */
export type Held = {
  readonly turns: readonly { readonly heard: string; readonly events: readonly TurnEvent[] }[];
  /** After each turn that had to ask, and at the end. */
  readonly states: readonly (readonly HomeRecord[])[];
};

type Room = {
  /** Settings over a sample home that is copied for each case. */
  readonly config: Config;
  readonly models: SharedModels;
  /** What is heard for a said text. */
  readonly hear: (text: string) => Utterance;
  readonly signal: AbortSignal;
};

/** Holds one case's conversation over a copy of the sample home; every question for a yes gets one. */
export async function runCase(wanted: Pick<AgentCase, "say">, room: Room): Promise<Held> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-agent-"));
  try {
    return await hold(wanted, { ...room, config: await copied(room.config, folder) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hold(
  wanted: Pick<AgentCase, "say">,
  { config, models, hear, signal }: Room,
): Promise<Held> {
  const notice = (): void => undefined;
  const confirm = async (): Promise<"yes"> => "yes";
  const options = { confirm, notice, signal };
  const turns: { heard: string; events: TurnEvent[] }[] = [];
  const states: (readonly HomeRecord[])[] = [];
  const look = async (): Promise<void> => void states.push(await readHome(config));
  {
    await using assistant = await openAssistant(config, options, models);
    for (const { text, asks } of wanted.say) {
      const events: TurnEvent[] = [];
      const utterance = hear(text);
      await assistant.turn({ utterance, emit: (event) => void events.push(event), signal });
      turns.push({ heard: utterance.text, events });
      if (asks) await look();
    }
  }
  await look();
  return { turns, states };
}

async function copied(config: Config, folder: string): Promise<Config> {
  const home = join(folder, "home");
  await cp(config.home.folder, home, { recursive: true, preserveTimestamps: true });
  return {
    ...config,
    home: { folder: home, isSample: false, isNamed: true },
    folders: { ...config.folders, state: join(folder, "state") },
  };
}
