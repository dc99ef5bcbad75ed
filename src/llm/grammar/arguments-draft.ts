import type { Token } from "node-llama-cpp";
import { endsIncomplete } from "../write/answer-text.ts";
import { afterText, forcedText, isOver } from "./derivative.ts";
import type { Expression } from "../../types/expression.ts";
import type { Words } from "../engine/tokenise-run.ts";

/**
 * Arguments as they are written: the model chooses where its grammar leaves a choice, all else is
 * known beforehand.
 *
 *   {"when":"tomorrow","all":true}
 *   ───────── ~~~~~~~~──────── ~~~~     ── forced, read in one go   ~~ chosen (then forced: "row")
 */
export class ArgumentsDraft {
  readonly tokens: Token[] = [];
  readonly #tokeniser: Words;
  readonly #before: readonly Token[];
  #rest: Expression | undefined;
  #text = "";

  constructor(tokeniser: Words, before: readonly Token[], grammar: Expression) {
    this.#tokeniser = tokeniser;
    this.#before = before;
    this.#rest = grammar;
  }

  /** What the grammar still admits; undefined where the text has left it. */
  get rest(): Expression | undefined {
    return this.#rest;
  }

  get text(): string {
    return this.#tokeniser.text(this.tokens, this.#before);
  }

  get isComplete(): boolean {
    return this.#rest !== undefined && isOver(this.#rest);
  }

  add(token: Token): void {
    this.tokens.push(token);
    this.#follow();
  }

  /**
   * Adds and gives the tokens that need no choice. The last one before a choice is left to the model:
   * it may prefer a token that reaches further, as " morning" after "tomorrow".
   */
  addForced(): readonly Token[] {
    if (!this.#rest || this.text !== this.#text) return [];
    const forced = forcedText(this.#rest);
    const end = afterText(this.#rest, forced);
    const all = this.#tokeniser.tokens({ kind: "text", text: forced }, false);
    const tokens = end && isOver(end) ? all : all.slice(0, -1);
    const text = this.#tokeniser.text([...this.tokens, ...tokens], this.#before);
    if (!`${this.#text}${forced}`.startsWith(text) || endsIncomplete(text)) return [];
    this.tokens.push(...tokens);
    this.#follow();
    return tokens;
  }

  /** Brings the grammar to where the text is, once its last character is whole. */
  #follow(): void {
    const text = this.text;
    if (endsIncomplete(text)) return;
    this.#rest = this.#rest && afterText(this.#rest, text.slice(this.#text.length));
    this.#text = text;
  }
}
