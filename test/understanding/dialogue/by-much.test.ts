import { expect, it } from "vitest";
import { byMuch } from "../../../src/understanding/dialogue/by-much.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const after = (tool: string, given: Readonly<Record<string, unknown>>) => {
  const lastCall = { tool, arguments: given, origins: {}, said: "", isEffect: true, shown: 1 };
  const shown = [{ kind: "timer", id: "t1", facts: { label: "rice" } }];
  return sourcesOf({ lastCall: lastCall as never, shown });
};

const valuesOf = async (sources: ReturnType<typeof sourcesOf>, text: string) => {
  const leaned = await byMuch(sources, typed(text));
  const slots = leaned?.values.from === "revised" ? leaned.values.slots : [];
  return Object.fromEntries(
    slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "closed" ? value.candidates[0]?.value : undefined,
    ]),
  );
};

it.each([
  ["timers.set", "add four to that", { label: "rice", duration: "four minutes", longer: true }],
  ["timers.cancel", "a minute less", { label: "rice", duration: "a minute", longer: false }],
  ["system.set_volume", "fifteen less", { level: 15, change: "down" }],
  ["system.set_volume", "another ten", { level: 10, change: "up" }],
  [
    "timers.set",
    "they're still hard, so give them two more",
    { label: "rice", duration: "two minutes", longer: true },
  ],
  ["system.set_volume", "twenty up, the fan's roaring", { level: 20, change: "up" }],
  ["system.set_volume", "a bit more, sixty say, the rain's on the roof", { level: 60 }],
  ["system.set_volume", "Jo says it's deafening, so have it at thirty", { level: 30 }],
  // A timer is given no length so.
  ["timers.set", "have it at thirty", {}],
  // Something else is asked for.
  ["system.set_volume", "Text Jo, twenty more", {}],
  // Nothing of the last act is so much.
  ["reminders.create", "add four to that", {}],
  ["timers.set", "add rice to that", {}],
])("behind %s: %s", async (tool, text, expected) => {
  expect(await valuesOf(after(tool, { level: 20 }), text)).toEqual(expected);
});

it.each([
  [["volume"], { level: 10, change: "down" }],
  [["battery"], {}],
  [["volume", "time"], {}],
])("behind being told of %s", async (about, expected) => {
  const given = { about };
  const lastCall = {
    tool: "system.get_status",
    arguments: given,
    origins: {},
    said: "",
    isEffect: false,
    shown: 0,
  };
  expect(await valuesOf(sourcesOf({ lastCall }), "ten less")).toEqual(expected);
});
