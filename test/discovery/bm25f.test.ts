import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bm25f, fullScore } from "../../src/discovery/rankers/bm25f.ts";
import { corpusOf } from "../../src/discovery/corpus/corpus.ts";
import { readDocuments } from "../../src/discovery/corpus/document.ts";
import type { IndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";
import { Lexicon } from "../../src/discovery/words/lexicon.ts";
import { terms } from "../helpers/in-english.ts";
import { sentence, someTools } from "./arbitrary-tools.ts";
import { toolWords } from "./tool-words.ts";

const { nameWords, stemOf, wordsOf } = terms;

/** The formula as it stands in the paper, over lists of strings. */
function naive(tools: readonly IndexedTool[], query: string): readonly number[] {
  const fieldsOf = (tool: IndexedTool): readonly (readonly string[])[] =>
    [
      nameWords(tool.name),
      wordsOf(tool.description),
      tool.parameters.flatMap(nameWords),
      tool.phrases.flatMap(wordsOf),
    ].map((words) => words.map(stemOf));
  const all = tools.map(fieldsOf);
  const average = [0, 1, 2, 3].map(
    (field) => all.reduce((sum, fields) => sum + (fields[field]?.length ?? 0), 0) / all.length,
  );
  return all.map((fields) => {
    let score = 0;
    for (const stem of new Set(wordsOf(query).map(stemOf))) {
      const holders = all.filter((one) => one.some((field) => field.includes(stem))).length;
      const idf = Math.log(1 + (all.length - holders + 0.5) / (holders + 0.5));
      let frequency = 0;
      for (const [field, words] of fields.entries()) {
        const count = words.filter((word) => word === stem).length;
        if (count === 0) continue;
        const weight = [3, 1.5, 0.5, 1][field] ?? 0;
        const b = [0.3, 0.5, 0.3, 0.5][field] ?? 0;
        frequency += (weight * count) / (1 - b + (b * words.length) / (average[field] ?? 1));
      }
      score += (idf * frequency) / (1.2 + frequency);
    }
    return score;
  });
}

function scoresOf(tools: readonly IndexedTool[], query: string): readonly number[] {
  const lexicon = new Lexicon(terms);
  const documents = readDocuments(tools, lexicon);
  const ids = wordsOf(query).map((word) => lexicon.find(stemOf(word)));
  return [...bm25f({ ...corpusOf(documents, lexicon), query: ids })];
}

describe("BM25F", () => {
  it("is the paper's formula", () => {
    fc.assert(
      fc.property(someTools, sentence, (tools, query) => {
        const expected = naive(tools, query);
        for (const [index, score] of scoresOf(tools, query).entries()) {
          expect(score).toBeCloseTo(expected[index] ?? Number.NaN, 9);
        }
      }),
    );
  });

  it("never exceeds the full score", () => {
    fc.assert(
      fc.property(someTools, sentence, (tools, query) => {
        const lexicon = new Lexicon(terms);
        const documents = readDocuments(tools, lexicon);
        const ids = wordsOf(query).map((word) => lexicon.find(stemOf(word)));
        const full = fullScore({ lexicon, query: ids });
        for (const score of bm25f({ ...corpusOf(documents, lexicon), query: ids })) {
          expect(score).toBeLessThanOrEqual(full + 1e-9);
        }
      }),
    );
  });

  it("counts a name for more than a phrase", () => {
    const [named = 0, phrased = 0] = scoresOf(
      [toolWords("timers.set", "Countdown"), toolWords("music.play", "Songs", ["timers"])],
      "timers",
    );
    expect(named).toBeGreaterThan(phrased);
  });
});
