import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { openAssistant } from "../assemble/open-assistant.ts";
import type { Config } from "../config/config.ts";
import type { ScriptLine } from "../llm/script.ts";
import type { TurnEvent } from "../types/event.ts";
import type { Confirmation } from "../types/verdict.ts";

export type Play = {
  readonly text: string;
  /** What the model does, step by step; the settings' own model when left out. */
  readonly lines?: readonly ScriptLine[];
};

export type Played = {
  readonly events: readonly TurnEvent[];
  readonly asked: readonly Confirmation[];
};

/** One request in a conversation of its own, with every question answered by no. */
export async function playScript(
  config: Config,
  { text, lines }: Play,
  signal: AbortSignal,
): Promise<Played> {
  const asked: Confirmation[] = [];
  const events: TurnEvent[] = [];
  await using assistant = await openAssistant(lines ? await scripted(config, lines) : config, {
    confirm: async (confirmation) => {
      asked.push(confirmation);
      return "no";
    },
    notice: () => undefined,
    signal,
  });
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  await assistant.turn({ utterance, emit: (event) => void events.push(event), signal });
  return { events, asked };
}

async function scripted(config: Config, lines: readonly ScriptLine[]): Promise<Config> {
  await mkdir(config.folders.state, { recursive: true, mode: 0o700 });
  const file = join(config.folders.state, `script-${randomUUID()}.jsonl`);
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  return { ...config, llm: { kind: "script", file }, exposure: "all", hasFastPath: false };
}
