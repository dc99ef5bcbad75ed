import { Gemma4ChatWrapper, LlamaText, SpecialTokensText } from "node-llama-cpp";
import type { ChatWrapper, ChatWrapperSettings, LlamaTextValue } from "node-llama-cpp";
import type { JsonObject, JsonValue } from "../../types/json.ts";
import { joined, QUOTED, quoted } from "./quoted-arguments.ts";

/**
 * Gemma 4 as its template writes it. The library has its turns; its tools, calls and results are JSON,
 * which the template never writes, between marks the vocabulary hasn't.
 */
export function gemma4(): ChatWrapper {
  const wrapper = new Gemma4ChatWrapper({ reasoning: false });
  const { call } = FUNCTIONS;
  const generateFunctionCall: ChatWrapper["generateFunctionCall"] = (name, params) =>
    LlamaText([call.prefix, name, call.paramsPrefix, QUOTED.write(Object(params)), call.suffix]);
  return Object.assign(wrapper, {
    settings: { ...wrapper.settings, functions: FUNCTIONS },
    generateFunctionCall,
    generateAvailableFunctionsSystemText,
  });
}

const generateAvailableFunctionsSystemText: ChatWrapper["generateAvailableFunctionsSystemText"] = (
  tools,
) =>
  LlamaText(
    Object.entries(tools).map(([name, { description = "", params = {} }]) => [
      new SpecialTokensText("<|tool>"),
      `declaration:${name}{description:`,
      ...quoted(description),
      ",parameters:",
      // What the library calls a schema is the JSON it was given.
      ...schemaText(params as JsonObject),
      "}",
      new SpecialTokensText("<tool|>"),
    ]),
  );

/** What a schema may say, in the order it is said; its type comes last. */
const SAID = ["description", "enum", "items", "properties", "required", "type"] as const;

function schemaText(schema: JsonObject): readonly LlamaTextValue[] {
  const rows = SAID.flatMap((name) => {
    const value = schema[name];
    const isEmpty = typeof value === "object" && Object.keys(value ?? {}).length === 0;
    const isSaid = value !== undefined && !isEmpty;
    return isSaid ? [[`${name}:`, ...valueText(name, value)]] : [];
  });
  return ["{", ...joined(rows), "}"];
}

function valueText(name: (typeof SAID)[number], value: JsonValue): readonly LlamaTextValue[] {
  if (name === "type") return quoted(String(value).toUpperCase());
  // The casts are safe: a schema has a schema there, and one for each name.
  if (name === "items") return schemaText(value as JsonObject);
  if (name !== "properties") return quoted(value);
  const rows = Object.entries(value as Readonly<Record<string, JsonObject>>)
    .toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map(([own, schema]) => [`${own}:`, ...schemaText(schema)]);
  return ["{", ...joined(rows), "}"];
}

function control(text: string): LlamaText {
  return LlamaText(new SpecialTokensText(text));
}

const FUNCTIONS: ChatWrapperSettings["functions"] = {
  call: {
    optionalPrefixSpace: false,
    prefix: control("<|tool_call>call:"),
    paramsPrefix: "{",
    suffix: control("<tool_call|>"),
  },
  result: {
    prefix: LlamaText([
      new SpecialTokensText("<|tool_response>response:"),
      "{{functionName}}{value:",
      new SpecialTokensText('<|"|>'),
    ]),
    suffix: LlamaText([
      new SpecialTokensText('<|"|>'),
      "}",
      new SpecialTokensText("<tool_response|>"),
    ]),
  },
};
