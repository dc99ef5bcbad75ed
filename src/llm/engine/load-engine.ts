import { getLlama, InsufficientMemoryError, LlamaLogLevel } from "node-llama-cpp";
import type { Llama, LlamaModel } from "node-llama-cpp";
import { AssistantError, messageOf } from "../../errors.ts";
import { CallHeads } from "../grammar/call-head.ts";
import { chooseChatStyle } from "../format/chat-style.ts";
import { EvaluatedContext } from "./evaluated-context.ts";
import { Grammars } from "../grammar/grammars.ts";
import { brokenModel } from "./model-file.ts";
import type { LoadAsk } from "../process/protocol.ts";
import { controlTexts, renderAnswerHead } from "../format/render-prompt.ts";
import type { Engine } from "./engine.ts";
import { CountedSequence } from "./sequence.ts";
import type { Sequence } from "./sequence.ts";
import type { Span } from "./span.ts";
import type { Work } from "../process/serve-parent.ts";
import { RunTokeniser } from "./tokenise-run.ts";
import { markToken } from "./with-mark.ts";
import { answerRulesFor, biasAgainst, foreignTokens } from "./answer-rules.ts";

/** A model in memory, ready to be asked. Nothing is built or fetched: the binary is the packaged one. */
export async function loadEngine(ask: LoadAsk, work: Work): Promise<Engine> {
  const llama = await startLlama(ask);
  const { countsOnly = false } = ask;
  const model = await loadModel(llama, { ...ask, vocabOnly: countsOnly }, work);
  const style = chooseChatStyle(factsOf(model));
  if (!style) {
    throw new AssistantError(
      "model_unsupported",
      `The model ${ask.id} has no chat template that keeps a user's text apart from its own commands.`,
      { hint: "Use another one: sotto models list." },
    );
  }
  const trained = model.fileInsights.trainContextSize ?? ask.contextSize;
  const contextSize = Math.min(ask.contextSize, trained);
  const sequence = countsOnly
    ? new CountedSequence()
    : await openSequence(model, { ...ask, contextSize });
  const tokeniser = new RunTokeniser(model, controlTexts(style));
  const context = new EvaluatedContext(sequence, tokeniser);
  const speech = { model, style, tokeniser };
  const ofArguments = markToken(tokeniser, style.argumentForm?.mark);
  return {
    style,
    context,
    sequence,
    tokeniser,
    heads: new CallHeads(style, context, tokeniser),
    grammars: new Grammars(llama, model),
    answerRules: answerRulesFor(speech),
    answerHead: context.spansOf(renderAnswerHead(style), false).map(opened),
    foreign: foreignTokens(speech),
    thoughtTokens: ask.thoughtTokens ?? 0,
    argumentBias: biasAgainst(
      model,
      tokeniser.marks.filter((mark) => mark !== ofArguments),
    ),
    contextSize,
  };
}

/** What the model writes goes on right behind it. */
function opened(span: Span): Span {
  return { ...span, isOpen: true };
}

/** The engine's packaged binary; on a Mac it may use the GPU. */
export async function startLlama({
  gpu,
  threads,
}: Pick<LoadAsk, "gpu" | "threads">): Promise<Llama> {
  try {
    const logLevel = LlamaLogLevel.disabled;
    return await getLlama({ gpu, build: "never", maxThreads: threads, logLevel });
  } catch (error) {
    const message = `The model engine can't be started on this machine: ${messageOf(error)}`;
    throw new AssistantError("engine_missing", message, { hint: "Run npm install again." });
  }
}

type ModelAsk = Pick<LoadAsk, "id" | "modelFile"> & {
  /** Its words without its weights: enough for grammars. */
  readonly vocabOnly?: boolean;
};

/** Reads a model file; the failure says what to do. */
export async function loadModel(
  llama: Llama,
  { id, modelFile, vocabOnly = false }: ModelAsk,
  work: Pick<Work, "alive">,
): Promise<LlamaModel> {
  try {
    return await llama.loadModel({
      modelPath: modelFile,
      vocabOnly,
      onLoadProgress: work.alive,
    });
  } catch (error) {
    throw error instanceof InsufficientMemoryError ? tooBig(id) : brokenModel(id, messageOf(error));
  }
}

async function openSequence(
  model: LlamaModel,
  { id, contextSize, threads }: LoadAsk,
): Promise<Sequence> {
  try {
    const context = await model.createContext({
      contextSize,
      threads,
      // Without it a sliding-window model reads a long history again for every turn.
      swaFullCache: true,
    });
    return context.getSequence();
  } catch (error) {
    throw error instanceof InsufficientMemoryError ? tooBig(id) : error;
  }
}

function tooBig(id: string): AssistantError {
  return new AssistantError("model_memory", `There is not enough memory for the model ${id}.`, {
    hint: "Close something, or use a smaller one: sotto models list.",
  });
}

function factsOf(model: LlamaModel): Parameters<typeof chooseChatStyle>[0] {
  const { general, tokenizer } = model.fileInfo.metadata;
  return {
    architecture: general.architecture,
    template: tokenizer.chat_template ?? "",
    isToken: (text) => model.tokenize(text, true).length === 1,
  };
}
