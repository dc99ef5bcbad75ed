import type { Prompt } from "../../types/prompt-item.ts";
import type { StepOutcome, StepRequest, TokenUsage } from "../../types/llm.ts";

/** A verb with what is asked and what comes back. */
export type VerbTable = { readonly [verb: string]: { ask: unknown; answer: unknown } };

export type LoadAsk = {
  readonly id: string;
  readonly modelFile: string;
  readonly contextSize: number;
  readonly threads: number;
  readonly gpu: "auto" | false;
  /** Tokens a model that can think may think before each step; none where it isn't said. */
  readonly thoughtTokens?: number;
  /** Reads the vocabulary alone and computes nothing: what would be evaluated is counted. */
  readonly countsOnly?: boolean;
};
/** What the model turned out to be: `contextSize` is at most what it was trained for. */
type Loaded = { readonly contextSize: number; readonly wrapper: string };

/** What the language model's process does. */
export type LlmVerbs = {
  load: { ask: LoadAsk; answer: Loaded };
  count: { ask: string; answer: number };
  countPrompt: { ask: Prompt; answer: number };
  prefill: { ask: Prompt; answer: TokenUsage };
  step: { ask: StepRequest; answer: StepOutcome };
  forget: { ask: null; answer: null };
  saveState: { ask: string; answer: null };
  loadState: { ask: string; answer: boolean };
};

export type EmbedLoadAsk = {
  readonly id: string;
  readonly modelFile: string;
  readonly threads: number;
};

/** What the embedding model's process does. */
export type EmbedVerbs = {
  load: { ask: EmbedLoadAsk; answer: null };
  embed: { ask: readonly string[]; answer: readonly Float32Array[] };
};

/** Parent to child. One ask is worked at a time, in order; an abort overtakes. */
export type Request<Verbs extends VerbTable> = Asks<Verbs>[keyof Verbs] | AbortRequest;
type AbortRequest = { readonly kind: "abort"; readonly id: number };
type Asks<Verbs extends VerbTable> = {
  [Verb in keyof Verbs]: {
    readonly kind: "ask";
    readonly id: number;
    readonly verb: Verb;
    readonly ask: Verbs[Verb]["ask"];
  };
};

/** Child to parent. Any message is a sign of life; `alive` is nothing else. */
export type Reply =
  | { readonly kind: "done"; readonly id: number; readonly answer: unknown }
  | ({ readonly kind: "failed"; readonly id: number } & FailedReply)
  | { readonly kind: "text"; readonly id: number; readonly delta: string }
  | { readonly kind: "alive" };

/** `aborted` is the code of work that was stopped before it had anything to answer. */
export type FailedReply = {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
};
