import type { LlamaContextSequence, Token } from "node-llama-cpp";
import { commonLength, matchSpans, spansWithin, tokensOf } from "./span.ts";
import type { Run, Span } from "./span.ts";
import type { RunTokeniser } from "./tokenise-run.ts";
import type { Work } from "./serve-parent.ts";

/**
 * Tokens evaluated between two looks at the abort signal. On 1 core, SmolLM2-135M: 64 at a time
 * cost nothing against 512, and an abort waits 0.3 s (`npx vitest run --project model test/model/llm.test.ts`).
 */
const SLICE = 64;

/** A prompt as the tokens it would be, those of earlier output included where they still fit. */
export type Plan = { readonly spans: readonly Span[]; readonly tokens: readonly Token[] };

/** What the model has read, and what it says: keeps all that a next prompt has in common with it. */
export class EvaluatedContext {
  readonly sequence: LlamaContextSequence;
  readonly #tokeniser: RunTokeniser;
  #spans: readonly Span[] = [];

  constructor(sequence: LlamaContextSequence, tokeniser: RunTokeniser) {
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
    await this.keepFirst(commonLength(this.sequence.contextTokens, tokens));
    while (this.sequence.nextTokenIndex < tokens.length) {
      if (work.signal.aborted) return false;
      const start = this.sequence.nextTokenIndex;
      await this.sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(start, start + SLICE));
      work.alive();
    }
    return !work.signal.aborted;
  }

  /** Forgets everything after the first `count` tokens. */
  async keepFirst(count: number): Promise<void> {
    const end = this.sequence.nextTokenIndex;
    if (count < end) await this.sequence.eraseContextTokenRanges([{ start: count, end }]);
  }

  /** Recurrent and hybrid models can only go back to a checkpoint: makes one here where needed. */
  async checkpoint(): Promise<void> {
    if (this.sequence.needsCheckpoints) await this.sequence.takeCheckpoint();
  }

  /** Records what the tokens in the context say, as far as they are there. */
  remember(spans: readonly Span[]): void {
    this.#spans = spansWithin(spans, this.sequence.nextTokenIndex);
  }
}
