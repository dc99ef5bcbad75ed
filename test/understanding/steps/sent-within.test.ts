import { describe, expect, it } from "vitest";
import { sentWithin } from "../../../src/understanding/steps/sent-within.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();

/** What is sent in a text in which a bar stands before each further request. */
async function sentIn(marked: string) {
  const text = marked.replaceAll("| ", "");
  const boundaries = [...marked.matchAll(/\| /g)].map(({ index }, nth) => ({
    start: index - nth * 2,
    leans: true,
  }));
  const sources = { ...sourcesOf(), boundariesOf: () => boundaries };
  return sentWithin(sources, typed(text), signal);
}

describe("a fact that goes out, among other requests", () => {
  it.each([
    ["alone", "When is the dentist? | Text it to Anna", ["When is the dentist", undefined]],
    [
      "first",
      "When is the dentist? | Text it to Anna, | and play some jazz",
      ["When is the dentist", "play some jazz"],
    ],
    ["last", "play some jazz | and text Anna when the dentist is", ["play some jazz", undefined]],
  ])("is sent %s", async (_, text, beside) => {
    const sent = await sentIn(text);
    expect(sent?.parts).toMatchObject([{ owes: [{ use: { kind: "fact" } }] }]);
    expect([sent?.first, sent?.rest || undefined]).toEqual(beside);
  });

  it("is none where nothing goes out", async () => {
    expect(await sentIn("play some jazz | and set a timer for nine minutes")).toBeUndefined();
  });
});
