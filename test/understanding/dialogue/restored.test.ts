import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/types/json.ts";
import { besideRestored } from "../../../src/understanding/dialogue/restored.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

describe("what the last act did is to be as it was", () => {
  const restored = (text: string, said: string, given: JsonObject) => {
    const lastCall = {
      tool: "calendar.update_event",
      arguments: given,
      origins: {},
      said,
      isEffect: true,
      shown: 1,
    };
    const shown = [{ kind: "event", id: "e2", facts: { title: "Dentist" } }];
    const sources = sourcesOf({ lastCall, shown, rankWords: indexed });
    return besideRestored(sources, typed(text));
  };
  const dentist = ["move the dentist to ten", { id: "event:1", start: "ten" }] as const;

  it.each([
    "put it back where it was, it's the stand-up I meant",
    "oh no, the dentist stays as it was, I was thinking of the stand-up",
    "leave the dentist how it was and do that to the stand-up",
    "the stand-up it was meant for. Undo that.",
  ])("and is done to the other thing that is named: %s", async (text) => {
    const found = await restored(text, ...dentist);
    expect(found?.instead?.replaces).toBe(true);
    expect(found?.instead?.values).toMatchObject({ from: "revised" });
  });

  it.each([
    "put the dentist back where it was",
    "scrap the one you just made, I have one",
    "no, put it back, my sister will laugh if I miss the stand-up",
  ])("and nothing else: %s", async (text) => {
    expect(await restored(text, ...dentist)).toEqual({ instead: undefined });
  });

  it.each([
    "put the bins back where they were",
    "the choir stays where it is",
    "move it to eleven",
    "what is still to do",
  ])("is not said of another thing: %s", async (text) => {
    expect(await restored(text, ...dentist)).toBeUndefined();
  });
});
