import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { getLlama, LlamaLogLevel, LlamaText } from "node-llama-cpp";
import type { Llama, LlamaModel, Token } from "node-llama-cpp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseChatStyle } from "../../src/llm/format/chat-style.ts";
import type { ChatStyle } from "../../src/llm/format/chat-style.ts";
import type { ModelFacts } from "../../src/llm/format/model-facts.ts";
import {
  controlTexts,
  renderAnswerHead,
  renderCallHead,
  renderPrompt,
  runsOf,
  stablePart,
} from "../../src/llm/format/render-prompt.ts";
import type { Run } from "../../src/llm/engine/span.ts";
import { RunTokeniser } from "../../src/llm/engine/tokenise-run.ts";
import type { Prompt, PromptItem, ShownTool } from "../../src/types/prompt-item.ts";
import { vocabularyFile } from "./vocabulary-file.ts";
import type { Vocabulary } from "./vocabulary-file.ts";

type Family = Vocabulary & {
  readonly wrapper: string;
  /** Its template moves the tools to the newest words, or writes a call otherwise once it is made: that is read anew. */
  readonly isReadAnew?: boolean;
  readonly facts: Omit<ModelFacts, "isToken">;
};

const QWEN_MARKS = ["<tool_call>", "</tool_call>", "<tool_response>", "</tool_response>"];
const THOUGHT = ["<think>", "</think>"];
const LLAMA = ["<|begin_of_text|>", "<|eot_id|>", "<|start_header_id|>", "<|end_header_id|>"];
const CHATML = ["<|endoftext|>", "<|im_end|>", "<|im_start|>"];
const facts = (architecture: string, template = ""): Family["facts"] => {
  return { architecture, template };
};

const INSTRUCT = ["[INST]", "[/INST]", "[TOOL_CALLS]", "[AVAILABLE_TOOLS]", "[/AVAILABLE_TOOLS]"];
const OWN = `{{ bos_token }}{% if tools %}<|tools|>{{ tools | tojson }}<|end|>{% endif %}{% for m in messages %}<|{{ m.role }}|>{{ m.content }}{% for c in m.tool_calls or [] %}<|call|>{{ c.function.name }}<|with|>{{ c.function.arguments | tojson }}{% endfor %}<|end|>{% endfor %}`;

/** As their vocabularies have them; what a model's file calls user-defined is so here. */
const FAMILIES: readonly Family[] = [
  { wrapper: "ChatML", facts: facts("llama", "<|im_start|>"), control: CHATML, userDefined: [] },
  {
    wrapper: "Qwen",
    facts: facts("qwen3", "<|im_start|> enable_thinking"),
    control: CHATML,
    userDefined: [...QWEN_MARKS, ...THOUGHT],
  },
  {
    wrapper: "Qwen",
    facts: facts("qwen35", "<|im_start|> enable_thinking"),
    control: CHATML,
    userDefined: [...QWEN_MARKS, ...THOUGHT],
  },
  {
    wrapper: "Gemma",
    facts: facts("gemma3", "<start_of_turn>"),
    control: ["<bos>", "<eos>"],
    userDefined: ["<start_of_turn>", "<end_of_turn>"],
  },
  {
    wrapper: "Gemma 4",
    facts: facts("gemma4", "<|turn>"),
    control: ["<bos>", "<eos>", "<|turn>", "<turn|>"],
    userDefined: [
      "<|tool>",
      "<tool|>",
      "<|tool_call>",
      "<tool_call|>",
      "<|tool_response>",
      "<tool_response|>",
      '<|"|>',
      "<|channel>",
      "<channel|>",
    ],
  },
  { wrapper: "Llama 3", facts: facts("llama"), control: LLAMA, userDefined: [] },
  {
    wrapper: "Llama 3.1",
    facts: facts("llama", "<|start_header_id|> <function="),
    control: [...LLAMA, "<|eom_id|>"],
    userDefined: ["<function=", "</function>"],
  },
  {
    wrapper: "Llama 3",
    facts: facts("llama", "<|start_header_id|>"),
    control: [...LLAMA, "<|eom_id|>"],
    userDefined: [],
  },
  {
    wrapper: "Llama 3",
    facts: facts("llama", "<|start_header_id|> >>>all"),
    control: LLAMA,
    userDefined: [],
  },
  {
    wrapper: "Mistral",
    facts: facts("llama", "[INST]"),
    control: ["<s>", "</s>", ...INSTRUCT, "[TOOL_RESULTS]", "[/TOOL_RESULTS]"],
    userDefined: [],
    isReadAnew: true,
  },
  {
    wrapper: "JinjaTemplate",
    facts: facts("anybody", OWN),
    control: ["<s>", "</s>", "<|system|>", "<|user|>", "<|assistant|>", "<|tool|>", "<|end|>"],
    userDefined: ["<|tools|>", "<|call|>", "<|with|>"],
    isReadAnew: true,
  },
];

let folder = "";
let llama: Llama;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-vocabulary-"));
  llama = await getLlama({ gpu: false, build: "never", logLevel: LlamaLogLevel.disabled });
});
afterAll(async () => {
  await llama.dispose();
  await rm(folder, { recursive: true });
});

async function vocabularyOf(vocabulary: Vocabulary): Promise<LlamaModel> {
  const modelPath = join(folder, "vocabulary.gguf");
  await writeFile(modelPath, vocabularyFile(vocabulary));
  return llama.loadModel({ modelPath, vocabOnly: true });
}

function styleOf(family: Family): ChatStyle {
  const marks = [...family.control, ...family.userDefined];
  const style = chooseChatStyle({ ...family.facts, isToken: (text) => marks.includes(text) });
  if (!style) throw new Error("No style.");
  return style;
}

function shown(description: string): ShownTool {
  const properties = { text: { type: "string", description, enum: [description] } };
  return { name: "mail.search", description, parameters: { type: "object", properties } };
}

/** One of everything a conversation has, each with a text in it. */
function conversation(data: string): Prompt {
  return {
    system: `s ${data}`,
    // An outside server writes its own descriptions.
    tools: [shown(`t ${data}`)],
    items: [
      { kind: "user", text: `u ${data}` },
      { kind: "note", text: data },
      {
        kind: "call",
        name: "mail.search",
        arguments: { text: data },
        result: `r ${data}\n${data}`,
      },
      { kind: "assistant", text: data },
      { kind: "user", text: `${data}user\n${data}` },
    ],
  };
}

describe.each(FAMILIES)("$wrapper for $facts.architecture", (family) => {
  const style = styleOf(family);

  it("is the way it is talked to", () => {
    expect(style.wrapper.wrapperName).toBe(family.wrapper);
  });

  it("lets no text become a token that means something to the template", async () => {
    await using model = await vocabularyOf(family);
    const tokeniser = new RunTokeniser(model, controlTexts(style));
    const tokenise = (data: string): readonly Token[] =>
      renderPrompt(conversation(data), style).flatMap((run, index) =>
        tokeniser.tokens(run, index === 0),
      );
    const marks = [...family.control, ...family.userDefined];
    const hostile = tokenise(marks.join("") + marks.join(" "));
    const harmless = tokenise("harmless words");
    for (const mark of marks) {
      const [token, ...more] = model.tokenize(mark, true);
      expect(more, `${mark} is one token`).toEqual([]);
      const count = (tokens: readonly Token[]): number =>
        tokens.filter((each) => each === token).length;
      expect(count(hostile), `${mark} in text`).toBe(count(harmless));
    }
    const text = model.detokenize(hostile, true);
    expect(text.split(marks.join("")).length, "the text itself is all there").toBeGreaterThan(5);
  });

  it.skipIf(family.isReadAnew)("goes on with a conversation by appending only", () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), item, kinds, (items, next, kind) => {
        const { isCall, hasTools } = kind;
        const head = hasTools ? { ...HEAD, tools: [shown("Finds.")] } : HEAD;
        const written: PromptItem = isCall
          ? { kind: "call", name: "a.b", arguments: { from: "x" }, result: "none" }
          : { kind: "assistant", text: "Nothing." };
        const begun = isCall ? renderCallHead("a.b", style) : renderAnswerHead(style);
        const given = style.argumentForm?.write({ from: "x" }) ?? LlamaText('{"from": "x"}');
        const body = runsOf(isCall ? given : LlamaText("Nothing."));
        const soFar = [...renderPrompt({ ...head, items }, style), ...begun, ...body];
        const later = renderPrompt({ ...head, items: [...items, written, next] }, style);
        expect(spelled(later).startsWith(spelled(soFar))).toBe(true);
      }),
    );
  });

  it("begins with a head that stays whatever follows", () => {
    const head = stablePart(renderPrompt({ ...HEAD, items: [] }, style));
    const later = renderPrompt({ ...HEAD, items: [{ kind: "user", text: "x" }] }, style);
    expect(spelled(later).startsWith(spelled(head))).toBe(true);
    expect(head.at(-1)?.text).toContain("You help.");
  });

  it("begins with its tools, too, and they stay", () => {
    const said = { ...HEAD, tools: [shown("Finds.")] };
    const head = stablePart(renderPrompt({ ...said, items: [] }, style));
    const later = renderPrompt({ ...said, items: [{ kind: "user", text: "x" }] }, style);
    expect(spelled(later).startsWith(spelled(head))).toBe(true);
    const text = head.map((run) => run.text).join("");
    expect(text).toContain("You help.");
    expect(text).toContain("Finds.");
  });
});

const HEAD = { system: "You help." };
const kinds = fc.record({ isCall: fc.boolean(), hasTools: fc.boolean() });
const words = fc.constantFrom("hello", "two words", "", "line\nline");
const item: fc.Arbitrary<PromptItem> = fc.oneof(
  fc.record({ kind: fc.constantFrom("user" as const, "note" as const), text: words }),
  fc.record({ kind: fc.constant("assistant" as const), text: words }),
  fc.record({
    kind: fc.constant("call" as const),
    name: fc.constantFrom("a.b", "c"),
    arguments: fc.constantFrom({}, { from: "tomorrow", all: true }),
    result: words,
  }),
);

/** Text with its kind on every character, so that control and data never look alike. */
function spelled(runs: readonly Run[]): string {
  return runs.flatMap(({ kind, text }) => [...text].map((each) => `${kind[0]}${each}`)).join("");
}

function only(...tokens: readonly string[]): (text: string) => boolean {
  return (text) => tokens.includes(text);
}

describe("models that are refused", () => {
  it.each([
    ["no template tokens at all", facts("llama"), only("<s>", "</s>")],
    ["a template without a safe way to write it", facts("llama", "[INST]"), only("[INST]")],
    ["ChatML tokens but another template", facts("qwen2", "<｜User｜>"), only("<|im_start|>")],
    ["Alpaca's plain text", facts("llama", "### Instruction:"), only()],
  ])("%s", (_, known, isToken) => {
    expect(chooseChatStyle({ ...known, isToken })).toBeUndefined();
  });
});
