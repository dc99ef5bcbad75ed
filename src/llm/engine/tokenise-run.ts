import type { LlamaModel, Token } from "node-llama-cpp";
import type { Run } from "./span.ts";

/**
 * Turns runs into tokens such that text never yields a token that means something to the template.
 * llama.cpp alone doesn't promise that: tokens a vocabulary calls "user-defined", such as Qwen's
 * `<tool_call>`, are found in plain text too. There the text is taken apart inside the mark.
 */
export class RunTokeniser {
  readonly #model: LlamaModel;
  readonly #marks: ReadonlySet<Token>;
  readonly #markPattern: RegExp;

  constructor(model: LlamaModel, controlTexts: readonly string[]) {
    this.#model = model;
    this.#marks = new Set(
      controlTexts.flatMap((text) =>
        model.tokenize(text, true).filter((token) => this.#means(token)),
      ),
    );
    const texts = [...this.#marks].map((token) => model.detokenize([token], true));
    this.#markPattern = new RegExp(texts.map(escaped).join("|"), "g");
  }

  /** Tokens the template writes by itself and a user's text may never become. */
  get marks(): readonly Token[] {
    return [...this.#marks];
  }

  /** `isFirst` says that nothing stands before the run, not even BOS. */
  tokens({ kind, text }: Run, isFirst: boolean): Token[] {
    const place = isFirst ? undefined : "trimLeadingSpace";
    switch (kind) {
      case "builtin":
        return text === "BOS" ? this.#bos() : [];
      case "control":
        return this.#model.tokenize(text, true, place);
      case "text":
        return this.#plain(text, isFirst);
    }
  }

  /** What some tokens say, in the place after others. */
  text(tokens: readonly Token[], after: readonly Token[] = []): string {
    return this.#model.detokenize(tokens, false, after);
  }

  #bos(): Token[] {
    const { bos, shouldPrependBosToken } = this.#model.tokens;
    return bos !== null && shouldPrependBosToken ? [bos] : [];
  }

  #plain(text: string, isFirst: boolean): Token[] {
    const tokens = this.#tokenise(text, isFirst);
    if (!tokens.some((token) => this.#isForbidden(token))) return tokens;
    return apart(text, this.#markPattern)
      .flatMap((piece, index) => this.#tokenise(piece, isFirst && index === 0))
      .filter((token) => !this.#isForbidden(token));
  }

  #tokenise(text: string, isFirst: boolean): Token[] {
    return this.#model.tokenize(text, false, isFirst ? undefined : "trimLeadingSpace");
  }

  #isForbidden(token: Token): boolean {
    return this.#marks.has(token) || this.#model.getTokenAttributes(token).control;
  }

  #means(token: Token): boolean {
    const { control, userDefined } = this.#model.getTokenAttributes(token);
    return control || userDefined;
  }
}

/** Text into tokens and back. */
export type Words = Pick<RunTokeniser, "tokens" | "text">;

/** Cuts a text after the first character of everything that matches. */
function apart(text: string, pattern: RegExp): readonly string[] {
  const cuts = [...text.matchAll(pattern)].map(({ index }) => index + 1);
  return [0, ...cuts].map((start, index) => text.slice(start, cuts[index]));
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
