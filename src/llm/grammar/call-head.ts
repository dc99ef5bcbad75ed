import type { Token } from "node-llama-cpp";
import type { ChatStyle } from "../format/chat-style.ts";
import type { EvaluatedContext } from "../engine/evaluated-context.ts";
import { renderCallHead } from "../format/render-prompt.ts";
import { tokensOf } from "../engine/span.ts";
import type { Run, Span } from "../engine/span.ts";
import type { RunTokeniser } from "../engine/tokenise-run.ts";

/** What stands before a call's arguments. */
export type CallHead = {
  readonly spans: readonly Span[];
  readonly tokens: readonly Token[];
  /** The tokens up to the first one after the name: those a choice is judged by. */
  readonly judged: readonly Token[];
  /** The template puts a blank before the arguments; the model writes it, joined as it is used to. */
  readonly afterSpace: boolean;
};

/** Builds the heads of calls, each once. */
export class CallHeads {
  readonly #style: ChatStyle;
  readonly #context: EvaluatedContext;
  readonly #tokeniser: RunTokeniser;
  readonly #heads = new Map<string, CallHead>();

  constructor(style: ChatStyle, context: EvaluatedContext, tokeniser: RunTokeniser) {
    this.#style = style;
    this.#context = context;
    this.#tokeniser = tokeniser;
  }

  of(name: string): CallHead {
    const head = this.#heads.get(name) ?? this.#build(name);
    this.#heads.set(name, head);
    return head;
  }

  #build(name: string): CallHead {
    const runs = renderCallHead(name, this.#style);
    const last = runs.at(-1);
    const afterSpace = last?.kind === "text" && last.text.endsWith(" ");
    const shown = afterSpace ? [...runs.slice(0, -1), withoutBlank(last)] : runs;
    const spans = this.#context.spansOf(shown, false).map((span) => ({ ...span, isOpen: true }));
    const tokens = tokensOf(spans);
    return { spans, tokens, judged: tokens.slice(0, this.#judgedLength(spans, name)), afterSpace };
  }

  #judgedLength(spans: readonly Span[], name: string): number {
    const at = spans.findIndex(({ kind, text }) => kind === "text" && text.includes(name));
    const span = spans[at];
    if (!span) return tokensOf(spans).length;
    const before = tokensOf(spans.slice(0, at));
    const nameEnd = span.text.indexOf(name) + name.length;
    const count = span.tokens.findIndex((_, index) => {
      return this.#tokeniser.text(span.tokens.slice(0, index + 1), before).length > nameEnd;
    });
    return before.length + (count < 0 ? span.tokens.length : count) + 1;
  }
}

function withoutBlank({ kind, text }: Run): Run {
  return { kind, text: text.slice(0, -1) };
}
