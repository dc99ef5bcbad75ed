import { expect, it } from "vitest";
import type { Passage } from "../../../../../src/grounding/content/passage.ts";
import { toldOfFocus } from "../../../../../src/understanding/dialogue/focus/ask/told-of-focus.ts";
import { indexed, sourcesOf, typed } from "../../../../helpers/understanding.ts";

const { signal } = new AbortController();
const dentist = { kind: "event", id: "e2", facts: { title: "Dentist" } };
const passage: Passage = {
  tool: "mail.read",
  field: "id",
  id: "m1",
  title: "Your visit",
  source: "Your visit",
  sentence: "Bring the old brace.",
  share: 0.5,
  likely: 0.55,
  isOfKind: true,
  isOfTime: false,
};

/** What is found of the thing in focus, where a sentence is so likely with its name beside the question, and without. */
async function found(
  text: string,
  told: Partial<Passage> = {},
  { alone = 0.1, shown = dentist } = {},
) {
  const findPassage = async (question: string): Promise<Passage> =>
    question.includes("Dentist") ? { ...passage, ...told } : { ...passage, likely: alone };
  const sources = { ...sourcesOf({ shown: [shown] }), findPassage };
  const understood = [{ text, ranked: indexed(text) }];
  const leaned = await toldOfFocus(sources, { utterance: typed(text), understood }, signal);
  return leaned?.part.ranked.tools[0]?.name;
}

it("is the sentence that tells it of the record", async () => {
  expect(await found("what do I have to bring?")).toBe("mail.read");
  const price = { likely: 0.35, sentence: "The dentist is 40 euros." };
  expect(await found("how much is it?", price)).toBe("mail.read");
});

it.each<[string, Partial<Passage>, Parameters<typeof found>[2]]>([
  // The record has it, it leans on nothing, or it is no question.
  ["when is it?", {}, {}],
  ["how many of the oak oars did Una paint last summer?", {}, {}],
  ["bring it along", {}, {}],
  // It may be told, is a question itself, or answers whatever is in focus.
  ["what do I have to bring?", { likely: 0.4, isOfKind: false }, {}],
  ["what do I have to bring?", { sentence: "What should I bring?" }, {}],
  ["what do I have to bring?", {}, { alone: 0.7 }],
  [
    "what do I have to bring?",
    {},
    { shown: { kind: "mail", id: "m2", facts: { title: "Dentist" } } },
  ],
])("not: %s", async (text, told, around) => {
  expect(await found(text, told, around)).toBeUndefined();
});
