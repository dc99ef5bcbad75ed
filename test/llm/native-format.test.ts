import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JinjaTemplateChatWrapper } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { chooseChatStyle } from "../../src/llm/engine/chat-wrapper.ts";
import type { ChatStyle } from "../../src/llm/engine/chat-wrapper.ts";
import { renderCallHead, renderPrompt, tagTexts } from "../../src/llm/engine/render-prompt.ts";
import type { Prompt } from "../../src/types/prompt-item.ts";

const PROMPT: Prompt = {
  system: "You help.",
  tools: [
    {
      name: "timers.set",
      description: "Set a timer or an alarm.",
      parameters: {
        type: "object",
        properties: {
          duration: { type: "string", description: "how long" },
          kind: { type: "string", description: "which of them", enum: ["timer", "alarm"] },
        },
        required: ["duration"],
      },
    },
  ],
  items: [
    { kind: "user", text: "five minutes" },
    { kind: "note", text: "Now: Monday." },
    { kind: "call", name: "timers.set", arguments: { duration: "five minutes" }, result: "set" },
    { kind: "assistant", text: "Done." },
    { kind: "user", text: "thanks" },
  ],
};

function styleOf(architecture: string, marks: readonly string[], template = ""): ChatStyle {
  const isToken = (text: string): boolean => marks.includes(text);
  const style = chooseChatStyle({ architecture, name: "", template, isToken });
  if (!style) throw new Error("No style.");
  return style;
}

const CHATML = "<|im_start|>";
const LLAMA = "<|start_header_id|>";
const QWEN_25 = readFileSync(
  join(import.meta.dirname, "../data/chat-templates/qwen2.5.jinja"),
  "utf8",
);
/** In this file's template the braces of the example are doubled; its calls have single ones. */
const EXAMPLE = '{{"name": <function-name>, "arguments": <args-json-object>}}';
const qwen = styleOf("qwen2", [CHATML], QWEN_25);

const rendered = (style: ChatStyle, prompt = PROMPT): string =>
  renderPrompt(prompt, style)
    .map(({ text }) => text)
    .join("");
const head = (style: ChatStyle): string =>
  renderCallHead("timers.set", style)
    .map(({ text }) => text)
    .join("");

describe("a conversation with tools", () => {
  it("is written for Qwen 2.5 as its published template writes it", () => {
    const published = new JinjaTemplateChatWrapper({
      template: QWEN_25,
      functionCallMessageTemplate: "auto",
    });
    const { contextText } = published.generateContextState({
      chatHistory: [
        { type: "system", text: "You help." },
        { type: "user", text: "five minutes\nNow: Monday." },
        {
          type: "model",
          response: [
            {
              type: "functionCall",
              name: "timers.set",
              params: { duration: "five minutes" },
              result: "set",
            },
            "Done.",
          ],
        },
        { type: "user", text: "thanks" },
        { type: "model", response: [] },
      ],
      availableFunctions: Object.fromEntries(
        (PROMPT.tools ?? []).map(({ name, description, parameters }) => [
          name,
          // A schema as it is; the library's type knows those it makes grammars of.
          { description, params: parameters as { type: "object" } },
        ]),
      ),
      documentFunctionParams: true,
    });
    expect(contextText.toString()).toContain(EXAMPLE);
    const text = contextText.values
      .map((value) => (typeof value === "string" ? value : value.value))
      .join("");
    expect(rendered(qwen)).toBe(text.replace(EXAMPLE, EXAMPLE.slice(1, -1)));
  });

  it.each([
    ["Qwen 2.5", qwen],
    ["Qwen 3.5", styleOf("qwen35", [CHATML, "<think>"], `${CHATML} enable_thinking`)],
    ["Gemma", styleOf("gemma3", ["<start_of_turn>"])],
    ["Gemma 4", styleOf("gemma4", ["<|turn>", "<turn|>"])],
    ["Llama 3", styleOf("llama", [LLAMA])],
    ["Llama 3.1", styleOf("llama", [LLAMA, "<|eom_id|>"])],
    ["ChatML", styleOf("llama", [CHATML])],
  ])("is written for %s with its tools in the head and its calls as it calls", (name, style) => {
    const text = rendered(style);
    expect(text.indexOf("Set a timer or an alarm.")).toBeLessThan(text.indexOf("five minutes"));
    expect(text.split(head(style)).length, "the call, as one is begun").toBe(2);
    expect(text).toMatchSnapshot(name);
  });

  it("has tags no answer may contain", () => {
    expect(tagTexts(qwen)).toEqual(
      expect.arrayContaining(["<tools>", "</tools>", "<tool_call>", "</tool_call>"]),
    );
    const known = ["</think>", "<think>", "<|im_end|>", "<|im_start|>"];
    expect(tagTexts(styleOf("llama", [CHATML])).toSorted()).toEqual(known);
  });

  it("is written as ever where no tools are shown apart", () => {
    const { system, items } = PROMPT;
    expect(rendered(qwen, { system, tools: [], items })).toBe(rendered(qwen, { system, items }));
    expect(rendered(qwen, { system, items })).not.toContain("<tools>");
  });
});
