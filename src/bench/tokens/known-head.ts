import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { EngineLlm } from "../../llm/create-llm.ts";
import type { Llm, TokenUsage } from "../../types/llm.ts";
import { headOf } from "../../types/prompt-item.ts";
import type { PromptHead } from "../../types/prompt-item.ts";

const costSchema = z.object({ tokens: z.number(), ms: z.number() });

/** What evaluating a head cost, measured once. */
export type HeadCost = z.infer<typeof costSchema>;

export type KnownHead = {
  /** The engine as if it had just started: the first step or prefill costs the head, measured before. */
  readonly llm: Llm;
  /** Known after the first step or prefill. */
  readonly cost: () => HeadCost;
  /** Milliseconds this conversation itself waited for the head to be evaluated. */
  readonly waitedMs: () => number;
  /** Milliseconds of the head that no step's time has in it. */
  readonly unpaidMs: () => number;
};

/**
 * An engine for one conversation that begins cold without waiting for it again: the head's state is
 * read from `folder`, and what it cost when it was really evaluated is added to the first step.
 * Without a folder the head is read each time.
 */
export function withKnownHead(
  engine: EngineLlm,
  folder: string | undefined,
  signal: AbortSignal,
): KnownHead {
  let cost: HeadCost | undefined;
  let waitedMs = 0;
  let unpaidMs = 0;
  const open = async (prompt: PromptHead): Promise<HeadCost> => {
    if (cost) return { tokens: 0, ms: 0 };
    const head = await openHead(engine, { folder, head: headOf(prompt), signal });
    cost = { tokens: head.tokens, ms: head.ms };
    waitedMs = head.waitedMs;
    return cost;
  };
  return {
    cost: () => cost ?? { tokens: 0, ms: 0 },
    waitedMs: () => waitedMs,
    unpaidMs: () => unpaidMs,
    llm: {
      ...engine,
      prefill: async (prompt, aborted) => {
        const { tokens, ms } = await open(prompt);
        if (ms > 0) unpaidMs = Math.max(0, ms - waitedMs);
        return plus(await engine.prefill(prompt, aborted), tokens);
      },
      step: async (request, options) => {
        const { tokens, ms } = await open(request);
        const outcome = await engine.step(request, options);
        const usage = plus(outcome.usage, tokens);
        return { ...outcome, usage, prefillMs: outcome.prefillMs + ms };
      },
    },
  };
}

type Place = {
  readonly folder: string | undefined;
  readonly head: PromptHead;
  readonly signal: AbortSignal;
};

async function openHead(
  engine: EngineLlm,
  { folder, head, signal }: Place,
): Promise<HeadCost & { readonly waitedMs: number }> {
  const began = performance.now();
  const file = folder === undefined ? undefined : await fileIn(folder, head);
  const known = file === undefined ? undefined : await readCost(costFile(file));
  if (file !== undefined && known && (await engine.loadState(file))) {
    return { ...known, waitedMs: 0 };
  }
  // What the context holds of another conversation would make this head look cheaper.
  await engine.forget();
  const started = performance.now();
  const { evaluatedTokens: tokens } = await engine.prefill({ ...head, items: [] }, signal);
  const cost = { tokens, ms: performance.now() - started };
  signal.throwIfAborted();
  if (file !== undefined) {
    await engine.saveState(file);
    await writeFile(costFile(file), JSON.stringify(cost));
  }
  return { ...cost, waitedMs: performance.now() - began };
}

async function fileIn(folder: string, { system, tools }: PromptHead): Promise<string> {
  await mkdir(folder, { recursive: true });
  const text = tools === undefined ? system : JSON.stringify([system, tools]);
  return join(folder, `${createHash("sha256").update(text).digest("hex").slice(0, 16)}.state`);
}

function costFile(state: string): string {
  return `${state}.cost.json`;
}

async function readCost(file: string): Promise<HeadCost | undefined> {
  try {
    return costSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined; // nothing was measured yet, or half of it
  }
}

function plus(usage: TokenUsage, tokens: number): TokenUsage {
  return { ...usage, evaluatedTokens: usage.evaluatedTokens + tokens };
}
