import { describe, expect, it } from "vitest";
import { byPerson, inTexts } from "../../../../src/understanding/asked/texts/in-texts.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { noteOf } from "../../../helpers/note-of.ts";

const { signal } = new AbortController();
const text = "The smoker is kept in the shed.";
const hive = noteOf("Hive", text);
const sources = sourcesOf({ seed: { notes: [hive] } });
const found = (words: string, where = {}) =>
  inTexts(sources, { utterance: typed(words), signal }, where);

describe("a sentence in somebody's texts", () => {
  it("answers with the call that reads it", async () => {
    expect(await found("where is the smoker kept")).toMatchObject({
      part: { ranked: { tools: [{ name: "notes.read" }] } },
      values: { quote: { sentence: text } },
    });
  });

  it.each([
    ["has too little of what is asked", "where is the smoker we lit for Ann", { leastShare: 1 }],
    ["is of the tool that told without it", "where is the smoker kept", { except: "notes.read" }],
    ["isn't there", "where is the extractor", {}],
  ])("answers nothing where it %s", async (_, words, where) => {
    expect(await found(words, where)).toBeUndefined();
  });

  it.each([
    "is the smoker with Sarah Chen",
    "how many smokers has Sarah Chen",
    "Sarah Chen's number",
  ])("is not looked for by who wrote it: %s", async (words) => {
    expect(await byPerson(sources, { utterance: typed(words), signal })).toBeUndefined();
  });
});
