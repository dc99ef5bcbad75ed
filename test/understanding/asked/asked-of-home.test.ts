import { describe, expect, it } from "vitest";
import { askedOfHome } from "../../../src/understanding/asked/asked-of-home.ts";
import { recordAsked } from "../../../src/understanding/asked/record-asked.ts";
import { NOTHING_FITS } from "../../../src/understanding/plan.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { noteOf } from "../../helpers/note-of.ts";

const { signal } = new AbortController();
const notes = [
  noteOf("Hive", "The queen is marked blue.\nThe smoker is kept in the shed."),
  noteOf("Bread", "The starter rests overnight in the larder.\nOven code 4410."),
];

async function asked(text: string) {
  const sources = sourcesOf({ seed: { notes } });
  return askedOfHome(sources, { utterance: typed(text), signal }, [{ text, ranked: NOTHING_FITS }]);
}

describe("a question no tool is surely asked for", () => {
  it.each([
    ["where's the dentist", "calendar.query", "text", "Dentist"],
    ["what does Sarah Chen do for a living", "contacts.search", "query", "Sarah Chen"],
  ])("is about a record: %s", async (...row) => {
    const [text, tool, field, value] = row;
    const found = await asked(text);
    expect(found?.part.ranked.tools[0]?.name).toBe(tool);
    expect(found?.values).toMatchObject({
      from: "found",
      kept: [{ parameter: field, value: { candidates: [{ value }] } }],
    });
  });

  it.each([
    ["what colour is the queen marked with", "notes.read", "The queen is marked blue."],
    ["where is the smoker kept", "notes.read", "The smoker is kept in the shed."],
    ["where do we keep the smoker", "notes.read", "The smoker is kept in the shed."],
  ])("is answered by a text: %s", async (text, tool, sentence) => {
    const found = await asked(text);
    expect(found?.part.ranked.tools[0]?.name).toBe(tool);
    expect(found?.values).toMatchObject({
      from: "found",
      quote: { sentence, source: "Your note Hive" },
    });
  });

  it("is asked without being put as one where it names what would answer", async () => {
    const found = await asked("I need the oven code");
    expect(found?.values).toMatchObject({ quote: { sentence: "Oven code 4410." } });
  });

  it.each([
    "who won the tennis final yesterday",
    "what's the capital of Peru",
    "did the queen win overnight",
    "what's the code for the shed",
    "mow the lawn",
    "the queen is in a mood",
  ])("stays declined where nothing here tells: %s", async (text) => {
    expect(await asked(text)).toBeUndefined();
  });

  it("speaks of no record where most of it is something else", async () => {
    const utterance = typed("when does the bakery by the dentist near the harbour close");
    const question = { form: "fact", fact: "when", place: undefined } as const;
    expect(await recordAsked(sourcesOf(), { utterance, question })).toBeUndefined();
  });
});
