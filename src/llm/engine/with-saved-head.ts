import { createHash } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { AssistantError } from "../../errors.ts";
import type { Llm, TokenUsage } from "../../types/llm.ts";
import { headOf } from "../../types/prompt-item.ts";
import type { PromptHead } from "../../types/prompt-item.ts";

export type SavedHead = {
  /** Where states lie; made when it is missing. */
  readonly folder: string;
  /** One state is kept for each name. */
  readonly name: string;
};

type Cost = { readonly evaluatedTokens: number; readonly ms: number };

const NOTHING: Cost = { evaluatedTokens: 0, ms: 0 };

/**
 * A model that reads the head of its first prompt from disk where it was saved by an earlier start,
 * and else evaluates and saves it. Only the head is ever saved: it holds no word of a conversation.
 * What reading it cost is counted with the first step or prefill. A state of other weights, another
 * head or another engine, or a broken one, is evaluated anew; one that can't be written is not kept.
 */
export function withSavedHead(llm: Llm, place: SavedHead): Llm {
  let opening: Promise<Cost> | undefined;
  /** What the head cost, told once. */
  const open = async (head: PromptHead, signal: AbortSignal): Promise<Cost> => {
    if (opening) return (await opening, NOTHING);
    const attempt = (opening = openHead(llm, place, { head: headOf(head), signal }));
    try {
      return await attempt;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  return {
    ...llm,
    prefill: async (prompt, signal) => {
      const { evaluatedTokens } = await open(prompt, signal);
      return plus(await llm.prefill(prompt, signal), evaluatedTokens);
    },
    step: async (request, options) => {
      const { evaluatedTokens, ms } = await open(request, options.signal);
      const outcome = await llm.step(request, options);
      const usage = plus(outcome.usage, evaluatedTokens);
      return { ...outcome, usage, prefillMs: outcome.prefillMs + ms };
    },
  };
}

type Wanted = { readonly head: PromptHead; readonly signal: AbortSignal };

async function openHead(llm: Llm, place: SavedHead, { head, signal }: Wanted): Promise<Cost> {
  const started = performance.now();
  const file = join(place.folder, `${place.name}-${digestOf(llm.id, head)}.state`);
  let evaluatedTokens = 0;
  if (!(await llm.loadState(file))) {
    ({ evaluatedTokens } = await llm.prefill({ ...head, items: [] }, signal));
    if (!signal.aborted) await keep(llm, place, file);
  }
  return { evaluatedTokens, ms: performance.now() - started };
}

/** The state in its file, and those of other heads by the same name gone. */
async function keep(llm: Llm, { folder, name }: SavedHead, file: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const older = (await readdir(folder)).filter((entry) => entry.startsWith(`${name}-`));
    for (const entry of older) await rm(join(folder, entry), { force: true });
    await llm.saveState(file);
  } catch (error) {
    const isFull = error instanceof AssistantError || (error instanceof Error && "code" in error);
    // A full or read-only disk costs the next start its seconds, not this request its answer.
    if (!isFull) throw error;
  }
}

function digestOf(id: string, { system, tools }: PromptHead): string {
  const parts = tools === undefined ? [id, system] : [id, system, tools];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

function plus(usage: TokenUsage, evaluatedTokens: number): TokenUsage {
  return { ...usage, evaluatedTokens: usage.evaluatedTokens + evaluatedTokens };
}
