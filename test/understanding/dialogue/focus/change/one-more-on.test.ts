import { describe, expect, it } from "vitest";
import type { Shown } from "../../../../../src/tool/handle-book.ts";
import { oneMoreOn } from "../../../../../src/understanding/dialogue/focus/change/one-more-on.ts";
import { indexed, sourcesOf, typed } from "../../../../helpers/understanding.ts";

const note: Shown = { kind: "note", id: "n1", facts: { title: "Packing" } };
const milk: Shown = { kind: "reminder", id: "r1", facts: { title: "milk" } };

type Made = { readonly tool?: string; readonly shown?: Shown; readonly isEffect?: boolean };

/** What is added to what was made just before. */
async function added(
  text: string,
  { tool = "notes.create", shown = note, isEffect = true }: Made = {},
): Promise<unknown> {
  const lastCall = { tool, arguments: {}, origins: {}, said: "", isEffect, shown: 1 };
  const sources = sourcesOf({ lastCall, shown: [shown] });
  const understood = [{ text, ranked: indexed(text) }];
  const found = await oneMoreOn(sources, { utterance: typed(text), understood });
  const slot =
    found?.values.from === "revised"
      ? found.values.slots.find(({ parameter }) => parameter === "text")
      : undefined;
  return slot?.value.kind === "closed" ? slot.value.candidates[0]?.value : undefined;
}

describe("one more thing for what was just made", () => {
  it.each([
    ["and a towel", "a towel"],
    ["And straws.", "straws"],
    ["oh and the charger", "the charger"],
    ["plus two jumpers", "two jumpers"],
    ["also sun cream", "sun cream"],
    ["and add the tent pegs", "the tent pegs"],
    ["and plasters as well, please", "plasters"],
  ])("%s", async (text, thing) => {
    expect(await added(text)).toBe(thing);
  });

  it("may be added to what was read", async () => {
    const read = { tool: "notes.read", isEffect: false };
    expect(await added("and add the tent pegs", read)).toBe("the tent pegs");
    expect(await added("add the tent pegs and a rope", read)).toBe("the tent pegs and a rope");
    expect(await added("add the tent pegs to my list", read)).toBeUndefined();
  });

  it.each<[string, Made]>([
    ["a towel", {}],
    ["and the dentist?", {}],
    ["and what's in it", {}],
    ["and he needs a towel", {}],
    ["and a reminder", {}],
    ["and on Friday", {}],
    ["and text Sarah", {}],
    ["and tomorrow a towel", {}],
    ["and bread", { tool: "reminders.create", shown: milk }],
    ["and a towel", { tool: "notes.read", isEffect: false }],
  ])("not: %s", async (text, made) => {
    expect(await added(text, made)).toBeUndefined();
  });
});
