import { expect, it } from "vitest";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { unclearTo } from "../../../../src/turn/step/call/wanting.ts";
import type { Slot } from "../../../../src/types/turn/call-space.ts";
import { tools } from "../../../../tools/index.ts";
import { stateFor } from "../../../helpers/turn-state.ts";

const registry = createRegistry(tools);
const several = ["Ines Falk", "Ines Brand"].map((value) => {
  return { value, origin: { origin: "resolved", text: "Ines" } } as const;
});

/** What is left to be asked of a call whose person two people fit. */
function unclear(name: string, parameter: string, written: object) {
  const tool = registry.get(name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const value = { kind: "closed", candidates: [], several } as const;
  const slots: readonly Slot[] = [{ parameter, required: false, value }];
  const state = stateFor("what does Ines say");
  return unclearTo([parameter], { tool, argumentsText: JSON.stringify(written), slots, state });
}

it.each<[string, [string, string, object], string[]]>([
  ["what only reads shows the rows of all that fit", ["mail.search", "from", { from: "Ines" }], []],
  ["an act is asked who is meant", ["messages.send", "to", { to: "Ines Falk" }], ["to"]],
  ["an act that leaves the value out is asked for it", ["messages.send", "to", {}], ["to"]],
])("%s", (_, [tool, parameter, written], left) => {
  expect(unclear(tool, parameter, written)).toEqual(left);
});
