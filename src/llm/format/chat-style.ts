import {
  ChatMLChatWrapper,
  GemmaChatWrapper,
  Llama3_1ChatWrapper,
  Llama3ChatWrapper,
  LlamaText,
  MistralChatWrapper,
  QwenChatWrapper,
} from "node-llama-cpp";
import type { ChatWrapper, LlamaTextInputValue } from "node-llama-cpp";
import type { ArgumentForm } from "./argument-form.ts";
import { functionary, TO_ALL } from "./functionary.ts";
import { gemma4 } from "./gemma4.ts";
import { llama31 } from "./llama31.ts";
import type { ModelFacts } from "./model-facts.ts";
import { ownTemplate } from "./own-template.ts";
import { QUOTED } from "./quoted-arguments.ts";
import { qwen35 } from "./qwen35.ts";
import { TAGGED } from "./tagged-arguments.ts";

export type ChatStyle = {
  readonly wrapper: ChatWrapper;
  /** An empty thought is written before everything the model says, so that it doesn't think aloud. */
  readonly skipsThought: boolean;
  /** How the arguments of a call are written where they aren't one JSON object. */
  readonly argumentForm?: ArgumentForm;
  /** What the template writes before an answer that is no call; empty where it writes nothing. */
  readonly answerHead: string;
  /** Whether the tools are shown with what of their arguments must be given. */
  readonly saysRequired: boolean;
};

/** Nothing in the head may depend on the day: it is evaluated once and kept. */
const UNDATED = { cuttingKnowledgeDate: null, todayDate: null, noToolInstructions: true } as const;

/**
 * The way to write a conversation for a model, out of those that keep a user's text from becoming
 * control tokens; undefined when none fits. Decided by the vocabulary, since a template's own
 * control tokens must exist in it; where no family is known, by the model's own template.
 */
export function chooseChatStyle(facts: ModelFacts): ChatStyle | undefined {
  const found = familyFor(facts) ?? ownTemplate(facts);
  if (!found) return undefined;
  const { wrapper } = found;
  const skipsThought = facts.template.includes("enable_thinking") && facts.isToken("<think>");
  wrapper.generateFunctionCallResult = (name, _params, result) => resultText(wrapper, name, result);
  const saysRequired = showsRequired(wrapper);
  return { answerHead: "", skipsThought, saysRequired, ...found };
}

function showsRequired(wrapper: ChatWrapper): boolean {
  const params = {
    type: "object",
    properties: { p: { type: "string" } },
    required: ["p"],
  } as const;
  const { contextText } = wrapper.generateContextState({
    chatHistory: [{ type: "user", text: "u" }],
    availableFunctions: { n: { description: "d", params } },
    documentFunctionParams: true,
  });
  return contextText.toString().includes('"required"');
}

type Family = { readonly wrapper: ChatWrapper } & Partial<ChatStyle>;

function familyFor({ architecture, template, isToken }: ModelFacts): Family | undefined {
  // A vocabulary may have the marks of the family a model was made from, and its template others.
  const writes = (mark: string): boolean =>
    isToken(mark) && (template === "" || template.includes(mark));
  if (writes("<|turn>") && isToken("<turn|>")) {
    return { wrapper: gemma4(), argumentForm: QUOTED, saysRequired: true };
  }
  if (writes("<start_of_turn>")) return { wrapper: new GemmaChatWrapper() };
  if (writes("<|start_header_id|>")) return llama3For({ template, isToken });
  // Later ones, which have a token for the system's words, say by their own template how they call.
  if (isToken("[TOOL_CALLS]") && !isToken("[SYSTEM_PROMPT]") && writes("[INST]")) {
    return { wrapper: new MistralChatWrapper() };
  }
  if (!writes("<|im_start|>")) return undefined;
  if (architecture.startsWith("qwen35")) return { wrapper: qwen35(), argumentForm: TAGGED };
  if (/^qwen[23]/.test(architecture)) return { wrapper: qwen3() };
  return (
    (callsInItsTemplate(template) && ownTemplate({ template, isToken })) || {
      wrapper: new ChatMLChatWrapper(),
    }
  );
}

/** A template that has a word for tools says how they are called; the plain one knows none. */
function callsInItsTemplate(template: string): boolean {
  return /\btool_calls\b/.test(template);
}

function llama3For({ template, isToken }: Pick<ModelFacts, "template" | "isToken">): Family {
  if (template.includes(">>>all")) return { wrapper: functionary(), answerHead: TO_ALL };
  if (!isToken("<|eom_id|>")) return { wrapper: new Llama3ChatWrapper() };
  // Meta's guide has two ways to call; Functionary 3.1 was taught this one.
  const isInTags = template.includes("<function=");
  return { wrapper: isInTags ? new Llama3_1ChatWrapper(UNDATED) : llama31() };
}

function qwen3(): ChatWrapper {
  return new QwenChatWrapper({ variation: "3", keepOnlyLastThought: false });
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
