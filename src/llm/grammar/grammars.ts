import { LlamaGrammarEvaluationState } from "node-llama-cpp";
import type { Llama, LlamaModel } from "node-llama-cpp";
import { AssistantError } from "../../errors.ts";
import { sequence, toGbnf } from "./gbnf.ts";
import type { Expression } from "./gbnf.ts";
import { parseGbnf } from "./parse-gbnf.ts";

/** Grammars kept ready: a conversation's tools with a few sets of candidates each. */
const KEPT = 64;

/** A grammar for the arguments of a call. */
export type ArgumentsGrammar = {
  /** Undefined where only the engine understands it. */
  readonly expression: Expression | undefined;
  /** The engine's grammar, at its beginning or at what is left of it. */
  readonly start: (rest: Expression | undefined) => Promise<LlamaGrammarEvaluationState>;
};

/** Compiles grammars and keeps the last ones ready; a fresh start of a kept one is a copy. */
export class Grammars {
  readonly #llama: Llama;
  readonly #model: LlamaModel;
  readonly #ready = new Map<string, LlamaGrammarEvaluationState>();

  constructor(llama: Llama, model: LlamaModel) {
    this.#llama = llama;
    this.#model = model;
  }

  /** `text` is GBNF with the rule `root`; with `afterSpace` a blank comes first. */
  of(text: string, { afterSpace }: { readonly afterSpace: boolean }): ArgumentsGrammar {
    const blank: Expression = { kind: "literal", text: afterSpace ? " " : "" };
    const root = parseGbnf(text);
    const whole = `${text}\nwhole ::= ${toGbnf(blank)} root`;
    return {
      expression: root && sequence([blank, root]),
      start: (rest) => this.#start(rest ? `whole ::= ${toGbnf(rest)}` : whole),
    };
  }

  async #start(text: string): Promise<LlamaGrammarEvaluationState> {
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
