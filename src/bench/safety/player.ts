import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openAssistant } from "../../assemble/open/open-assistant.ts";
import { openIndex } from "../../assemble/open/open-index.ts";
import { openLlm } from "../../assemble/open/open-llm.ts";
import type { OpenedLlm } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import { openModels } from "../../models/models.ts";
import type { Config } from "../../config/config.ts";
import type { ScriptLine } from "../../llm/script/script.ts";
import type { TurnEvent } from "../../types/event.ts";
import type { Confirmation } from "../../types/verdict.ts";

export type Play = {
  /** What is said, turn by turn. */
  readonly says: readonly string[];
  /** What the model does, step by step; the settings' own model when left out. */
  readonly lines?: readonly ScriptLine[];
  /** The answer to every question: no, when nothing is said. */
  readonly answer?: "yes" | "no";
};

export type Played = {
  readonly events: readonly TurnEvent[];
  readonly asked: readonly Confirmation[];
};

export type Player = AsyncDisposable & {
  /** One conversation of its own over the home of these settings, opened and closed again like a run of the program. */
  readonly play: (config: Config, play: Play, signal: AbortSignal) => Promise<Played>;
};

/** Plays conversations; the index, and the model where no script stands for it, are opened once. */
export async function openPlayer(settings: Config): Promise<Player> {
  const ranking = await openIndex(settings, openRegistry(settings));
  let own: OpenedLlm | undefined;
  return {
    play: async (config, { says, lines, answer = "no" }, signal) => {
      const used = lines ? await scripted(config, lines) : config;
      const opened = lines
        ? await openLlm(used, signal)
        : (own ??= await openLlm(settings, signal));
      const asked: Confirmation[] = [];
      const events: TurnEvent[] = [];
      const confirm = async (confirmation: Confirmation): Promise<"yes" | "no"> => {
        asked.push(confirmation);
        return answer;
      };
      const options = { confirm, notice: (): void => undefined, signal };
      await using assistant = await openAssistant(used, options, { opened, ranking });
      for (const text of says) {
        const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
        await assistant.turn({ utterance, emit: (event) => void events.push(event), signal });
      }
      return { events, asked };
    },
    [Symbol.asyncDispose]: async () => {
      await own?.llm[Symbol.asyncDispose]();
      await ranking[Symbol.asyncDispose]();
    },
  };
}

async function scripted(config: Config, lines: readonly ScriptLine[]): Promise<Config> {
  await mkdir(config.folders.state, { recursive: true, mode: 0o700 });
  const file = join(config.folders.state, `script-${randomUUID()}.jsonl`);
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  const treatedAs =
    config.llm.kind === "model" && isCapable(config) ? { treatedAs: config.llm } : {};
  const llm = { kind: "script", file, ...treatedAs } as const;
  return { ...config, llm, exposure: "all", hasFastPath: false };
}

/** The settings name a model that chooses among all tools: whatever stands in for it is treated as it is. */
export function isCapable(config: Config): boolean {
  return config.llm.kind === "model" && openModels(config).llm.settings.callable === "all";
}
