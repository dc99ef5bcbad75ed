import { jsonDumps, Llama3ChatWrapper, LlamaText, SpecialTokensText } from "node-llama-cpp";
import type { ChatWrapper, ChatWrapperSettings } from "node-llama-cpp";
import { withToolsFirst } from "./tools-first.ts";

/**
 * Llama 3.1 and later as their template writes them where it is told to put tools before the system's
 * words: behind the first user's they would move with every turn that is let go. The day isn't said.
 */
export function llama31(): ChatWrapper {
  const wrapper = new Llama3ChatWrapper();
  const styled = Object.assign(wrapper, {
    settings: { ...wrapper.settings, functions: FUNCTIONS },
    generateAvailableFunctionsSystemText,
  });
  return withToolsFirst(styled, LlamaText("\n\n"));
}

const generateAvailableFunctionsSystemText: ChatWrapper["generateAvailableFunctionsSystemText"] = (
  tools,
) => {
  const shown = Object.entries(tools).map(([name, { description, params }]) =>
    jsonDumps({ type: "function", function: { name, description, parameters: params } }),
  );
  return LlamaText([
    new SpecialTokensText("Environment: ipython\n"),
    "You have access to the following functions. To call a function, please respond with JSON for a function call.",
    'Respond in the format {"name": function name, "parameters": dictionary of argument name and its value}.',
    `Do not use variables.\n\n${shown.join("\n\n")}`,
  ]);
};

const END = "<|eot_id|>";

function header(role: string): string {
  return `<|start_header_id|>${role}<|end_header_id|>\n\n`;
}

function control(text: string): LlamaText {
  return LlamaText(new SpecialTokensText(text));
}

const FUNCTIONS: ChatWrapperSettings["functions"] = {
  call: {
    optionalPrefixSpace: true,
    prefix: '{"name": "',
    paramsPrefix: '", "parameters": ',
    suffix: LlamaText(["}", new SpecialTokensText(END)]),
    emptyCallParamsPlaceholder: {},
  },
  result: { prefix: control(header("ipython")), suffix: control(`${END}${header("assistant")}`) },
};
