import { describe, expect, it } from "vitest";
import { momentParts } from "../../../../src/understanding/steps/told/moment-owed.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();
const licence = {
  id: "quay.md",
  title: "Tar licence",
  folder: "",
  modified: 0,
  snippet: "",
  version: "1",
  text: "The tar licence runs out on Friday 13 March.",
};
const found = (text: string) =>
  momentParts(sourcesOf({ seed: { notes: [licence] } }), { utterance: typed(text), signal });

describe("a request whose time stands in a text", () => {
  it("reads that text first", async () => {
    const sent = await found(
      "find out when the tar licence runs out and remind me a week before to ring Anna",
    );
    expect(sent?.parts).toMatchObject([
      {
        text: "remind me a week before to ring Anna",
        ranked: { tools: [{ name: "reminders.create" }] },
        owes: [{ look: { name: "notes.read" }, use: { kind: "moment", isBeside: true } }],
      },
    ]);
  });

  it("answers a question of its own as well", async () => {
    const sent = await found(
      "when does the tar licence run out, and can you remind me the day before to ring Anna",
    );
    expect(sent?.parts).toHaveLength(2);
    expect(sent?.values).toMatchObject({ from: "found", quote: { sentence: licence.text } });
  });

  it("is not done where somebody is said to have told it, and nothing here does", async () => {
    const sent = await found("Kim texted me when the ferry gets in, remind me an hour before that");
    expect(sent?.parts).toMatchObject([{ owes: [{ use: { kind: "unknown" } }] }]);
  });

  it("is none where a text is only spoken of, and none here tells a time", async () => {
    expect(await found("Kim mailed about the seals, pop that in the diary")).toBeUndefined();
  });

  it("reads the text where that has more of the question than a record", async () => {
    const bus = { ...licence, id: "bus.md", title: "Bus" };
    const text = "The bus to the dentist picks us up on 13 March at 8.40.";
    const sent = await momentParts(sourcesOf({ seed: { notes: [{ ...bus, text }] } }), {
      utterance: typed(
        "find out when the bus picks us up for the dentist, and remind me an hour before that to ring Anna",
      ),
      signal,
    });
    expect(sent?.parts).toMatchObject([{ owes: [{ look: { name: "notes.read" } }] }]);
  });

  it.each([
    "when is the dentist and remind me an hour before",
    "don't check when the tar licence runs out and remind me a week before",
    "remind me tomorrow to ring Anna",
  ])("is none where a record tells it, or nobody asks: %s", async (text) => {
    expect(await found(text)).toBeUndefined();
  });
});
