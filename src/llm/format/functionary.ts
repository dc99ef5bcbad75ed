import {
  FunctionaryChatWrapper,
  Llama3ChatWrapper,
  LlamaText,
  SpecialTokensText,
} from "node-llama-cpp";
import type { ChatWrapper, ChatWrapperSettings } from "node-llama-cpp";
import { withToolsFirst } from "./tools-first.ts";

/** What stands before words for the user; a call has the tool's name in its place. */
export const TO_ALL = ">>>all\n";

/**
 * Functionary 3.2: Llama 3's turns, in which all that is written is addressed, to a tool or to all. The
 * library's own forgets the header before a call that opens a turn, so only its words on tools are used.
 */
export function functionary(): ChatWrapper {
  const wrapper = new Llama3ChatWrapper();
  const styled = Object.assign(wrapper, {
    settings: { ...wrapper.settings, functions: FUNCTIONS },
    generateAvailableFunctionsSystemText: (
      ...given: Parameters<ChatWrapper["generateAvailableFunctionsSystemText"]>
    ) => new FunctionaryChatWrapper().generateAvailableFunctionsSystemText(...given),
  });
  return withToolsFirst(styled, control(`<|eot_id|>${header("system")}`));
}

function header(role: string): string {
  return `<|start_header_id|>${role}<|end_header_id|>\n\n`;
}

function control(text: string): LlamaText {
  return LlamaText(new SpecialTokensText(text));
}

const FUNCTIONS: ChatWrapperSettings["functions"] = {
  call: {
    optionalPrefixSpace: true,
    prefix: control(">>>"),
    paramsPrefix: "\n",
    suffix: "",
    emptyCallParamsPlaceholder: {},
  },
  result: { prefix: control(header("tool")), suffix: control("<|eot_id|>") },
  parallelism: {
    call: { sectionPrefix: "", sectionSuffix: control("<|eot_id|>") },
    result: { sectionSuffix: control(header("assistant")) },
  },
};
