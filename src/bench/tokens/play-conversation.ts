import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openAssistant } from "../../assemble/open/open-assistant.ts";
import type { SharedModels } from "../../assemble/open/shared-models.ts";
import { SCRIPTED } from "../../assemble/open/open-llm.ts";
import type { OpenedIndex } from "../../assemble/open/open-index.ts";
import type { Config } from "../../config/config.ts";
import type { ToolFormat } from "../../exposure/exposure.ts";
import { createForcedLlm } from "../../llm/script/forced-llm.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { TurnEvent } from "../../types/event.ts";
import type { Llm, StepRequest } from "../../types/llm.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { freshHome } from "../fresh-home.ts";
import type { ScriptedConversation, ScriptedTurn } from "./conversation.ts";
import { createIdealModel } from "./ideal-model.ts";
import type { PlayedStep, PlayedTurn, TokenRun } from "./token-run.ts";

export type Stage = {
  readonly config: Config;
  /** The engine, or what counts for it; it holds nothing of another conversation. */
  readonly llm: Llm;
  readonly contextTokens: number;
  /** How the model is shown its tools. */
  readonly shows: ToolFormat;
  readonly ranking: OpenedIndex;
  /** Tools beside our own. */
  readonly outside: readonly Tool[];
  readonly signal: AbortSignal;
};

type Played = Pick<TokenRun, "conversation" | "missed" | "turns">;
/** What a step was asked with, beside the engine's own counts. */
type Asked = Pick<PlayedStep, "system" | "characters">;

/** One scripted conversation from its first word to its last, over a sample home of its own. */
export async function playConversation(
  stage: Stage,
  conversation: ScriptedConversation,
): Promise<Played & { readonly events: readonly TurnEvent[] }> {
  await using fresh = await freshHome(stage.config);
  await plantNote(fresh.config.home.folder, conversation.longNote ?? 0);
  const ideal = createIdealModel();
  const requests: StepRequest[] = [];
  const llm = createForcedLlm(stage.llm, (request) => {
    requests.push(request);
    return ideal.decide(request);
  });
  const { contextTokens, shows, ranking, outside, signal } = stage;
  const opened = { llm, ...SCRIPTED, contextTokens, shows };
  const models: SharedModels = { opened, ranking, outside, nonce: "5ea993" };
  const options = { confirm: async () => "yes" as const, notice: () => undefined, signal };
  await using assistant = await openAssistant(fresh.config, options, models);
  const asked = askedBy(stage.llm);
  const turns: PlayedTurn[] = [];
  const all: TurnEvent[] = [];
  for (const scripted of conversation.turns) {
    ideal.open(scripted);
    const events: TurnEvent[] = [];
    const emit = (event: TurnEvent): void => void events.push(event);
    await assistant.turn({ utterance: utteranceOf(scripted), emit, signal });
    signal.throwIfAborted();
    turns.push(turnOf(events, await Promise.all(requests.splice(0).map(asked))));
    all.push(...events);
    if (turns.at(-1)?.fits === false) break;
  }
  return { conversation: conversation.id, turns, missed: ideal.missed(), events: all };
}

function utteranceOf({ say }: ScriptedTurn): Utterance {
  return { text: say, alternatives: [], source: "typed", confidence: 1 };
}

/** Counts what is asked with; each head once. */
function askedBy(llm: Llm): (request: StepRequest) => Promise<Asked> {
  const known = new Map<string, Promise<number>>();
  return async ({ system, tools, items }) => {
    const head = tools === undefined ? system : `${system}\n${JSON.stringify(tools)}`;
    const counted = known.get(head) ?? llm.count(head);
    known.set(head, counted);
    return { system: await counted, characters: head.length + JSON.stringify(items).length };
  };
}

function turnOf(events: readonly TurnEvent[], asked: readonly Asked[]): PlayedTurn {
  const counted = events.flatMap((event) => (event.type === "step" ? [event] : []));
  const usage = events.find((event) => event.type === "usage");
  const failure = events.find((event) => event.type === "error");
  if (failure && failure.code !== "context_full") throw new Error(failure.message);
  return {
    steps: counted.map(({ promptTokens, evaluatedTokens, generatedTokens }, index) => ({
      prompt: promptTokens,
      evaluated: evaluatedTokens,
      generated: generatedTokens,
      system: asked[index]?.system ?? 0,
      characters: asked[index]?.characters ?? 0,
    })),
    prefillMs: usage?.ms.prefill ?? 0,
    decodeMs: usage?.ms.decode ?? 0,
    calls: usage?.businessCalls ?? 0,
    metaCalls: usage?.metaCalls ?? 0,
    fits: failure === undefined,
  };
}

const PARAGRAPH =
  "The quay wall at berth four was looked at on both tides. Two bollards want paint, one fender is gone, and the ladder by the slip has a loose rung that the night crew marked with tape. ";
const PIECE = 1_987;

async function plantNote(home: string, pieces: number): Promise<void> {
  if (pieces === 0) return;
  const text = Array.from(
    { length: (pieces * PIECE) / PARAGRAPH.length + 1 },
    (_, index) => `${index + 1}. ${PARAGRAPH}`,
  );
  await writeFile(join(home, "notes", "Harbour report.md"), text.join("\n"));
}
