import { describe, expect, it } from "vitest";
import type { Shown } from "../../../../../src/tool/handle-book.ts";
import type { LearnedAct } from "../../../../../src/types/turn/dialogue.ts";
import { aboutFocus } from "../../../../../src/understanding/dialogue/focus/about-focus.ts";
import { actOf } from "../../../../../src/understanding/dialogue/act/act-of.ts";
import { besideUndo, takesBack } from "../../../../../src/understanding/dialogue/beside-undo.ts";
import {
  addedToFocus,
  onFocus,
} from "../../../../../src/understanding/dialogue/focus/change/on-focus.ts";
import { indexed, sourcesOf, typed } from "../../../../helpers/understanding.ts";
import { berlin } from "../../../../tools/run-tool.ts";

const note: Shown = { kind: "note", id: "n", facts: { title: "Shed" } };
const event: Shown = {
  kind: "event",
  id: "e",
  facts: { title: "Fencing" },
  at: berlin("2026-03-06T10:00"),
};
const looked = { tool: "notes.read", arguments: {}, origins: {}, said: "read the shed note" };
const before = { ...looked, isEffect: false, shown: 1 };

describe("an act on what was shown", () => {
  it.each([
    ["add two hinges to it", "notes.append"],
    ["throw two hinges in there too", "notes.append"],
    ["add to it that the door sticks in the wet", "notes.append"],
    ["please add that Odo would like a vice", "notes.append"],
    ["put the others on there", undefined],
    ["put it in there", undefined],
    ["who's the cheapest on it now?", undefined],
    ["add it to the shed note", undefined],
    ["what's on tomorrow", undefined],
  ])("adds to it: %s", async (text, name) => {
    const sources = sourcesOf({ lastCall: before, shown: [note] });
    const said = { utterance: typed(text), understood: [{ text, ranked: indexed(text) }] };
    const found = await addedToFocus(sources, said);
    expect(found?.part.ranked.tools[0]?.name).toBe(name);
    if (name) expect(found?.values).toMatchObject({ kept: [{ parameter: "id" }] });
  });

  it.each([
    ["move it to noon", "calendar.update_event", true],
    // Nothing is said of what should become of it.
    ["move it", "calendar.update_event", false],
    // The index's first takes no event.
    ["play it", "music.play", false],
  ])("%s, by %s: %s", async (text, tool, isOn) => {
    const ranked = { tools: [{ name: tool, score: 0.9 }], none: 0.05, unmatched: [], sure: true };
    const sources = sourcesOf({ lastCall: before, shown: [event] });
    const said = { utterance: typed(text), understood: [{ text, ranked }] };
    expect((await onFocus(sources, said)) !== undefined).toBe(isOn);
  });

  it.each([
    ["remind me an hour before it", { put: [{ parameter: "title" }] }],
    ["remind me an hour before it to pack the foil", { put: [] }],
    ["remind me to pack the foil", undefined],
  ])("is told its time and its name by it: %s", async (text, values) => {
    const sources = sourcesOf({ lastCall: before, shown: [event] });
    const found = await aboutFocus(sources, typed(text), [{ text, ranked: indexed(text) }]);
    if (values) expect(found?.values).toMatchObject(values);
    else expect(found).toBeUndefined();
  });
});

describe("what words do after the last act", () => {
  const lastCall = {
    tool: "messages.send",
    arguments: {},
    origins: {},
    said: "text Sarah three boards are cut",
    isEffect: true,
    shown: 1,
  };
  const acts = (known: Readonly<Record<string, LearnedAct>>) =>
    sourcesOf({ lastCall, actOf: ({ reading }) => known[reading.text] ?? "request" });

  it.each([
    ["two boards, not three", "revise"],
    ["two boards, not seven", "request"],
    ["two boards", "request"],
  ])("%s: %s", async (text, act) => {
    expect(await actOf(acts({}), typed(text))).toBe(act);
  });

  it("is asked of nothing where nothing was done", async () => {
    expect(await actOf(sourcesOf(), typed("two boards, not three"))).toBe("request");
  });

  it("takes back, where each clause does or wants nothing", async () => {
    const known = { "take it back,": "undo", thanks: "close" } as const;
    expect(await takesBack(acts(known), typed("take it back, thanks"))).toBe(true);
    expect(await takesBack(acts(known), typed("take it back, set a timer"))).toBe(false);
    expect(await takesBack(acts(known), typed("thanks"))).toBe(false);
  });

  it("is what is wanted beside taking back", async () => {
    const text = "take it back and set a timer for ten minutes";
    const found = await besideUndo(acts({ "take it back": "undo" }), typed(text));
    expect(found).toMatchObject({ part: { text: "set a timer for ten minutes" }, replaces: true });
    expect(await besideUndo(acts({}), typed(text))).toBeUndefined();
  });
});
