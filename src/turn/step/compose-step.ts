import type { Exposure, Reveal } from "../../exposure/exposure.ts";
import { compose } from "../../prompt/compose.ts";
import { trimPrompt } from "../../prompt/trim-prompt.ts";
import type { Registry } from "../../tool/registry.ts";
import type { CallSpace } from "../../types/call-space.ts";
import type { Emit } from "../../types/event.ts";
import type { Llm, StepRequest } from "../../types/llm.ts";
import type { Prompt, PromptHead } from "../../types/prompt-item.ts";
import type { TurnState } from "../../types/stages.ts";
import type { TaintKeeper } from "../../types/taint-keeper.ts";
import { scoped } from "../../understanding/plan.ts";
import { noteOutsideWords } from "./note-outside-words.ts";

/** Tokens kept free for results and the answer of a turn. */
const RESERVED_TOKENS = 2_000;

/** The model with what it is told beside the conversation. */
export type Prompting = {
  readonly llm: Llm;
  /** Loads the model when it isn't yet. */
  readonly load: (signal: AbortSignal) => Promise<void>;
  readonly exposure: Exposure;
  /** What the exposure has shown since the last time it was asked. */
  readonly takeReveals: () => readonly Reveal[];
  readonly system: string;
  /** What a model is told that gets its tools in its own format. */
  readonly nativeSystem?: (() => Promise<string>) | undefined;
  readonly tail: () => string;
};

/** What a turn is composed for, beside the prompt. */
export type Composing = Prompting & {
  readonly registry: Registry;
  readonly taint: TaintKeeper;
  readonly emit: Emit;
  readonly signal: AbortSignal;
};

/** The request of one step, cut to the model's context; a stranger's words in it are noted. */
export async function composeStep(
  composing: Composing,
  space: CallSpace,
  state: TurnState,
): Promise<StepRequest> {
  const request = await fitting(composing, space, state);
  noteOutsideWords(composing, request);
  return request;
}

async function fitting(
  composing: Composing,
  space: CallSpace,
  state: TurnState,
): Promise<StepRequest> {
  const { llm, exposure, tail } = composing;
  await composing.load(composing.signal);
  await emitReveals(composing);
  const head = await headFor(composing);
  const request = compose({ space, state, head, tail: tail() });
  const limit = Math.max(llm.contextSize() - RESERVED_TOKENS, llm.contextSize() / 2);
  const fit = { limit, count: (prompt: Prompt) => llm.countPrompt(prompt) };
  const trimmed = await trimPrompt(request, fit);
  if (trimmed === request) return request;
  const again = exposure.again({ ...scoped(state), items: trimmed.items }, state.items);
  await emitReveals(composing);
  return { ...trimmed, items: [...trimmed.items, ...again] };
}

/** The frozen head of the prompt: all of it text, or with the tools apart for the model's own format to show. */
export async function headFor({
  system,
  nativeSystem,
  exposure,
}: Pick<Prompting, "system" | "nativeSystem" | "exposure">): Promise<PromptHead> {
  if (!nativeSystem) return { system: `${system}\n${exposure.system()}` };
  const { text, tools } = exposure.head();
  const texts = [await nativeSystem(), text].filter((one) => one !== "");
  return { system: texts.join("\n"), tools };
}

/** Tells what was shown since the last time, with what it costs. */
export async function emitReveals({
  takeReveals,
  llm,
  emit,
}: Pick<Composing, "takeReveals" | "llm" | "emit">): Promise<void> {
  for (const { names, via, text } of takeReveals()) {
    emit({ type: "reveal", names, via, tokens: await llm.count(text) });
  }
}
