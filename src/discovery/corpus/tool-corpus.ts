import { corpusOf } from "./corpus.ts";
import { type Document, readDocuments } from "./document.ts";
import type { Rankers } from "../evidence.ts";
import type { IndexedTool } from "./indexed-tool.ts";
import { Lexicon } from "../words/lexicon.ts";
import { type NamesByKey, namesByKey } from "../rankers/select.ts";
import { centred, cosine } from "../../trained/sentence-vectors.ts";
import type { TermReader } from "../words/terms.ts";
import { Vocabulary } from "../words/vocabulary.ts";

/** The tools an index holds, read into what its rankers need. Tools come and go. */
export class ToolCorpus {
  readonly reader: TermReader;
  readonly #lexicon: Lexicon;
  readonly #held = new Map<string, Document>();
  readonly #vectors = new Map<string, readonly Float32Array[]>();
  readonly #mean: Float32Array | undefined;
  #rankers: Rankers | undefined;
  #keys: NamesByKey | undefined;

  /** `mean` is what all sentence vectors share; without it tools' own vectors are not kept. */
  constructor(reader: TermReader, mean: Float32Array | undefined) {
    this.reader = reader;
    this.#lexicon = new Lexicon(reader);
    this.#mean = mean;
  }

  add(tools: readonly IndexedTool[]): void {
    const byName = new Map(tools.map((tool) => [tool.name, tool]));
    this.remove([...byName.keys()]);
    const fresh = readDocuments([...byName.values()], this.#lexicon);
    for (const document of fresh) {
      const { name, vectors = [] } = document.tool;
      this.#held.set(name, document);
      const mean = this.#mean;
      if (mean)
        this.#vectors.set(
          name,
          vectors.map((vector) => centred(vector, mean)),
        );
    }
    this.#rankers = undefined;
    this.#keys = undefined;
  }

  remove(names: readonly string[]): void {
    for (const name of names) {
      const document = this.#held.get(name);
      if (!document) continue;
      this.#held.delete(name);
      this.#vectors.delete(name);
      this.#lexicon.count(document.counts.keys(), -1);
    }
    this.#rankers = undefined;
    this.#keys = undefined;
  }

  names(): readonly string[] {
    return [...this.#held.keys()];
  }

  keys(): NamesByKey {
    this.#keys ??= namesByKey(this.names());
    return this.#keys;
  }

  /** By name; worked out with the first query after a change. */
  rankers(): Rankers {
    this.#rankers ??= this.#makeRankers();
    return this.#rankers;
  }

  #makeRankers(): Rankers {
    const documents = [...this.#held.values()].sort((a, b) => (a.tool.name < b.tool.name ? -1 : 1));
    return {
      corpus: corpusOf(documents, this.#lexicon),
      vocabulary: new Vocabulary(
        documents.flatMap(({ words }) => [...words]),
        this.reader,
      ),
    };
  }

  /** How near each tool's own vectors are to a query's. */
  nearness(vector: Float32Array | undefined): (tool: string) => number {
    const mean = this.#mean;
    if (!vector || !mean) return () => 0;
    const query = centred(vector, mean);
    return (tool) => {
      const own = this.#vectors.get(tool) ?? [];
      return Math.max(0, ...own.map((one) => cosine(query, one)));
    };
  }
}
