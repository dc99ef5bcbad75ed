import { describe, expect, it } from "vitest";
import { wholeMeaning } from "../../../src/understanding/whole/whole-meaning.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const call = callOf("timers.set");
const question = { call, missing: ["duration"], slots: [], question: "How long?", rest: [] };

describe("read off the whole", () => {
  it.each([
    ["what can you do", "itself"],
    ["set a timer for ten minutes", undefined],
    ["text Anna when the dentist is", "words"],
  ])("%s: %s", async (text, from) => {
    const plan = await wholeMeaning(sourcesOf(), {
      utterance: typed(text),
      open: undefined,
      signal,
    });
    expect(plan?.own ? "itself" : plan?.parts[0].values.from).toBe(from);
  });

  it("sends nothing while a question is open", async () => {
    const utterance = typed("text Anna when the dentist is");
    expect(await wholeMeaning(sourcesOf(), { utterance, open: question, signal })).toBeUndefined();
  });
});
