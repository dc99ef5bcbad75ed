import type { Token } from "node-llama-cpp";

/**
 * A stretch of a rendered prompt. `text` is data and never becomes control tokens, `control` is the
 * chat template's own, `builtin` names a special token (BOS).
 */
export type Run = { readonly kind: "text" | "control" | "builtin"; readonly text: string };

/** A run, or the beginning of one, with the tokens that stand for it in the model's context. */
export type Span = Run & {
  readonly tokens: readonly Token[];
  /** The run may go on after it, since this is where writing the prompt ended and generating began. */
  readonly isOpen: boolean;
};

/**
 * Lays what the context holds over a prompt, and says what is left to tokenise.
 *
 *   context   [control][text ][control][text, open][text, open]
 *   prompt    [control][text ][control][text ───────────────── more][control]
 *             └──────────── kept ─────────────────────────────┘└──── rest ───┘
 *
 * Text the model wrote is found again by what it says, whichever tokens it chose for it. A closed
 * text span fits a whole run only: cut elsewhere, "cal" + "endar" would be tokenised as no model has
 * seen it.
 */
export function matchSpans(
  spans: readonly Span[],
  runs: readonly Run[],
): { readonly kept: readonly Span[]; readonly rest: readonly Run[] } {
  let rest = [...runs];
  let count = 0;
  for (const span of spans) {
    const [run, ...others] = rest;
    if (!run || !fits(span, run)) break;
    const left = run.text.slice(span.text.length);
    rest = left === "" ? others : [{ kind: run.kind, text: left }, ...others];
    count += 1;
  }
  return { kept: spans.slice(0, count), rest };
}

/** The spans that lie wholly within the first `count` tokens. */
export function spansWithin(spans: readonly Span[], count: number): readonly Span[] {
  let end = 0;
  const beyond = spans.findIndex(({ tokens }) => (end += tokens.length) > count);
  return beyond < 0 ? spans : spans.slice(0, beyond);
}

export function tokensOf(spans: readonly Span[]): Token[] {
  return spans.flatMap(({ tokens }) => tokens);
}

/** How many tokens two sequences share at their beginning. */
export function commonLength(left: readonly Token[], right: readonly Token[]): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    if (left[index] !== right[index]) return index;
  }
  return length;
}

function fits(span: Span, run: Run): boolean {
  if (span.kind !== run.kind || !run.text.startsWith(span.text)) return false;
  return span.text.length === run.text.length || span.isOpen || span.kind === "control";
}
