import { describe, expect, it } from "vitest";
import { namesAnother } from "../../../../src/understanding/dialogue/focus/own-request.ts";
import { ownWords } from "../../../../src/understanding/dialogue/focus/own-words.ts";
import type { Sources } from "../../../../src/understanding/sources.ts";
import { indexed, sourcesOf, typed } from "../../../helpers/understanding.ts";

/** After lunch was put into the calendar. */
function afterLunch(): Sources {
  return sourcesOf({
    lastCall: {
      tool: "calendar.create_event",
      arguments: { title: "lunch with Phil", start: "thursday at one" },
      origins: {},
      said: "put lunch with Phil in on thursday at one",
      isEffect: true,
      shown: 1,
    },
    shown: [{ kind: "event", id: "e1", facts: { title: "lunch with Phil" } }],
  });
}

describe("what words name that the last act hadn't", () => {
  it.each([
    ["schedule a presentation tonight at five", ["presentation"]],
    ["I've got choir on wednesday, put it in", ["choir"]],
    ["make it half past two", []],
    ["move the lunch to friday", []],
  ])("%s", async (text, own) => {
    const words = (await ownWords(afterLunch(), typed(text))).map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(own));
    expect(words.length > 0).toBe(own.length > 0);
  });
});

describe("a request of its own", () => {
  const said = (text: string) => ({
    utterance: typed(text),
    understood: [{ text, ranked: indexed(text) }],
  });

  it.each([
    ["schedule a presentation with Bob tonight at five", true],
    ["set a timer for ten minutes", true],
    ["make it half past two", false],
  ])("changes nothing that was made: %s", async (text, isOwn) => {
    const changed = {
      part: { text, ranked: indexed("move the lunch to friday at two") },
      values: { from: "words" },
    } as const;
    expect(await namesAnother(afterLunch(), said(text), changed)).toBe(isOwn);
  });
});
