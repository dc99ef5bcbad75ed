import { LlamaGrammarEvaluationState } from "node-llama-cpp";
import type { Llama, LlamaModel } from "node-llama-cpp";
import { AssistantError } from "../errors.ts";

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

  /** `text` is GBNF with the rule `root`; with `afterSpace` a blank may come first. */
  async start(
    text: string,
    { afterSpace }: { readonly afterSpace: boolean },
  ): Promise<LlamaGrammarEvaluationState> {
    const key = `${afterSpace}${text}`;
    const ready = this.#ready.get(key) ?? (await this.#compile(text, afterSpace));
    this.#ready.delete(key);
    this.#ready.set(key, ready);
    const [oldest] = this.#ready.keys();
    if (this.#ready.size > KEPT && oldest !== undefined) this.#ready.delete(oldest);
    return ready.clone();
  }

  async #compile(text: string, afterSpace: boolean): Promise<LlamaGrammarEvaluationState> {
    try {
      const grammar = await this.#llama.createGrammar(
        afterSpace
          ? { grammar: `${text}\nafter-space ::= " "? root`, rootRuleName: "after-space" }
          : { grammar: text },
      );
      return new LlamaGrammarEvaluationState({ model: this.#model, grammar });
    } catch (error) {
      throw new AssistantError("grammar_invalid", "A grammar could not be compiled.", {
        cause: error,
      });
    }
  }
}
