import { describe, expect, it } from "vitest";
import { scoreSentences } from "../../../src/grounding/content/best-sentence.ts";
import { sentencesOf } from "../../../src/grounding/content/sentences.ts";
import { tellingStems } from "../../../src/grounding/content/telling-stems.ts";
import { english } from "../../../src/language/en/english.ts";

it("cuts a text at its sentences and lines, and leaves headings' marks out", () => {
  const text = "# Bees\n\nThe hive stands at 4.5 metres. It hums!\n- Feed them in March\nok";
  expect(sentencesOf(text)).toEqual([
    "The hive stands at 4.5 metres.",
    "It hums!",
    "Feed them in March",
  ]);
});

it("keeps the words that tell, without how a question is asked", () => {
  expect(tellingStems("when do we feed the bees", english)).toEqual(["feed", "bee"]);
});

describe("the sentence that answers", () => {
  const texts = [
    {
      title: "Bees",
      text: "Feed them sugar in March. The smoker stands in the shed. The queen is marked blue.",
    },
    { title: "Sourdough", text: "Feed the starter every evening. It rests at room temperature." },
  ];
  it.each([
    ["when do we feed the bees", "Feed them sugar in March."],
    ["where does the smoker for the bees stand", "The smoker stands in the shed."],
    ["what colour is the queen marked with", "The queen is marked blue."],
    ["how often is the sourdough starter fed", "Feed the starter every evening."],
  ])("is the one with most of its words: %s", (question, sentence) => {
    expect(scoreSentences(question, texts, english)[0]?.sentence).toBe(sentence);
  });

  it("has little of a question that none answers", () => {
    const [best] = scoreSentences("who won the tennis final yesterday", texts, english);
    expect(best?.score).toBeLessThan(0.3);
  });
});
