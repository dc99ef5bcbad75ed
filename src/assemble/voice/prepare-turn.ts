import type { Preparation } from "../../session/conversation.ts";
import type { PromptItem } from "../../types/prompt-item.ts";
import type { TurnState } from "../../types/stages.ts";
import type { Workshop } from "../turn/create-stages.ts";

/** Only this strategy shows what the words bring before they are whole, and remembers nothing of it. */
const SHOWS_AHEAD = "sotto";

/**
 * Reads into the model what the next turn will begin with: the head and the history, then the worked
 * examples the index brings for the words so far, and those words. A turn with other words erases
 * what differs; nothing else is left of it.
 */
export async function prepareTurn(
  shop: Workshop,
  { items, words, signal }: Preparation,
): Promise<void> {
  const { llm, exposure, load, system } = shop;
  await shop.names(); // read anew when a file has changed, which else is waited for in the turn
  if (shop.manners.by === "script") return;
  await load(signal);
  if (signal.aborted) return;
  const begun = words === undefined ? [] : await opening(shop, { items, words, signal });
  if (signal.aborted) return;
  const prompt = { system: `${system}\n${exposure.system()}`, items: [...items, ...begun] };
  await llm.prefill(prompt, signal);
}

type Words = {
  readonly items: readonly PromptItem[];
  readonly words: string;
  readonly signal: AbortSignal;
};

async function opening(
  shop: Workshop,
  { items, words, signal }: Words,
): Promise<readonly PromptItem[]> {
  const said: PromptItem = { kind: "user", text: words };
  if (shop.exposure.name !== SHOWS_AHEAD) return [said];
  const utterance = { text: words, alternatives: [], source: "spoken", confidence: 1 } as const;
  const ranked = await shop.rank(utterance, signal);
  const state: TurnState = {
    utterance,
    ranked,
    step: 1,
    items,
    isOpen: false,
    calls: [],
    metaCalls: 0,
    mayAct: true,
    chosen: undefined,
    passedAt: [],
    said: [],
    mayDiscover: true,
  };
  const { append } = await shop.exposure.space(state);
  shop.takeReveals();
  return [...append.filter(({ kind }) => kind !== "note"), said];
}
