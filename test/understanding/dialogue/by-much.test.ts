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
  // Nothing of the last act is so much.
  ["reminders.create", "add four to that", {}],
  ["timers.set", "add rice to that", {}],
])("behind %s: %s", async (tool, text, expected) => {
  expect(await valuesOf(after(tool, { level: 20 }), text)).toEqual(expected);
});
