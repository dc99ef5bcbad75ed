import { inverseFrequency } from "./bm25f.ts";
import type { IndexedTool } from "./indexed-tool.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { stemOf, wordsOf } from "./terms.ts";

/** How much of a tool's score is its nearest phrase; the rest is its second nearest. */
const NEAREST_SHARE = 0.8;
/** A pair of neighbours weighs this much of its two words together. */
const PAIR_WEIGHT = 0.5;
const STOP_WORD_WEIGHT = 0.4;

type Phrase = { readonly tool: string; readonly norm: number };
type Posting = { readonly phrase: number; readonly weight: number };

/** Every usage phrase as a weighted set of words and neighbouring pairs; near is a high cosine. */
export class PhraseIndex {
  readonly #phrases: Phrase[] = [];
  readonly #postings = new Map<string, Posting[]>();
  readonly #holders = new Map<string, Set<string>>();
  #tools = 0;

  /** Word weights are those of `tools`; what is added later is weighed by them too. */
  constructor(tools: readonly IndexedTool[]) {
    for (const tool of tools) this.#learn(tool);
    for (const tool of tools) this.add(tool);
  }

  add(tool: IndexedTool): void {
    for (const phrase of phrasesOf(tool)) this.#addPhrase(tool.name, phrase);
  }

  /** Its phrases stay where they are and answer for no tool. */
  remove(name: string): void {
    for (const [index, phrase] of this.#phrases.entries()) {
      if (phrase.tool === name) this.#phrases[index] = { tool: "", norm: phrase.norm };
    }
  }

  /** Cosine 0..1 with the nearest phrases of each tool. */
  scores(words: readonly string[]): Map<string, number> {
    const query = this.#weigh(words.map(stemOf));
    const dots = new Map<number, number>();
    for (const [feature, weight] of query.features) {
      for (const posting of this.#postings.get(feature) ?? []) {
        const dot = (dots.get(posting.phrase) ?? 0) + weight * posting.weight;
        dots.set(posting.phrase, dot);
      }
    }
    return this.#nearest(dots, query.norm);
  }

  #nearest(dots: ReadonlyMap<number, number>, norm: number): Map<string, number> {
    const best = new Map<string, [number, number]>();
    for (const [index, dot] of dots) {
      const phrase = this.#phrases[index];
      if (!phrase || phrase.tool === "") continue;
      const cosine = dot / (norm * phrase.norm);
      const [first, second] = best.get(phrase.tool) ?? [0, 0];
      if (cosine > first) best.set(phrase.tool, [cosine, first]);
      else if (cosine > second) best.set(phrase.tool, [first, cosine]);
    }
    const scores = new Map<string, number>();
    for (const [tool, [first, second]] of best) {
      scores.set(tool, Math.min(1, NEAREST_SHARE * first + (1 - NEAREST_SHARE) * second));
    }
    return scores;
  }

  #learn(tool: IndexedTool): void {
    this.#tools += 1;
    for (const phrase of phrasesOf(tool)) {
      for (const stem of wordsOf(phrase).map(stemOf)) {
        const holders = this.#holders.get(stem);
        if (holders) holders.add(tool.name);
        else this.#holders.set(stem, new Set([tool.name]));
      }
    }
  }

  #addPhrase(tool: string, text: string): void {
    const { features, norm } = this.#weigh(wordsOf(text).map(stemOf));
    if (norm === 0) return;
    const phrase = this.#phrases.push({ tool, norm }) - 1;
    for (const [feature, weight] of features) {
      const postings = this.#postings.get(feature);
      if (postings) postings.push({ phrase, weight });
      else this.#postings.set(feature, [{ phrase, weight }]);
    }
  }

  #weigh(stems: readonly string[]): { features: Map<string, number>; norm: number } {
    const features = new Map<string, number>();
    for (const [index, stem] of stems.entries()) {
      features.set(stem, this.#weightOf(stem));
      const next = stems[index + 1];
      if (next === undefined) continue;
      const pair = PAIR_WEIGHT * 0.5 * (this.#weightOf(stem) + this.#weightOf(next));
      features.set(`${stem} ${next}`, pair);
    }
    let squares = 0;
    for (const weight of features.values()) squares += weight * weight;
    return { features, norm: Math.sqrt(squares) };
  }

  #weightOf(stem: string): number {
    const idf = inverseFrequency(this.#tools, this.#holders.get(stem)?.size ?? 0);
    return (STOP_WORDS.has(stem) ? STOP_WORD_WEIGHT : 1) * (0.3 + idf);
  }
}

/** A tool nobody wrote phrases for is found by its description. */
function phrasesOf(tool: IndexedTool): readonly string[] {
  return tool.phrases.length > 0 ? tool.phrases : [tool.description];
}
