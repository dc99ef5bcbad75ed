import { describe, expect, it } from "vitest";
import { unknownContainer } from "../../../../src/grounding/typed-slots/names/unknown-container.ts";
import type { NameKind } from "../../../../src/types/known-names.ts";
import { request } from "../../../helpers/grounding.ts";
import { tool } from "../../../tools/run-tool.ts";

const named = (text: string, kind: NameKind, sureness?: readonly [string, number]) => {
  const marks = sureness ? [["list", ...sureness] as const] : [];
  const { reading } = request(text, { marks });
  const found = unknownContainer(kind, { reading, tool: tool("reminders.create") });
  return found && [found.text, text.slice(found.start, found.end)];
};

describe("by the words alone", () => {
  it.each([
    ["put a candle on the birthday list", "list", ["birthday", "on the birthday list"]],
    ["add pegs to our camping trip list", "list", ["camping trip", "to our camping trip list"]],
    ["put a candle on the birthday list please", "list", ["birthday", "on the birthday list"]],
    [
      "add pegs to our camping trip list, thanks",
      "list",
      ["camping trip", "to our camping trip list"],
    ],
    ["put batteries on the list", "list", undefined],
    ["put batteries on the list please", "list", undefined],
    ["put a candle on the birthday list", "calendar", undefined],
    ["check the candle on the birthday list", "list", undefined],
    ["put a candle on the birthday list", "person", undefined],
  ] as const)("%s: a %s", (text, kind, expected) => {
    expect(named(text, kind)).toEqual(expected);
  });
});

describe("as other requests name one", () => {
  it.each([
    ["note the roses in Gardening", "list", ["Gardening", 0.98], ["Gardening", "Gardening"]],
    ["note the roses in Gardening", "list", ["Gardening", 0.9], undefined],
    ["note the roses on the garden list", "list", ["garden", 0.75], ["garden", "garden"]],
    ["note the roses on the garden list", "list", ["garden", 0.6], undefined],
    ["check the packing list", "list", ["packing", 0.99], undefined],
    ["note the roses in the garden calendar", "list", ["garden", 0.99], undefined],
  ] as const)("%s: a %s of %j", (...[text, kind, marked, expected]) => {
    expect(named(text, kind, marked)).toEqual(expected);
  });
});
