import { fileURLToPath } from "node:url";
import type { Llm, StepOutcome, TokenUsage } from "../types/llm.ts";
import { ChildClient } from "./process/child-client.ts";
import type { ChildOptions } from "./process/child-client.ts";
import { checkModelFile } from "./engine/model-file.ts";
import { onceLoaded, untilAborted } from "./engine/once-loaded.ts";
import type { LlmVerbs, LoadAsk } from "./process/protocol.ts";

export type LlmOptions = LoadAsk;

const ENGINE: ChildOptions = {
  entry: fileURLToPath(new URL("process/engine-process.ts", import.meta.url)),
};

const NO_USAGE: TokenUsage = { promptTokens: 0, evaluatedTokens: 0, generatedTokens: 0 };
const STOPPED: StepOutcome = {
  output: { kind: "answer", text: "" },
  stop: "aborted",
  usage: NO_USAGE,
  prefillMs: 0,
  decodeMs: 0,
};

/** The model as an engine in this project's own hands. */
export type EngineLlm = Llm & {
  /** Forgets what was read, as a fresh start would. */
  readonly forget: () => Promise<void>;
};

/**
 * A model in a process of its own, which starts with the first request and again after a crash; each
 * request carries its whole prompt, so nothing is lost but the time to read it again. Failures are
 * AssistantErrors: model_crashed (ask again), model_unstable, context_full, grammar_invalid, and on
 * loading model_missing, model_broken, model_unsupported, model_memory, engine_missing.
 */
export function createLlm(options: LlmOptions, engine: ChildOptions = ENGINE): EngineLlm {
  const client = new ChildClient<LlmVerbs>(engine);
  let contextSize: number | undefined;
  const load = onceLoaded(client, async () => {
    await checkModelFile(options.id, options.modelFile);
    ({ contextSize } = await client.ask("load", options));
  });
  /** Loads what a crash took away; false when it was stopped meanwhile. */
  const isReady = async (signal: AbortSignal): Promise<boolean> => {
    try {
      await untilAborted(load(), signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return !signal.aborted;
  };
  const ask: typeof client.ask = async (verb, what, asked) => {
    await load();
    return client.ask(verb, what, asked);
  };
  return {
    id: options.id,
    contextSize: () => {
      if (contextSize === undefined) throw new Error("The context size is known after loading.");
      return contextSize;
    },
    load: async (signal) => {
      const started = performance.now();
      await untilAborted(load(), signal);
      return performance.now() - started;
    },
    count: (text) => ask("count", text),
    countPrompt: (prompt) => ask("countPrompt", prompt),
    forget: async () => void (await ask("forget", null)),
    prefill: async (prompt, signal) =>
      (await isReady(signal)) ? ask("prefill", prompt, { signal }) : NO_USAGE,
    step: async (request, asked) =>
      (await isReady(asked.signal)) ? ask("step", request, asked) : STOPPED,
    saveState: async (file) => void (await ask("saveState", file)),
    loadState: (file) => ask("loadState", file),
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}
