import type { Token } from "node-llama-cpp";
import type { Sequence } from "./sequence.ts";
import { matchSpans, spansWithin, tokensOf } from "./span.ts";
import type { Run, Span } from "./span.ts";
import type { RunTokeniser } from "./tokenise-run.ts";
import type { Work } from "../process/serve-parent.ts";

/**
 * Tokens evaluated between two looks at the abort signal. SmolLM2-135M on one core: 127 tokens/s in
 * slices of 64, 122 of 512, 77 of 32, so smaller ones cost and larger ones gain nothing; a stop waits
 * for one slice, half a second there (`npx vitest run --project model test/model/llm.test.ts -t stopping`).
 */
const SLICE = 64;

/** A prompt as the tokens it would be, those of earlier output included where they still fit. */
export type Plan = { readonly spans: readonly Span[]; readonly tokens: readonly Token[] };

/** What the model has read, and what it says: keeps all that a next prompt has in common with it. */
export class EvaluatedContext {
  readonly sequence: Sequence;
  readonly #tokeniser: RunTokeniser;
  #spans: readonly Span[] = [];

  constructor(sequence: Sequence, tokeniser: RunTokeniser) {
    this.sequence = sequence;
    this.#tokeniser = tokeniser;
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }

  /** Tokens the model has computed so far, whatever became of them. */
  get evaluated(): number {
    const { usedInputTokens, usedOutputTokens } = this.sequence.tokenMeter.getState();
    return usedInputTokens + usedOutputTokens;
  }

  plan(runs: readonly Run[]): Plan {
    const { kept, rest } = matchSpans(this.#spans, runs);
    const fresh = this.spansOf(rest, kept.length === 0);
    const spans = [...kept, ...fresh];
    return { spans, tokens: tokensOf(spans) };
  }

  spansOf(runs: readonly Run[], isFirst: boolean): readonly Span[] {
    let nothingBefore = isFirst;
    return runs.map((run) => {
      const tokens = this.#tokeniser.tokens(run, nothingBefore);
      nothingBefore &&= tokens.length === 0;
      return { ...run, tokens, isOpen: false };
    });
  }

  /**
   * Makes the context hold exactly these tokens, reading only what is not there yet; false when it
   * was stopped on the way, between two slices.
   */
  async hold(tokens: readonly Token[], work: Work): Promise<boolean> {
    // Unlike erasing, this never reads anything again by itself, which no signal could stop.
    await this.sequence.adaptStateToTokens([...tokens], false);
    while (this.sequence.nextTokenIndex < tokens.length) {
      if (work.signal.aborted) return false;
      const start = this.sequence.nextTokenIndex;
      await this.sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(start, start + SLICE));
      work.alive();
    }
    return !work.signal.aborted;
  }

  /** Recurrent and hybrid models can only go back to a checkpoint: makes one here where needed. */
  async checkpoint(): Promise<void> {
    if (this.sequence.needsCheckpoints) await this.sequence.takeCheckpoint();
  }

  /** As if nothing had been read yet. */
  async forget(): Promise<void> {
    await this.sequence.clearHistory();
    this.#spans = [];
  }

  /** Records what the tokens in the context say, as far as they are there. */
  remember(spans: readonly Span[]): void {
    this.#spans = spansWithin(spans, this.sequence.nextTokenIndex);
  }
}
