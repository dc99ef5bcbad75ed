import { terms } from "../helpers/in-english.ts";
import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { createIndex } from "../../src/discovery/create-index.ts";
import { VECTORS_ALONE } from "../../src/discovery/fuse.ts";
import { isForeign } from "../../src/discovery/words/is-foreign.ts";
import { quantise } from "../../src/trained/linear-model.ts";
import { type VectorHead, vectorOpinion } from "../../src/discovery/rankers/vector-ranker.ts";
import { centred, cosine } from "../../src/trained/sentence-vectors.ts";
import { Vocabulary } from "../../src/discovery/words/vocabulary.ts";
import { toolWords } from "./tool-words.ts";

/** Two dimensions: the first speaks for calendar.query, the second for mail.recent. */
const head: VectorHead = {
  embedder: "test",
  isMultilingual: true,
  tools: ["calendar.query", "mail.recent"],
  mean: Float32Array.of(0, 0),
  model: quantise(Float32Array.of(2, 0, 0, 0, 2, 0), Float32Array.of(0, 0, -1)),
  weights: { ...VECTORS_ALONE, tool: { router: 0, vector: 1, phrase: 3, words: 1 } },
};
const tools = [
  toolWords("calendar.query", "Events in a time range", ["what's on my calendar"]),
  toolWords("mail.recent", "Newest messages", ["any new mail for me"]),
];

describe("the vector ranker", () => {
  it("tells the tools apart by a vector, of whatever length", () => {
    const opinion = vectorOpinion(head, Float32Array.of(50, 0));
    expect(opinion?.of("calendar.query")).toBeGreaterThan(opinion?.of("mail.recent") ?? 0);
    expect(opinion?.of("other.tool")).toBeUndefined();
  });

  it("has no opinion of the empty vector of an empty text", () => {
    expect(vectorOpinion(head, new Float32Array())).toBeUndefined();
  });

  it("centres before it compares", () => {
    const mean = Float32Array.of(0.8, 0.6);
    const one = centred(Float32Array.of(1, 0), mean);
    expect(cosine(one, one)).toBeCloseTo(1, 6);
    expect(cosine(one, centred(Float32Array.of(0, 1), mean))).toBeLessThan(0);
  });

  it("survives a vector of zeros", () => {
    expect(centred(Float32Array.of(0, 0), Float32Array.of(0, 0))).toEqual(Float32Array.of(0, 0));
  });
});

describe("an index with vectors", () => {
  const index = createIndex({ language: english, tools, vectors: head });

  it("decides by the vector where words are of another language", () => {
    const vector = Float32Array.of(0, 3);
    expect(index.rank("ob ich post bekommen habe", { vector }).tools[0]?.name).toBe("mail.recent");
  });

  it("leaves words out where meaning alone is asked for", () => {
    const asked = { vector: Float32Array.of(0, 3), meaningAlone: true } as const;
    const ranked = index.rank("what is on my calendar", asked);
    expect(ranked.tools[0]?.name).toBe("mail.recent");
  });

  it("asks for a vector in another language, not for no words", () => {
    const asks = (text: string): boolean => index.wantsVector(text, index.rank(text));
    expect(asks("was steht morgen an")).toBe(true);
    expect(asks("")).toBe(false);
  });

  it("finds an outside tool by its own vectors", () => {
    const router = {
      tools: head.tools,
      model: { ...head.model, rows: 2 },
      weights: head.weights,
    };
    const held = createIndex({ language: english, tools, vectors: head, router });
    held.add([
      { ...toolWords("x.y", "Zzz"), vectors: [Float32Array.of(-3, 0.1)] },
      { ...toolWords("x.z", "Zzz"), vectors: [Float32Array.of(0, -1)] },
    ]);
    const { tools: found } = held.rank("qqq", { vector: Float32Array.of(-1, 0) });
    expect(found.map(({ name }) => name).indexOf("x.y")).toBeLessThan(
      found.map(({ name }) => name).indexOf("x.z"),
    );
  });
});

describe("another language", () => {
  const vocabulary = new Vocabulary("what on my calendar any new mail anna".split(" "), terms);

  it.each([
    ["co mam jutro", true],
    ["was steht morgen im kalender", true],
    ["what's on my calendar", false],
    ["any new mail from siobhan", false],
    ["", false],
  ])("%j: %s", (text, expected) => {
    const words = text.split(" ").filter((word) => word !== "");
    expect(isForeign(words, vocabulary)).toBe(expected);
  });
});
