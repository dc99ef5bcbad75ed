import { describe, expect, it } from "vitest";
import { askedOfHome } from "../../../src/understanding/asked/asked-of-home.ts";
import { recordAsked } from "../../../src/understanding/asked/record-asked.ts";
import { NOTHING_FITS } from "../../../src/understanding/plan.ts";
import { rankedAs } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const note = (title: string, text: string) => ({
  id: `${title}.md`,
  title,
  text,
  folder: "",
  modified: 0,
  snippet: "",
  version: "1",
});
const notes = [
  note("Hive", "The queen is marked blue.\nThe smoker is kept in the shed."),
  note("Bread", "The starter rests overnight in the larder."),
];

async function asked(text: string, ranked = NOTHING_FITS) {
  const sources = sourcesOf({ seed: { notes } });
  return askedOfHome(sources, { utterance: typed(text), signal }, [{ text, ranked }]);
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

  it.each([
    "who won the tennis final yesterday",
    "what's the capital of Peru",
    "did the queen win overnight",
    "what's the code for the shed",
    "mow the lawn",
  ])("stays declined where nothing here tells: %s", async (text) => {
    expect(await asked(text)).toBeUndefined();
  });

  it.each([
    ["they were asking where the starter rests", "messages.recent"],
    ["the colour the queen is marked with, please", "contacts.search"],
    ["look up where we keep the smoker", "calendar.query"],
  ])("is asked without being put as a question: %s", async (text, tool) => {
    const found = await asked(text, rankedAs(tool));
    expect(found?.values).toMatchObject({
      from: "found",
      quote: { source: expect.stringMatching(/Hive|Bread/) as string },
    });
  });

  it.each([
    ["text Ann that the queen is marked blue", "messages.send"],
    ["find the notes about the queen", "notes.search"],
    ["remind me to move the smoker", "reminders.create"],
  ])("is none where something is to be done, or a record found: %s", async (text, tool) => {
    expect(await asked(text, rankedAs(tool))).toBeUndefined();
  });

  it.each([
    ["where's the smoker file", "system.search_files"],
    ["what is marked blue this Friday", "calendar.query"],
  ])("is left to the tool whose kind of thing the words name: %s", async (text, tool) => {
    expect(await asked(text, rankedAs(tool))).toBeUndefined();
  });

  it("is left to the tool that the index is sure of", async () => {
    expect(await asked("where's the dentist", rankedAs("mail.recent"))).toBeUndefined();
  });

  it("speaks of no record where most of it is something else", async () => {
    const utterance = typed("when does the bakery by the dentist near the harbour close");
    const question = { form: "fact", fact: "when", place: undefined } as const;
    expect(await recordAsked(sourcesOf(), { utterance, question })).toBeUndefined();
  });
});
