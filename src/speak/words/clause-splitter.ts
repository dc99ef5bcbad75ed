import type { Voicing } from "../../language/contract/sayings.ts";
import { SentenceSplitter } from "./sentence-splitter.ts";

/** The first thing said may be a clause of this many words; shorter ones sound chopped (voice.md §3: 3-5). */
const leastWords = 4;
const clause = new RegExp(String.raw`^\s*(?:\S+\s+){${leastWords - 1},}?\S*[,;:–—]\s+(?=\S)`);

/**
 * Text in pieces of any size, what can be said out: at first a clause, so that speaking starts early,
 * then whole sentences. Joined, they are the text.
 */
export class ClauseSplitter {
  readonly #voicing: Voicing;
  readonly #sentences: SentenceSplitter;
  #opening: string | undefined = "";

  constructor(voicing: Voicing) {
    this.#voicing = voicing;
    this.#sentences = new SentenceSplitter(voicing);
  }

  push(piece: string): readonly string[] {
    if (this.#opening === undefined) return this.#sentences.push(piece);
    this.#opening += piece;
    const first = clause.exec(this.#opening)?.[0];
    const whole = new SentenceSplitter(this.#voicing).push(this.#opening);
    if (first === undefined && whole.length === 0) return [];
    const rest = this.#opening;
    this.#opening = undefined;
    const isClause = first !== undefined && first.length < (whole[0]?.length ?? Infinity);
    if (!isClause) return this.#sentences.push(rest);
    return [first, ...this.#sentences.push(rest.slice(first.length))];
  }

  /** What is left when no more text comes. */
  flush(): readonly string[] {
    const opening = this.#opening ?? "";
    this.#opening = undefined;
    return [...this.#sentences.push(opening), ...this.#sentences.flush()];
  }
}
