import { expect, it } from "vitest";
import { answering } from "../../../src/grounding/content/answering.ts";
import { askedWords } from "../../../src/grounding/content/asked-words.ts";
import { scoreSentences } from "../../../src/grounding/content/best-sentence.ts";
import type { ReadText } from "../../../src/grounding/content/found-texts.ts";
import type { PassageSources } from "../../../src/grounding/content/passage.ts";
import { english } from "../../../src/language/en/english.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { clockAt } from "../../language/compact.ts";

const { signal } = new AbortController();
const clock = clockAt("2026-03-02T09:00", "Europe/Berlin");
const sources: Pick<PassageSources, "similar" | "language" | "host"> = {
  host: createMemoryHost(clock, {}).host,
  language: english,
  similar: async (_, others) => others.map(() => 0),
};

/** The sentences of a text that may answer, the best first. */
async function ranked(question: string, text: string): Promise<readonly string[]> {
  const asked = askedWords(question, english, clock);
  const texts = [{ title: "Ferry", text } as ReadText];
  const likely = scoreSentences(asked, texts, english);
  const found = await answering(sources, question, { asked, likely, signal });
  return found.map(({ sentence }) => sentence);
}

it("puts what asks something itself behind what tells", async () => {
  const text = "Is Wednesday fine with you? Wednesday is the day we sail.";
  expect((await ranked("which boat on Wednesday", text))[0]).toBe("Wednesday is the day we sail.");
});

it("puts what is of the day that is asked of before what is of the month around it", async () => {
  const text = "Crew of the ferry in March\nThursday Berta\nFriday Ivo";
  expect((await ranked("who is on the ferry this Thursday", text))[0]).toBe("Thursday Berta");
});

it("leaves out what hasn't the kind of thing that is wanted", async () => {
  expect(await ranked("when does it leave", "The crossing is calm.\nIt leaves at ten.")).toEqual([
    "It leaves at ten.",
  ]);
});
