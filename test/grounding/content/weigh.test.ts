import { expect, it } from "vitest";
import { WEIGHTS } from "../../../src/grounding/content/answer-weights.ts";
import { askedWords } from "../../../src/grounding/content/asked-words.ts";
import { scoreSentences } from "../../../src/grounding/content/best-sentence.ts";
import type { ReadText } from "../../../src/grounding/content/found-texts.ts";
import { answerFeatures, weigh, withNear } from "../../../src/grounding/content/weigh.ts";
import { english } from "../../../src/language/en/english.ts";
import { clockAt } from "../../language/compact.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";

const { signal } = new AbortController();
const clock = clockAt("2026-03-02T09:00", "Europe/Berlin");
const { host } = createMemoryHost(clock, {});
const text = (title: string, words: string): ReadText =>
  ({ title, text: words, contents: { kind: "note" } }) as unknown as ReadText;
const TEXTS = [
  text("Boat", "The tank holds forty litres.\nShe floats well enough."),
  text("Cake", "Three eggs and half the butter.\nBake it for an hour."),
];

/** What a question finds, where so near sentences are as is said and all others far. */
function asking(question: string, near: Readonly<Record<string, number>> | undefined) {
  const asked = askedWords(question, english, clock);
  const similar = async (_: string, others: readonly string[]) =>
    near && others.map((one) => near[one] ?? 0.05);
  const scored = scoreSentences(asked, TEXTS, english);
  return [{ host, language: english, similar }, { question, asked, scored }, signal] as const;
}

it("takes a sentence that has no word of the question for the answer, where it is near in meaning", async () => {
  const near = { "Boat: The tank holds forty litres.": 0.8 };
  const [best] = (await weigh(...asking("what fuel does she take", near))) ?? [];
  expect(best?.sentence).toBe("The tank holds forty litres.");
  expect(best?.likely).toBeGreaterThan(0.5);
});

it("leaves most to that none answers, where all are far", async () => {
  const weighed = (await weigh(...asking("who won the cup", {}))) ?? [];
  expect(weighed.reduce((sum, { likely }) => sum + likely, 0)).toBeLessThan(0.3);
});

it("tells nothing where no model compares texts", async () => {
  expect(await weigh(...asking("what fuel does she take", undefined))).toBeUndefined();
});

it("knows a sign for every weight, each from -1 to 1", async () => {
  const [sources, one] = asking("how long is the cake to bake", {
    "Cake: Bake it for an hour.": 0.6,
  });
  const rows = (await withNear(sources, one, signal)) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const signs = answerFeatures(row, one.asked);
    expect(Object.keys(signs).toSorted()).toEqual(Object.keys(WEIGHTS).toSorted());
    for (const sign of Object.values(signs)) expect(Math.abs(sign)).toBeLessThanOrEqual(1);
  }
});
