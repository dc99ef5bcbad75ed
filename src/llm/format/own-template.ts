import { JinjaTemplateChatWrapper, LlamaText } from "node-llama-cpp";
import type { ChatHistoryItem, ChatWrapper } from "node-llama-cpp";
import { isKeptApart } from "./kept-apart.ts";
import type { ModelFacts } from "./model-facts.ts";
import { PlaceHolders } from "./place-holders.ts";

type Facts = Pick<ModelFacts, "template" | "isToken">;
type Generate = JinjaTemplateChatWrapper["generateContextState"];

/**
 * A model of no known family by the template of its own file; undefined where there is none, where it
 * can't be rendered, or where its roles are told apart by plain text, which a user could write too.
 */
export function ownTemplate({ template, isToken }: Facts): OwnTemplate | undefined {
  if (template === "") return undefined;
  for (const functionCallMessageTemplate of ["auto", "noJinja"] as const) {
    try {
      // The template itself says that nothing is thought.
      const options = { template, functionCallMessageTemplate, reasoning: false };
      const wrapper = new KeptApart(options);
      if (!isKeptApart(wrapper, isToken)) return undefined;
      if (callsAsItShows(wrapper)) return { wrapper, skipsThought: false };
    } catch {
      // A template that can't be rendered this way: the next one, or none.
    }
  }
  return undefined;
}

/**
 * Whether a call that was made is written the way one is begun: what the library finds out may be wrong.
 * Where a template writes arguments one by one, it invents a single one called "params".
 */
function callsAsItShows(wrapper: ChatWrapper): boolean {
  const { call, parallelism } = wrapper.settings.functions;
  const section = parallelism?.call.sectionPrefix ?? "";
  const begun = LlamaText([section, call.prefix, "n", call.paramsPrefix, '{"a": "b"}']);
  const made = { type: "functionCall", name: "n", params: { a: "b" }, result: "r" } as const;
  const { contextText } = wrapper.generateContextState({
    chatHistory: [
      { type: "user", text: "u" },
      { type: "model", response: [made, "m"] },
      { type: "user", text: "u" },
      { type: "model", response: [] },
    ],
    availableFunctions: { n: { description: "d", params: { type: "object", properties: {} } } },
  });
  return contextText.toString().includes(begun.toString()) && !/\bparams\b/.test(begun.toString());
}

type OwnTemplate = { readonly wrapper: ChatWrapper; readonly skipsThought: boolean };

/**
 * The library lets a template write tools and arguments among its own control text, where a mark in
 * somebody's words would count. Here it gets a place holder for each such text; the words come after.
 */
class KeptApart extends JinjaTemplateChatWrapper {
  override generateContextState(given: Parameters<Generate>[0]): ReturnType<Generate> {
    const words = new PlaceHolders();
    const { availableFunctions = {}, chatHistory } = given;
    const tools = Object.entries(availableFunctions).map(([name, tool]) => [
      name,
      words.hideTool(tool),
    ]);
    const state = super.generateContextState({
      ...given,
      chatHistory: chatHistory.map((item) => hideArguments(item, words)),
      ...(tools.length > 0 ? { availableFunctions: Object.fromEntries(tools) } : {}),
    });
    return { ...state, contextText: words.show(state.contextText) };
  }
}

function hideArguments(item: ChatHistoryItem, words: PlaceHolders): ChatHistoryItem {
  if (item.type !== "model") return item;
  const response = item.response.map((part) =>
    typeof part === "string" || part.type !== "functionCall"
      ? part
      : { ...part, params: words.hide(part.params) },
  );
  return { ...item, response };
}
