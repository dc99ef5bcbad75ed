import { LlamaText } from "node-llama-cpp";
import type { ChatWrapper } from "node-llama-cpp";

type AddTools = ChatWrapper["addAvailableFunctionsSystemMessageToHistory"];

/** The wrapper, changed to say its tools before the system text, where the library says them behind it. */
export function withToolsFirst(wrapper: ChatWrapper, between: LlamaText): ChatWrapper {
  const addAvailableFunctionsSystemMessageToHistory: AddTools = (history, tools, options = {}) => {
    if (!tools || Object.keys(tools).length === 0) return history;
    const { documentParams = true } = options;
    const own = wrapper.generateAvailableFunctionsSystemText(tools, { documentParams });
    const [first, ...rest] = history;
    if (first?.type !== "system") return [{ type: "system", text: own.toJSON() }, ...history];
    const text = LlamaText([own, between, LlamaText.fromJSON(first.text)]);
    return [{ type: "system", text: text.toJSON() }, ...rest];
  };
  return Object.assign(wrapper, { addAvailableFunctionsSystemMessageToHistory });
}
