import { describe, expect, it } from "vitest";
import { knownClause, withoutAsides } from "../../../src/understanding/parts/without-asides.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const sources = sourcesOf();
const NOTHING: Ranked = { tools: [], none: 0.9, unmatched: [], sure: false };

const plain = async (text: string, ranked: Ranked = indexed(text)) => {
  const part = await withoutAsides(sources, typed(text), { text, ranked });
  return [part.text, part.ranked.tools[0]?.name];
};

describe("what people say around a request is left out", () => {
  it.each([
    [
      "the car's making that noise again, what's the number of Sarah Chen",
      "what's the number of Sarah Chen",
      "contacts.search",
    ],
    [
      "I'm off to the shops, set a timer for ten minutes",
      "set a timer for ten minutes",
      "timers.set",
    ],
    [
      "what's the number of Sarah Chen, I'm off to the shops",
      "what's the number of Sarah Chen",
      "contacts.search",
    ],
  ])("%s", async (text, left, tool) => {
    expect(await plain(text)).toEqual([left, tool]);
  });
});

describe("what a request needs stays", () => {
  it.each([
    ["a time", "tomorrow at five I'm free, book the dentist in", "calendar.create_event"],
    ["a name", "Sarah Chen is asking, text her I'm late", "messages.send"],
    ["a record", "I can't make the dentist, cancel it", "calendar.delete_event"],
    ["what may be its label", "set a timer for ten minutes, I'm off to the shops", "timers.set"],
    ["what is to be written down", "remind me to ring Mum, she is ill", "reminders.create"],
  ])("%s: %s", async (_, text, tool) => {
    expect(await plain(text)).toEqual([text, tool]);
  });
});

describe("where the whole has no tool", () => {
  it("a clause that has one is the request", async () => {
    const text = "I'm off to the shops, set a timer for ten minutes";
    expect(await plain(text, NOTHING)).toEqual(["set a timer for ten minutes", "timers.set"]);
  });

  it("a clause that tells something is none", async () => {
    const text = "we had a look at the calendar, it was nice";
    expect(await plain(text, NOTHING)).toEqual([text, undefined]);
  });
});

describe("a clause of a whole that fits no tool", () => {
  const known = async (text: string, ranked: Ranked) => {
    const part = await knownClause(sources, typed(text), { text, ranked });
    return [part.text, part.ranked.tools[0]?.name];
  };
  it.each([
    ["I'm away to my bed, run Good night", NOTHING, ["run Good night", "shortcuts.run"]],
    [
      "I can't face the dentist, cancel it",
      NOTHING,
      ["I can't face the dentist, cancel it", "calendar.delete_event"],
    ],
    ["I'm away to my bed, good night", NOTHING, ["I'm away to my bed, good night", undefined]],
    [
      "I'm away to my bed, run Good night",
      indexed("play"),
      ["I'm away to my bed, run Good night", "music.play"],
    ],
  ])("%s", async (text, ranked, expected) => {
    expect(await known(text, ranked)).toEqual(expected);
  });
});
