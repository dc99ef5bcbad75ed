import { LlamaText, SpecialToken, SpecialTokensText } from "node-llama-cpp";
import type { ChatHistoryItem, ChatModelResponse, GbnfJsonSchema } from "node-llama-cpp";
import type { JsonObject } from "../../types/json.ts";
import type { Prompt, PromptHead, PromptItem } from "../../types/prompt-item.ts";
import { fill } from "./chat-style.ts";
import type { ChatStyle } from "./chat-style.ts";
import type { Run } from "../engine/span.ts";

type Said = ChatModelResponse["response"];
type Message = { readonly isUser: boolean; readonly items: readonly PromptItem[] };

/** What a model writes to say nothing of its thoughts, as its template would. */
const NO_THOUGHT: Said[number] = {
  type: "segment",
  segmentType: "thought",
  ended: true,
  text: "\n\n",
  raw: LlamaText(new SpecialTokensText("<think>\n\n</think>\n\n")).toJSON(),
};
/** What ends a thought; the empty one is its beginning and this. */
const THOUGHT_END = "\n</think>\n\n";

/**
 * A conversation as the model's template writes it, up to where the model goes on. The same prompt
 * with more items at its end begins with the same runs.
 */
export function renderPrompt(prompt: Prompt, style: ChatStyle): readonly Run[] {
  const chatHistory = historyOf(prompt, style);
  const functions = functionsOf(prompt, style);
  const { contextText } = style.wrapper.generateContextState({ chatHistory, ...functions });
  return withClosedThought(runsOf(contextText));
}

/** Some templates begin a thought whatever they are told; what is written next would all be one. */
function withClosedThought(runs: readonly Run[]): readonly Run[] {
  const last = runs.at(-1);
  if (last?.kind !== "control" || !/<think>\s*$/.test(last.text)) return runs;
  return [...runs.slice(0, -1), { ...last, text: `${last.text.trimEnd()}\n${THOUGHT_END}` }];
}

/** A prompt up to where the model thinks, for one that ends with an empty thought; and what ends the thought. */
export function openThought(runs: readonly Run[]): { runs: readonly Run[]; end: Run } | undefined {
  const last = runs.at(-1);
  if (last?.kind !== "control" || !last.text.endsWith(THOUGHT_END)) return undefined;
  const begun: Run = { kind: "control", text: last.text.slice(0, -THOUGHT_END.length) };
  return { runs: [...runs.slice(0, -1), begun], end: { kind: "control", text: THOUGHT_END } };
}

/** The part of a rendered prompt that stays when more is appended: all up to its last data. */
export function stablePart(runs: readonly Run[]): readonly Run[] {
  return runs.slice(0, runs.findLastIndex(({ kind }) => kind === "text") + 1);
}

/** What is written before the arguments of a call: `||call: calendar.query(`. */
export function renderCallHead(name: string, { wrapper }: ChatStyle): readonly Run[] {
  const { call, parallelism } = wrapper.settings.functions;
  const section = parallelism?.call.sectionPrefix ?? "";
  return runsOf(LlamaText([section, call.prefix, name, fill(call.paramsPrefix, name)]));
}

/** What is written before an answer; nothing in most templates. */
export function renderAnswerHead({ answerHead: head }: ChatStyle): readonly Run[] {
  return head === "" ? [] : [{ kind: "control", text: head }];
}

/** A call's beginning as a person would see it, without the name: what an answer must never contain. */
export function callMark({ wrapper }: ChatStyle): string {
  return LlamaText(wrapper.settings.functions.call.prefix).toString().trim();
}

/** Everything the template may write by itself, for finding the tokens that mean something in it. */
export function controlTexts(style: ChatStyle): readonly string[] {
  const { wrapper } = style;
  const sample: Prompt = {
    system: "s",
    tools: [{ name: "n", description: "d", parameters: { type: "object", properties: {} } }],
    items: [
      { kind: "user", text: "u" },
      { kind: "call", name: "n", arguments: {}, result: "r" },
      { kind: "assistant", text: "a" },
      { kind: "user", text: "u" },
    ],
  };
  const thought = wrapper.settings.segments?.thought;
  const marks = [thought?.prefix ?? "", thought?.suffix ?? ""].flatMap((mark) =>
    mark instanceof Object && "type" in mark ? [] : runsOf(LlamaText(mark)),
  );
  const state = wrapper.generateContextState({
    chatHistory: historyOf(sample, { ...style, skipsThought: true }),
    ...functionsOf(sample, style),
  });
  const stops = state.stopGenerationTriggers.flatMap((stop) => runsOf(LlamaText(stop)));
  const runs = [...runsOf(state.contextText), ...marks, ...stops];
  return runs.filter(({ kind }) => kind === "control").map(({ text }) => text);
}

/**
 * Tags the template writes around tools and calls, such as Qwen's `<tools>`. Where a vocabulary has no
 * token for one a model can spell it: it then begins a call in a way of its own, which is no answer.
 */
export function tagTexts(style: ChatStyle): readonly string[] {
  const tags = controlTexts(style).flatMap((text) => text.match(/<[^\s<>]+>/g) ?? []);
  return [...new Set(tags)];
}

/** The template's stops that are plain text. */
export function stopTexts({ wrapper }: ChatStyle): readonly string[] {
  const { stopGenerationTriggers } = wrapper.generateContextState({ chatHistory: [] });
  return stopGenerationTriggers
    .map((stop) => runsOf(LlamaText(stop)))
    .filter((runs) => runs.every(({ kind }) => kind === "text"))
    .map((runs) => runs.map(({ text }) => text).join(""));
}

type Functions = Pick<
  Parameters<ChatStyle["wrapper"]["generateContextState"]>[0],
  "availableFunctions" | "documentFunctionParams"
>;

/** The tools of the head, for the template to document in its own format. */
function functionsOf(
  { tools = [] }: PromptHead,
  { saysRequired }: Pick<ChatStyle, "saysRequired">,
): Functions {
  if (tools.length === 0) return {};
  const rows = tools.map(({ name, description, parameters }) => {
    const schema = saysRequired ? parameters : withOptional(parameters);
    // The library prints a schema as it is given; its type knows those it makes grammars of.
    return [name, { description, params: schema as GbnfJsonSchema }] as const;
  });
  return { availableFunctions: Object.fromEntries(rows), documentFunctionParams: true };
}

/** Some signatures have no mark for what may be left out, so the description says it. */
function withOptional(schema: JsonObject): JsonObject {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties as Readonly<Record<string, JsonObject>>).map(
    ([name, property]) =>
      Array.isArray(required) && required.includes(name)
        ? [name, property]
        : [name, { ...property, description: `optional: ${String(property["description"])}` }],
  );
  return { ...schema, properties: Object.fromEntries(rows) };
}

function historyOf({ system, items }: Prompt, style: ChatStyle): ChatHistoryItem[] {
  const head: ChatHistoryItem[] = system === "" ? [] : [{ type: "system", text: system }];
  const messages = messagesOf(items);
  const open = messages.at(-1)?.isUser === false ? [] : [{ isUser: false, items: [] }];
  return [...head, ...[...messages, ...open].map((message) => historyItem(message, style))];
}

function messagesOf(items: readonly PromptItem[]): readonly Message[] {
  const messages: { isUser: boolean; items: PromptItem[] }[] = [];
  for (const item of items) {
    const isUser = item.kind === "user" || item.kind === "note";
    const last = messages.at(-1);
    if (last?.isUser === isUser) last.items.push(item);
    else messages.push({ isUser, items: [item] });
  }
  return messages;
}

function historyItem({ isUser, items }: Message, style: ChatStyle): ChatHistoryItem {
  if (isUser) {
    const texts = items.map((item) => (item.kind === "call" ? "" : item.text));
    return { type: "user", text: texts.join("\n") };
  }
  const opening = style.skipsThought ? [NO_THOUGHT] : [];
  const response = items.flatMap((item) => said(item, { opening, head: answerHead(style) }));
  return { type: "model", response: [...opening, ...response] };
}

/** What is written before an answer, as a piece of one. */
function answerHead({ answerHead: head }: ChatStyle): Said {
  if (head === "") return [];
  const raw = LlamaText(new SpecialTokensText(head)).toJSON();
  return [{ type: "segment", segmentType: "comment", ended: true, text: "", raw }];
}

type Before = { readonly opening: Said; readonly head: Said };

function said(item: PromptItem, { opening, head }: Before): Said {
  if (item.kind !== "call") return [...head, item.text];
  const { name, arguments: params, result } = item;
  return [{ type: "functionCall", name, params, result, startsNewChunk: true }, ...opening];
}

export function runsOf({ values }: LlamaText): readonly Run[] {
  return values.map((value) => {
    if (value instanceof SpecialToken) return { kind: "builtin", text: value.value };
    if (value instanceof SpecialTokensText) return { kind: "control", text: value.value };
    return { kind: "text", text: value };
  });
}
