import type { Llm, StepOutcome, StepOptions, TokenUsage } from "../../types/llm.ts";
import { hang, outputOf, scriptedCrash, scriptReader, stopOf } from "./script.ts";
import type { ScriptLine } from "./script.ts";

/** As large as the largest context the engine is ever asked for. */
const CONTEXT_SIZE = 32_768;
/** There is no tokenizer, and an estimate would be taken for a measurement. */
const NO_TOKENS: TokenUsage = { promptTokens: 0, evaluatedTokens: 0, generatedTokens: 0 };

/**
 * A model that says what a script tells it, one line a step, whatever it is asked; when the script
 * is over it says nothing more. It counts no tokens: every count it gives is 0.
 */
export function createScriptedLlm(lines: readonly ScriptLine[]): Llm {
  const script = scriptReader(lines);
  return {
    id: "script",
    contextSize: () => CONTEXT_SIZE,
    load: async () => 0,
    count: async () => 0,
    countPrompt: async () => 0,
    prefill: async () => NO_TOKENS,
    step: (_request, options) => play(script.next(), options),
    saveState: async () => undefined,
    loadState: async () => false,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

async function play(line: ScriptLine, { signal, onText }: StepOptions): Promise<StepOutcome> {
  if ("crash" in line) throw scriptedCrash();
  const started = performance.now();
  if ("hangMs" in line) await hang(line.hangMs, signal);
  const output = signal.aborted ? ({ kind: "answer", text: "" } as const) : outputOf(line);
  if (output.kind === "answer") output.text.match(/\s*\S+/g)?.forEach((word) => onText?.(word));
  return {
    output,
    stop: signal.aborted ? "aborted" : stopOf(output),
    usage: NO_TOKENS,
    prefillMs: 0,
    decodeMs: performance.now() - started,
  };
}
