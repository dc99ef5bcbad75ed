import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { EvaluatedContext } from "../../src/llm/engine/evaluated-context.ts";
import type { Engine } from "../../src/llm/engine/engine.ts";
import { CountedSequence } from "../../src/llm/engine/sequence.ts";
import type { Run } from "../../src/llm/engine/span.ts";
import type { RunTokeniser } from "../../src/llm/engine/tokenise-run.ts";
import { chooseChatStyle } from "../../src/llm/format/chat-style.ts";
import { renderPrompt } from "../../src/llm/format/render-prompt.ts";
import { runStep } from "../../src/llm/write/run-step.ts";
import type { StepOutcome, StepRequest } from "../../src/types/llm.ts";

const END = 0 as Token;

/** A model that says these texts, one each time it may, a letter a token and each with an end. */
class Scripted extends CountedSequence {
  readonly #says: Iterable<string>[];

  constructor(says: readonly Iterable<string>[]) {
    super();
    this.#says = [...says];
  }

  override evaluate(): never {
    // The one method of the library's that a script has words for.
    return this.#evaluate() as never;
  }

  async *#evaluate(): AsyncGenerator<Token> {
    for (const letter of this.#says.shift() ?? "") yield letter.charCodeAt(0) as Token;
    yield END;
  }
}

function* forever(): Generator<string> {
  for (let count = 0; ; count += 1) yield String.fromCharCode(0x4e00 + count);
}

const LETTERS = {
  tokens: ({ text }: Run) => [...text].map((letter) => letter.charCodeAt(0) as Token),
  text: (tokens: readonly Token[]) => tokens.map((each) => String.fromCharCode(each)).join(""),
};

function engineThatSays(thoughtTokens: number, ...says: readonly Iterable<string>[]): Engine {
  const marks = ["<|im_start|>", "<think>"];
  const template = "<|im_start|> enable_thinking";
  const isToken = (text: string): boolean => marks.includes(text);
  const style = chooseChatStyle({ architecture: "qwen3", template, isToken });
  const sequence = new Scripted(says);
  // No more of either is used than a script has: neither is loaded.
  const tokeniser = LETTERS as unknown as RunTokeniser;
  const context = new EvaluatedContext(sequence, tokeniser);
  const answerRules = {
    stops: ["<think>", "</think>"],
    openings: [],
    isSpecial: (token: Token) => token === END,
  };
  const engine = { style, context, sequence, tokeniser, answerRules, answerHead: [], foreign: [] };
  return { ...engine, thoughtTokens, contextSize: 4_000 } as unknown as Engine;
}

const REQUEST: StepRequest = {
  system: "You help.",
  items: [{ kind: "user", text: "what is new" }],
  choices: [],
  mayAnswer: true,
  maxTokens: 60,
};

type Seen = { readonly outcome: StepOutcome; readonly shown: string };

async function step(engine: Engine, request = REQUEST): Promise<Seen> {
  const shown: string[] = [];
  const { signal } = new AbortController();
  const work = { signal, alive: () => {}, text: (piece: string) => void shown.push(piece) };
  return { outcome: await runStep(engine, request, work), shown: shown.join("") };
}

describe("a model that thinks first", () => {
  it.each<[string, Iterable<string>, number]>([
    ["ends its thought", "It wants mail.", 14],
    ["never ends it", forever(), 50],
    ["thinks of nothing", "", 0],
  ])("says its answer alone where it %s", async (_, thought, length) => {
    const engine = engineThatSays(50, thought, "Two new mails.");
    const { outcome, shown } = await step(engine);
    expect(outcome.output).toEqual({ kind: "answer", text: "Two new mails." });
    expect(outcome.stop).toBe("answer");
    expect(shown).toBe("Two new mails.");
    expect(outcome.usage.generatedTokens).toBe(length + "Two new mails.".length);
  });

  it("keeps nothing of it for the next turn", async () => {
    const engine = engineThatSays(50, "SECRET", "Two.", "SECRET", "Three.");
    await step(engine);
    const items = [
      ...REQUEST.items,
      { kind: "assistant", text: "Two." } as const,
      { kind: "user", text: "and now" } as const,
    ];
    const { outcome } = await step(engine, { ...REQUEST, items });
    expect(outcome.output).toEqual({ kind: "answer", text: "Three." });
    const said = engine.context.spans.map(({ text }) => text).join("");
    expect(said).not.toContain("SECRET");
    const { tokens } = engine.context.plan(renderPrompt({ ...REQUEST, items }, engine.style));
    expect(LETTERS.text(tokens)).not.toContain("SECRET");
  });

  it("begins another thought in its answer, which ends there", async () => {
    const engine = engineThatSays(50, "Hm.", "Two. <think>But SECRET");
    const { outcome, shown } = await step(engine);
    expect(outcome.output).toEqual({ kind: "answer", text: "Two." });
    expect(shown).toBe("Two.");
  });

  it("thinks nothing where no setting gives it tokens", async () => {
    const { outcome } = await step(engineThatSays(0, "Two."));
    expect(outcome.output).toEqual({ kind: "answer", text: "Two." });
    expect(outcome.usage.generatedTokens).toBe(4);
  });

  it("thinks no longer than the context has room for", async () => {
    const engine = { ...engineThatSays(4_096, forever(), "Two."), contextSize: 400 };
    const { outcome } = await step(engine);
    expect(outcome.output).toEqual({ kind: "answer", text: "Two." });
    expect(engine.sequence.nextTokenIndex).toBeLessThan(400);
  });
});
