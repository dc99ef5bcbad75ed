import { expect, it } from "vitest";
import type { Shown } from "../../../../../src/tool/handle-book.ts";
import { amend } from "../../../../../src/understanding/dialogue/focus/change/amend.ts";
import { sourcesOf, typed } from "../../../../helpers/understanding.ts";

const lastCall = {
  tool: "timers.set",
  arguments: {},
  origins: {},
  said: "set a timer for ten minutes for the eggs",
  isEffect: true,
  shown: 1,
};
const eggs: Shown = { kind: "timer", id: "t1", facts: { label: "eggs" } };
const dentist: Shown = { kind: "event", id: "e1", facts: { title: "Dentist" } };

const toolFor = async (text: string, shown: Shown, isEffect = true): Promise<string | undefined> =>
  (await amend(sourcesOf({ lastCall: { ...lastCall, isEffect }, shown: [shown] }), typed(text)))
    ?.part.ranked.tools[0]?.name;

it.each([
  ["make it two minutes longer", "timers.cancel"],
  ["make that five minutes shorter", "timers.cancel"],
  ["two more minutes", "timers.cancel"],
  ["it's still hard, make it five minutes longer", "timers.cancel"],
  ["it's hard, set another one for five minutes", undefined],
  ["make it twelve minutes", undefined],
  ["make it longer", undefined],
  ["make it louder", undefined],
])("more or less of the timer that was set: %s", async (text, tool) => {
  expect(await toolFor(text, eggs)).toBe(tool);
});

it("is of what the last act made, and of nothing that was only shown", async () => {
  expect(await toolFor("two more minutes", dentist)).toBeUndefined();
  expect(await toolFor("two more minutes", eggs, false)).toBeUndefined();
});
