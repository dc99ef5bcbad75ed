import type { TermReader } from "./terms.ts";

/** Of a stem the lexicon has never seen. */
export const UNKNOWN = -1;

const LEAST_WEIGHT = 0.3;
const FUNCTION_WORD_SHARE = 0.4;

/**
 * Every stem of the tools' words as a number, with how many tools have it. Tools come and go; a stem
 * keeps its number, and the weight it had when it was first weighed.
 */
export class Lexicon {
  readonly reader: TermReader;
  readonly #ids = new Map<string, number>();
  readonly #tools: number[] = [];
  readonly #weights: number[] = [];
  #size = 0;

  constructor(reader: TermReader) {
    this.reader = reader;
  }

  /** How many tools it has learned. */
  get size(): number {
    return this.#size;
  }

  /** How many numbers it has given out. */
  get stems(): number {
    return this.#tools.length;
  }

  /** The number of a word's stem, given out when it is new. */
  intern(word: string): number {
    const stem = this.reader.stemOf(word);
    const known = this.#ids.get(stem);
    if (known !== undefined) return known;
    const id = this.#tools.push(0) - 1;
    this.#ids.set(stem, id);
    return id;
  }

  /** The number of a stem, or UNKNOWN when no tool has it. */
  find(stem: string): number {
    const id = this.#ids.get(stem) ?? UNKNOWN;
    return this.toolsWith(id) === 0 ? UNKNOWN : id;
  }

  toolsWith(id: number): number {
    return this.#tools[id] ?? 0;
  }

  /** Takes in the stems of one tool, or forgets them. */
  count(ids: Iterable<number>, change: 1 | -1): void {
    this.#size += change;
    for (const id of ids) this.#tools[id] = (this.#tools[id] ?? 0) + change;
  }

  /** How much a stem says about which tool is meant. */
  inverseFrequency(id: number): number {
    return inverseFrequency(this.#size, this.toolsWith(id));
  }

  /** What a stem weighs in a phrase: its rarity when first asked; function words weigh less. */
  weight(id: number, word: string): number {
    if (id === UNKNOWN) return this.#weigh(inverseFrequency(this.#size, 0), word);
    const known = this.#weights[id];
    if (known !== undefined) return known;
    const weight = this.#weigh(this.inverseFrequency(id), word);
    this.#weights[id] = weight;
    return weight;
  }

  #weigh(rarity: number, word: string): number {
    const share = this.reader.isContent(word) ? 1 : FUNCTION_WORD_SHARE;
    return share * (LEAST_WEIGHT + rarity);
  }
}

/** Robertson and Spärck Jones' idf, kept above zero. */
export function inverseFrequency(documents: number, containing: number): number {
  return Math.log(1 + (documents - containing + 0.5) / (containing + 0.5));
}
