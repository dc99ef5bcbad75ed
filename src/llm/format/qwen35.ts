import { LlamaText, QwenChatWrapper, SpecialTokensText } from "node-llama-cpp";
import type { ChatWrapper } from "node-llama-cpp";
import { TAGGED } from "./tagged-arguments.ts";
import { withToolsFirst } from "./tools-first.ts";

const END_OF_CALL = LlamaText(new SpecialTokensText("\n</tool_call>"));

/**
 * Qwen 3.5 as its template writes it. The library gives all arguments as one JSON object in a
 * parameter of its own invention.
 */
export function qwen35(): ChatWrapper {
  const wrapper = new QwenChatWrapper({ variation: "3.5", keepOnlyLastThought: false });
  const { functions } = wrapper.settings;
  const call = { ...functions.call, paramsPrefix: ">\n", suffix: END_OF_CALL };
  const generateFunctionCall: ChatWrapper["generateFunctionCall"] = (name, params) =>
    LlamaText([call.prefix, name, call.paramsPrefix, TAGGED.write(Object(params)), call.suffix]);
  const styled = Object.assign(wrapper, {
    settings: { ...wrapper.settings, functions: { ...functions, call } },
    generateFunctionCall,
  });
  return withToolsFirst(styled, LlamaText("\n\n"));
}
