import type { Expression } from "./expression.ts";
import type { Prompt } from "./prompt-item.ts";

export type TokenUsage = {
  /** The prompt's whole length. */
  readonly promptTokens: number;
  /** Tokens the model computed for it; the rest was reused. */
  readonly evaluatedTokens: number;
  readonly generatedTokens: number;
};

/** One tool the step may call, with what its arguments object may be. */
export type StepChoice = {
  readonly name: string;
  readonly argumentsGrammar: Expression;
  readonly bias: number;
};

export type StepRequest = Prompt & {
  readonly choices: readonly StepChoice[];
  readonly mayAnswer: boolean;
  readonly maxTokens: number;
};

export type StepOutput =
  | { readonly kind: "call"; readonly name: string; readonly argumentsText: string }
  | { readonly kind: "answer"; readonly text: string }
  /** Anything else a model can say; only scripted ones do. */
  | { readonly kind: "raw"; readonly text: string };

export type StepOutcome = {
  readonly output: StepOutput;
  readonly stop: "call" | "answer" | "length" | "invalid" | "aborted";
  readonly usage: TokenUsage;
  readonly prefillMs: number;
  readonly decodeMs: number;
};

export type StepOptions = {
  readonly signal: AbortSignal;
  /** Called with each piece of an answer as it is generated. */
  readonly onText?: (delta: string) => void;
};

/** A model on this machine. One conversation at a time; what is common with the last prompt is reused. */
export type Llm = AsyncDisposable & {
  readonly id: string;
  /** Tokens; known after `load`. */
  readonly contextSize: () => number;
  /** Loads the weights; later calls return at once. Milliseconds it took. */
  readonly load: (signal: AbortSignal) => Promise<number>;
  readonly count: (text: string) => Promise<number>;
  readonly countPrompt: (prompt: Prompt) => Promise<number>;
  /** Evaluates a prompt without generating, in slices an abort stops between. */
  readonly prefill: (prompt: Prompt, signal: AbortSignal) => Promise<TokenUsage>;
  readonly step: (request: StepRequest, options: StepOptions) => Promise<StepOutcome>;
  /** Saves the evaluated state; `loadState` answers false when the file does not fit this model. */
  readonly saveState: (file: string) => Promise<void>;
  readonly loadState: (file: string) => Promise<boolean>;
};

/** A small model that turns texts into vectors (not normalised; empty text gives an empty vector). */
export type Embedder = AsyncDisposable & {
  readonly id: string;
  readonly embed: (
    texts: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly Float32Array[]>;
};
