import { describe, expect, it } from "vitest";
import { clockAt } from "../../language/compact.ts";
import { answersAs } from "../../../src/grounding/content/answers-as.ts";
import { askedWords } from "../../../src/grounding/content/asked-words.ts";
import { scoreSentences } from "../../../src/grounding/content/best-sentence.ts";
import { sentencesOf } from "../../../src/grounding/content/sentences.ts";
import { tellingStems } from "../../../src/grounding/content/telling-stems.ts";
import { english } from "../../../src/language/en/english.ts";

const clock = clockAt("2026-03-02T09:00", "Europe/Berlin");

it("cuts a text at its sentences and lines, and leaves headings' marks out", () => {
  const text = "# Bees\n\nThe hive stands at 4.5 metres. It hums!\n- Feed them in March\nok";
  expect(sentencesOf(text, english)).toEqual([
    "The hive stands at 4.5 metres.",
    "It hums!",
    "Feed them in March",
  ]);
});

it("ends no sentence behind an abbreviation", () => {
  expect(sentencesOf("The inn in St. Ives is shut. Ask Dr. Finch.", english)).toEqual([
    "The inn in St. Ives is shut.",
    "Ask Dr. Finch.",
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
  const scored = (question: string) =>
    scoreSentences(askedWords(question, english, clock), texts, english);

  it.each([
    ["when do we feed the bees", "Feed them sugar in March."],
    ["where does the smoker for the bees stand", "The smoker stands in the shed."],
    ["what colour is the queen marked with", "The queen is marked blue."],
    ["how often is the sourdough starter fed", "Feed the starter every evening."],
  ])("is the one with most of its words: %s", (question, sentence) => {
    expect(scored(question)[0]?.sentence).toBe(sentence);
  });

  it("has little of a question that none answers", () => {
    const [best] = scored("who won the tennis final yesterday");
    expect(best?.score).toBeLessThan(0.3);
  });
});

describe("what a question is looked for by", () => {
  it("misses no word that only says how it is asked, or where it stands", () => {
    const { stems, asking, sources } = askedWords(
      "how much is the bill, in the mail",
      english,
      clock,
    );
    expect(stems).toEqual(["much", "bill", "mail"]);
    expect(asking).toEqual(new Set(stems));
    expect(sources).toEqual(["mail"]);
  });

  it("is asked of a time, and not about it", () => {
    const { stems, whens } = askedWords("who drives on Sunday 15 March", english, clock);
    expect(stems).toEqual(["drive"]);
    expect(whens).toHaveLength(1);
  });
});

describe("a sentence as the answer that is wanted", () => {
  const fits = (question: string, sentence: string) =>
    answersAs(askedWords(question, english, clock), sentence, { language: english, clock });

  it.each([
    ["how much does it cost", "The fee is 20 pounds."],
    ["when does it arrive", "It comes on Tuesday."],
    ["who drives", "The driver is Ronald Pike."],
    ["what's the gate code", "Gate 6610."],
    ["how long does it take", "Leave it for two hours."],
  ])("has what was asked for: %s", (question, sentence) => {
    expect(fits(question, sentence)?.ofKind).toBe(1);
    expect(fits(question, "The paint is green.")).toBeUndefined();
  });

  it.each([
    ["Sunday 15 March: Ronald", 1],
    ["Sunday 22 March: Wilma", -1],
    ["Ronald drives", 0],
  ])("is of the time that was asked of: %s", (sentence, ofTime) => {
    expect(fits("which driver is it on Sunday 15 March", sentence)?.ofTime).toBe(ofTime);
  });
});
