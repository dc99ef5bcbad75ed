import { LlamaGrammarEvaluationState } from "node-llama-cpp";
import type { Llama, LlamaModel } from "node-llama-cpp";
import { AssistantError } from "../../errors.ts";
import type { Expression } from "../../types/expression.ts";
import { toGbnf } from "./to-gbnf.ts";

/** Grammars kept ready: a conversation's tools with a few sets of candidates each. */
const KEPT = 64;

/** Compiles grammars and keeps the last ones ready; a fresh start of a kept one is a copy. */
export class Grammars {
  readonly #llama: Llama;
  readonly #model: LlamaModel;
  readonly #ready = new Map<string, LlamaGrammarEvaluationState>();

  constructor(llama: Llama, model: LlamaModel) {
    this.#llama = llama;
    this.#model = model;
  }

  /** The engine's state at the beginning of what an expression accepts. */
  async start(expression: Expression): Promise<LlamaGrammarEvaluationState> {
    const text = `whole ::= ${toGbnf(expression)}`;
    const ready = this.#ready.get(text) ?? (await this.#compile(text));
    this.#ready.delete(text);
    this.#ready.set(text, ready);
    const [oldest] = this.#ready.keys();
    if (this.#ready.size > KEPT && oldest !== undefined) this.#ready.delete(oldest);
    return ready.clone();
  }

  async #compile(text: string): Promise<LlamaGrammarEvaluationState> {
    try {
      const grammar = await this.#llama.createGrammar({ grammar: text, rootRuleName: "whole" });
      return new LlamaGrammarEvaluationState({ model: this.#model, grammar });
    } catch (error) {
      const message = "A grammar could not be compiled.";
      throw new AssistantError("grammar_invalid", message, { cause: error });
    }
  }
}
