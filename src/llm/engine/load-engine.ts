import { getLlama, InsufficientMemoryError, LlamaLogLevel, TokenBias } from "node-llama-cpp";
import type { Llama, LlamaModel, Token } from "node-llama-cpp";
import { AssistantError, messageOf } from "../../errors.ts";
import { CallHeads } from "../grammar/call-head.ts";
import { chooseChatStyle } from "./chat-wrapper.ts";
import type { ChatStyle } from "./chat-wrapper.ts";
import { EvaluatedContext } from "./evaluated-context.ts";
import { Grammars } from "../grammar/grammars.ts";
import { brokenModel } from "./model-file.ts";
import type { LoadAsk } from "../process/protocol.ts";
import { callMark, controlTexts, renderCallHead, stopTexts, tagTexts } from "./render-prompt.ts";
import type { Engine } from "./engine.ts";
import type { Work } from "../process/serve-parent.ts";
import { RunTokeniser } from "./tokenise-run.ts";
import type { AnswerRules } from "../write/write-answer.ts";

/** A model in memory, ready to be asked. Nothing is built or fetched: the binary is the packaged one. */
export async function loadEngine(ask: LoadAsk, work: Work): Promise<Engine> {
  const llama = await startLlama(ask);
  const model = await loadModel(llama, ask, work);
  const style = chooseChatStyle(factsOf(model));
  if (!style) {
    throw new AssistantError(
      "model_unsupported",
      `The model ${ask.id} has no chat template that keeps a user's text apart from its own commands.`,
      { hint: "Use another one: sotto models list." },
    );
  }
  const trained = model.trainContextSize ?? ask.contextSize;
  const contextSize = Math.min(ask.contextSize, trained);
  const sequence = await openSequence(model, { ...ask, contextSize });
  const tokeniser = new RunTokeniser(model, controlTexts(style));
  const context = new EvaluatedContext(sequence, tokeniser);
  return {
    style,
    context,
    sequence,
    tokeniser,
    heads: new CallHeads(style, context, tokeniser),
    grammars: new Grammars(llama, model),
    answerRules: answerRulesFor(model, style, tokeniser),
    argumentBias: biasAgainst(model, tokeniser.marks),
    contextSize,
  };
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
): Promise<Engine["sequence"]> {
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
    name: [general.name, general.basename, general.size_label].join(" "),
    template: tokenizer.chat_template ?? "",
    isToken: (text) => model.tokenize(text, true).length === 1,
  };
}

/** The template's own tokens must not come out of the model as text; those that end a turn do end it. */
function biasAgainst(model: LlamaModel, tokens: readonly Token[]): TokenBias {
  const bias = new TokenBias(model.tokenizer);
  for (const token of tokens) if (!model.isEogToken(token)) bias.set(token, "never");
  return bias;
}

function answerRulesFor(model: LlamaModel, style: ChatStyle, tokeniser: RunTokeniser): AnswerRules {
  const { marks } = tokeniser;
  const callHead = renderCallHead("x", style).flatMap((run) => tokeniser.tokens(run, false));
  const markTexts = marks.map((token) => model.detokenize([token], true));
  return {
    stops: [...new Set([...stopTexts(style), ...tagTexts(style), callMark(style), ...markTexts])],
    bias: biasAgainst(model, [...marks, ...callHead.slice(0, 1)]),
    isSpecial: (token) => marks.includes(token) || model.isSpecialToken(token),
  };
}
