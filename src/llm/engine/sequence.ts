import { TokenMeter } from "node-llama-cpp";
import type { LlamaContextSequence, Token } from "node-llama-cpp";
import { commonLength } from "./span.ts";

/** What is asked of the library's sequence. */
export type Sequence = Pick<
  LlamaContextSequence,
  | "adaptStateToTokens"
  | "clearHistory"
  | "contextTokens"
  | "controlledEvaluate"
  | "evaluate"
  | "evaluateWithoutGeneratingNewTokens"
  | "loadStateFromFile"
  | "needsCheckpoints"
  | "nextTokenIndex"
  | "saveStateToFile"
  | "takeCheckpoint"
  | "tokenMeter"
>;

/**
 * A sequence that notes what it is given to read and computes nothing, so that the engine's own code
 * counts what it would evaluate. It chooses nothing: what is written must be forced.
 */
export class CountedSequence implements Sequence {
  readonly tokenMeter = new TokenMeter();
  readonly needsCheckpoints = false;
  #tokens: Token[] = [];

  get contextTokens(): Token[] {
    return [...this.#tokens];
  }

  get nextTokenIndex(): number {
    return this.#tokens.length;
  }

  async adaptStateToTokens(tokens: Token[]): Promise<void> {
    this.#tokens.length = commonLength(this.#tokens, tokens);
  }

  async clearHistory(): Promise<void> {
    this.#tokens = [];
  }

  async evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void> {
    this.#tokens.push(...tokens);
    this.tokenMeter.useTokens(tokens.length, "input");
  }

  async takeCheckpoint(): Promise<void> {
    // It goes back to any place.
  }

  evaluate(): never {
    throw new Error("What only counts can't choose.");
  }

  controlledEvaluate(): never {
    throw new Error("What only counts can't compare.");
  }

  saveStateToFile(): never {
    throw new Error("What only counts has no state.");
  }

  loadStateFromFile(): never {
    throw new Error("What only counts has no state.");
  }
}
