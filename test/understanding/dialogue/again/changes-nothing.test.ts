import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import type { Slot } from "../../../../src/types/turn/call-space.ts";
import {
  changesNothing,
  onlyRepeats,
} from "../../../../src/understanding/dialogue/again/changes-nothing.ts";
import { tool } from "../../../tools/run-tool.ts";

const timer = tool("timers.set");
const lastCall = {
  tool: "timers.set",
  arguments: { duration: "ten minutes" },
  origins: {},
  said: "set a timer for ten minutes",
  isEffect: true,
  shown: 0,
};
const slot = (value: string): Slot => ({
  parameter: "duration",
  required: true,
  value: { kind: "closed", candidates: [{ value, origin: { origin: "said", text: value } }] },
});

describe("a timer of ten minutes", () => {
  it.each([
    ["ten minutes", [], true],
    ["five minutes", [], false],
    // Its length is gone.
    ["five minutes", ["duration"], true],
  ])("taken back for one of %s, where %j lacks, is in vain: %s", (value, missing, expected) => {
    expect(changesNothing(timer, lastCall, { missing, slots: [slot(value)] })).toBe(expected);
  });

  it.each([
    ["another one", false],
    ["and that", true],
  ])("set once more by %s only repeats it: %s", (text, expected) => {
    const isVain = onlyRepeats(english.wordingOf(text));
    expect(isVain(timer, lastCall, { missing: [], slots: [slot("ten minutes")] })).toBe(expected);
  });
});
