import {
  ChatMLChatWrapper,
  Gemma4ChatWrapper,
  GemmaChatWrapper,
  Llama3_1ChatWrapper,
  Llama3_2LightweightChatWrapper,
  Llama3ChatWrapper,
  LlamaText,
  QwenChatWrapper,
} from "node-llama-cpp";
import type { ChatWrapper, LlamaTextInputValue } from "node-llama-cpp";

/** What decides how a model wants to be talked to. */
export type ModelFacts = {
  readonly architecture: string;
  readonly name: string;
  /** The chat template of the file, empty where there is none. */
  readonly template: string;
  /** Whether a text is one token of the vocabulary. */
  readonly isToken: (text: string) => boolean;
};

export type ChatStyle = {
  readonly wrapper: ChatWrapper;
  /** An empty thought is written before everything the model says, so that it doesn't think aloud. */
  readonly skipsThought: boolean;
};

/** Nothing in the head may depend on the day: it is evaluated once and kept. */
const UNDATED = { cuttingKnowledgeDate: null, todayDate: null, noToolInstructions: true } as const;

/**
 * The way to write a conversation for a model, out of those that keep a user's text from becoming
 * control tokens; undefined when none fits. Decided by the vocabulary, since a template's own
 * control tokens must exist in it.
 */
export function chooseChatStyle(facts: ModelFacts): ChatStyle | undefined {
  const wrapper = wrapperFor(facts);
  if (!wrapper) return undefined;
  const skipsThought = facts.template.includes("enable_thinking") && facts.isToken("<think>");
  wrapper.generateFunctionCallResult = (name, _params, result) => resultText(wrapper, name, result);
  return { wrapper, skipsThought };
}

function wrapperFor({
  architecture,
  name,
  template,
  isToken,
}: ModelFacts): ChatWrapper | undefined {
  if (isToken("<|turn>") && isToken("<turn|>")) return new Gemma4ChatWrapper({ reasoning: false });
  if (isToken("<start_of_turn>")) return new GemmaChatWrapper();
  if (isToken("<|start_header_id|>")) return llama3For(name, isToken);
  const isChatMl = template === "" || template.includes("<|im_start|>");
  if (!isToken("<|im_start|>") || !isChatMl) return undefined;
  if (architecture.startsWith("qwen35")) return qwen("3.5");
  if (/^qwen[23]/.test(architecture)) return qwen("3");
  return new ChatMLChatWrapper();
}

function llama3For(name: string, isToken: (text: string) => boolean): ChatWrapper {
  if (/llama[- _]?3\.2.*\b[13]b/i.test(name)) return new Llama3_2LightweightChatWrapper(UNDATED);
  return isToken("<|eom_id|>") ? new Llama3_1ChatWrapper(UNDATED) : new Llama3ChatWrapper();
}

function qwen(variation: "3" | "3.5"): ChatWrapper {
  return new QwenChatWrapper({ variation, keepOnlyLastThought: false });
}

/** A result as it was given; the library would write it as a JSON string, quoted and escaped. */
function resultText(wrapper: ChatWrapper, name: string, result: unknown): LlamaText {
  const { prefix, suffix } = wrapper.settings.functions.result;
  return LlamaText([fill(prefix, name), String(result), fill(suffix, name)]);
}

/** A piece of a template's call syntax with the tool's name in it. */
export function fill(piece: LlamaTextInputValue, name: string): LlamaText {
  return LlamaText(piece).mapValues((value) =>
    typeof value === "string" ? value.replaceAll("{{functionName}}", name) : value,
  );
}
