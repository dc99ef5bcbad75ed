import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpusOf } from "../../src/discovery/corpus/corpus.ts";
import { readDocuments } from "../../src/discovery/corpus/document.ts";
import type { IndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";
import { Lexicon } from "../../src/discovery/words/lexicon.ts";
import { nearestPhrase } from "../../src/discovery/rankers/nearest-phrase.ts";
import { terms } from "../helpers/in-english.ts";
import { sentence, someTools } from "./arbitrary-tools.ts";
import { toolWords } from "./tool-words.ts";

const { isContent, nameWords, stemOf, wordsOf } = terms;

type Weigh = (word: string) => number;

function features(words: readonly string[], weigh: Weigh): ReadonlyMap<string, number> {
  const vector = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    vector.set(name, (vector.get(name) ?? 0) + weight);
  };
  for (const [index, word] of words.entries()) {
    add(stemOf(word), weigh(word));
    const next = words[index + 1];
    if (next !== undefined)
      add(`${stemOf(word)} ${stemOf(next)}`, 0.25 * (weigh(word) + weigh(next)));
  }
  return vector;
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const length = (vector: ReadonlyMap<string, number>): number => Math.hypot(...vector.values());
  let dot = 0;
  for (const [name, weight] of one) dot += weight * (other.get(name) ?? 0);
  return dot === 0 ? 0 : dot / (length(one) * length(other));
}

function naive(tools: readonly IndexedTool[], query: string): readonly number[] {
  const wordsOfTool = (tool: IndexedTool): readonly string[] => [
    ...nameWords(tool.name),
    ...wordsOf(tool.description),
    ...tool.parameters.flatMap(nameWords),
    ...tool.phrases.flatMap(wordsOf),
  ];
  const weigh: Weigh = (word) => {
    const holders = tools.filter((tool) =>
      wordsOfTool(tool).some((one) => stemOf(one) === stemOf(word)),
    );
    const idf = Math.log(1 + (tools.length - holders.length + 0.5) / (holders.length + 0.5));
    return (isContent(word) ? 1 : 0.4) * (0.3 + idf);
  };
  return tools.map((tool) => {
    const written = tool.phrases.map(wordsOf).filter((words) => words.length > 0);
    const phrases = written.length > 0 ? written : [wordsOf(tool.description)];
    const near = phrases
      .map((words) => cosine(features(wordsOf(query), weigh), features(words, weigh)))
      .sort((a, b) => b - a);
    return 0.8 * (near[0] ?? 0) + 0.2 * (near[1] ?? 0);
  });
}

function scoresOf(tools: readonly IndexedTool[], query: string): readonly number[] {
  const lexicon = new Lexicon(terms);
  const documents = readDocuments(tools, lexicon);
  const words = wordsOf(query);
  const ids = words.map((word) => lexicon.find(stemOf(word)));
  return [...nearestPhrase({ ...corpusOf(documents, lexicon), words, ids })];
}

describe("the nearest phrase", () => {
  it("is the cosine over words and pairs, four fifths the nearest and one fifth the next", () => {
    fc.assert(
      fc.property(someTools, sentence, (tools, query) => {
        const expected = naive(tools, query);
        for (const [index, score] of scoresOf(tools, query).entries()) {
          expect(score).toBeCloseTo(expected[index] ?? Number.NaN, 9);
        }
      }),
    );
  });

  it("is 1 for two of the tool's own phrases", () => {
    const tools = [toolWords("a.b", "x", ["any new mail", "any new mail"]), toolWords("c.d", "y")];
    expect(scoresOf(tools, "any new mail")[0]).toBeCloseTo(1, 9);
  });

  it("is 0 for no words", () => {
    expect(scoresOf([toolWords("a.b", "something")], "")).toEqual([0]);
  });
});
