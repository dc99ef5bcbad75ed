import { describe, expect, it } from "vitest";
import { factPart } from "../../../../src/understanding/steps/told/fact-owed.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();
const found = (text: string) => factPart(sourcesOf(), { utterance: typed(text), signal });

describe("a text that is a fact of somebody's own", () => {
  it("is looked up first, and stands where the words only say which", async () => {
    expect(await found("text Anna when the dentist is")).toMatchObject({
      ranked: { tools: [{ name: "messages.send" }] },
      owes: [
        {
          look: { name: "calendar.query", arguments: { text: "Dentist" } },
          use: { kind: "fact", tool: "messages.send", parameter: "text" },
        },
      ],
    });
  });

  it("is never the question itself, where nothing here tells it", async () => {
    expect(await found("how much are the oars? text Anna the sum")).toMatchObject({
      owes: [{ look: undefined, use: { kind: "unknown" } }],
    });
  });

  it.each(["text Anna yes, see you at the dentist", "don't text Anna when the dentist is"])(
    "is none in: %s",
    async (text) => {
      expect(await found(text)).toBeUndefined();
    },
  );
});
