import type { PromptItem } from "../types/prompt-item.ts";
import type { Preparation, TurnState } from "../types/turn/stages.ts";
import { createStages } from "./create-stages.ts";
import type { TurnSources } from "./create-stages.ts";
import { headFor } from "./step/compose-step.ts";

/** Only this strategy shows what the words bring before they are whole, and remembers nothing of it. */
const SHOWS_AHEAD = "sotto";
/** Words no index is sure of: whatever ranks by meaning is loaded over them. */
const DOUBTFUL = "would you see to that";

/**
 * Reads into the model what the next turn will begin with: the head and the history, then the worked
 * examples the index brings for the words so far, and those words, where code alone won't serve them.
 * A turn with other words erases what differs; nothing else is left of it.
 */
export async function prepareTurn(
  sources: TurnSources,
  { items, words, signal }: Preparation,
): Promise<void> {
  const { llm, load } = sources.prompting;
  await sources.request.names(); // read anew when a file has changed, which else is waited for in the turn
  if (sources.profile.by === "script") return;
  if (words === undefined) await sources.ranking.rank(spoken(DOUBTFUL), signal);
  await load(signal);
  if (signal.aborted) return;
  const begun = words === undefined ? [] : await opening(sources, { items, words, signal });
  if (signal.aborted || !begun) return;
  const prompt = { ...(await headFor(sources.prompting)), items: [...items, ...begun] };
  await llm.prefill(prompt, signal);
}

type Words = {
  readonly items: readonly PromptItem[];
  readonly words: string;
  readonly signal: AbortSignal;
};

/** What a turn with these words would say to the model, up to them; undefined where it would ask nothing. */
async function opening(
  sources: TurnSources,
  { items, words, signal }: Words,
): Promise<readonly PromptItem[] | undefined> {
  const said: PromptItem = { kind: "user", text: words };
  const { exposure, takeReveals } = sources.prompting;
  if (exposure.name !== SHOWS_AHEAD) return [said];
  // The stages of a turn, so that it finds what it will look for; nothing is heard of it or changed.
  const silent = { emit: () => undefined, open: undefined, lastCall: undefined };
  const stages = createStages(sources, {
    ...silent,
    mayAct: async () => false,
    takeBack: async () => "",
    signal,
  });
  const utterance = spoken(words);
  const plan = await stages.understand(utterance, signal);
  const [{ ranked }] = plan.parts;
  if (stages.decline(ranked, utterance) !== undefined) return undefined;
  const state: TurnState = {
    utterance,
    plan,
    ranked,
    step: 1,
    items,
    isOpen: false,
    calls: [],
    metaCalls: 0,
    mayAct: true,
    said: [],
    mayLook: true,
    mayDiscover: true,
  };
  const space = await stages.expose(state);
  takeReveals();
  // Where the index is sure, code serves the words or asks for what they lack.
  return space.mustCall ? undefined : [...space.append.filter(({ kind }) => kind !== "note"), said];
}

function spoken(text: string): TurnState["utterance"] {
  return { text, alternatives: [], source: "spoken", confidence: 1 };
}
