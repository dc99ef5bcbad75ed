import { describe, expect, it } from "vitest";
import { askedOfHome } from "../../../../src/understanding/asked/asked-of-home.ts";
import { besideTool } from "../../../../src/understanding/asked/texts/beside-tool.ts";
import { rankedAs } from "../../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { noteOf } from "../../../helpers/note-of.ts";

const { signal } = new AbortController();
const notes = [
  noteOf("Hive", "The queen is marked blue.\nThe smoker is kept in the shed."),
  noteOf("Bread", "The starter rests overnight in the larder."),
];
const sources = sourcesOf({ seed: { notes } });

describe("what a tool is surely asked for", () => {
  it.each([
    ["they were asking where the starter rests", "messages.recent"],
    ["the colour the queen is marked with, please", "contacts.search"],
    ["look up where we keep the smoker", "calendar.query"],
  ])("is told by a sentence that knows more of it: %s", async (text, tool) => {
    const found = await besideTool(sources, { utterance: typed(text), signal }, rankedAs(tool));
    expect(found?.values).toMatchObject({
      from: "found",
      quote: { source: expect.stringMatching(/Hive|Bread/) as string },
    });
  });

  it.each([
    ["where's the smoker file", "system.search_files"],
    ["find the notes about the queen", "notes.search"],
    ["what is marked blue this Friday", "calendar.query"],
    ["where's the dentist", "mail.recent"],
    ["mow where the smoker is", "reminders.create"],
  ])("is left to the tool: %s", async (text, tool) => {
    const found = await besideTool(sources, { utterance: typed(text), signal }, rankedAs(tool));
    expect(found).toBeUndefined();
  });

  it("is no question where somebody is to be told", async () => {
    const text = "text Ann that the queen is marked blue";
    const part = { text, ranked: rankedAs("messages.recent") };
    expect(await askedOfHome(sources, { utterance: typed(text), signal }, [part])).toBeUndefined();
  });
});
