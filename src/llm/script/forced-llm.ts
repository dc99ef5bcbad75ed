import type {
  Llm,
  StepChoice,
  StepOptions,
  StepOutcome,
  StepOutput,
  StepRequest,
} from "../../types/llm.ts";
import { headOf } from "../../types/prompt-item.ts";
import { hang, outputOf, scriptedCrash, stopOf } from "./script.ts";
import type { ScriptLine } from "./script.ts";

/** What the model is made to do in a step, by what the step lets it see and call. */
export type Decide = (request: StepRequest) => ScriptLine;

/**
 * A model whose decisions come from elsewhere and whose work is real: the prompt is evaluated as
 * always, and so is what the script says, so that token counts are those of a model that had decided
 * this by itself. An answer is read in one go instead of token by token: its count is right, its time
 * is not. A crash or hang in the script leaves the model behind it alone.
 */
export function createForcedLlm(llm: Llm, decide: Decide): Llm {
  return {
    ...llm,
    step: async (request, options) => {
      const line = decide(request);
      if ("crash" in line) throw scriptedCrash();
      if ("hangMs" in line) await hang(line.hangMs, options.signal);
      const output = outputOf(line);
      return output.kind === "call"
        ? writeCall({ llm, request, options }, output)
        : readAloud({ llm, request, options }, output);
    },
  };
}

type Forced = {
  readonly llm: Llm;
  readonly request: StepRequest;
  readonly options: StepOptions;
};

/** The engine writes the call itself, under a grammar that admits nothing else. */
async function writeCall(
  { llm, request, options }: Forced,
  output: Extract<StepOutput, { kind: "call" }>,
): Promise<StepOutcome> {
  const { name, argumentsText } = output;
  const choice: StepChoice = {
    name,
    bias: 0,
    argumentsGrammar: { kind: "literal", text: argumentsText },
  };
  const maxTokens = Math.max(request.maxTokens, await llm.count(argumentsText));
  const forced = { ...request, choices: [choice], mayAnswer: false, maxTokens };
  const outcome = await llm.step(forced, options);
  return outcome.stop === "aborted" ? outcome : { ...outcome, output, stop: "call" };
}

async function readAloud(
  { llm, request, options }: Forced,
  output: Extract<StepOutput, { text: string }>,
): Promise<StepOutcome> {
  const { items } = request;
  const head = headOf(request);
  const started = performance.now();
  const promptTokens = await llm.countPrompt({ ...head, items });
  const read = await llm.prefill({ ...head, items }, options.signal);
  const prefillMs = performance.now() - started;
  const said = { ...head, items: [...items, { kind: "assistant", text: output.text } as const] };
  const written = await llm.prefill(said, options.signal);
  const generatedTokens = await llm.count(output.text);
  if (output.kind === "answer" && output.text !== "") options.onText?.(output.text);
  const evaluated = read.evaluatedTokens + written.evaluatedTokens - generatedTokens;
  return {
    output,
    stop: options.signal.aborted ? "aborted" : stopOf(output),
    usage: { promptTokens, evaluatedTokens: Math.max(0, evaluated), generatedTokens },
    prefillMs,
    decodeMs: performance.now() - started - prefillMs,
  };
}
