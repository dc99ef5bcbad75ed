import { describe, expect, it } from "vitest";
import { circumstancesIn } from "../../../../src/language/en/cues/circumstances.ts";

describe("what something is to be done beside", () => {
  it.each([
    ["remind me to sweep the yard when it's dry", ["when it's dry"]],
    ["tell me to lock up before the caretaker leaves", ["before the caretaker leaves"]],
    ["remind me the next time Odo calls, please", ["the next time Odo calls"]],
    ["when I'm back remind me to oil the gate", ["when I'm back"]],
    ["remind me as soon as we land to ring Una", ["as soon as we land"]],
    ["post it before leaving the office", ["before leaving the office"]],
    ["get stamps on my way to the ferry", ["on my way to the ferry"]],
    ["remind me once the rain stops and text Una", ["once the rain stops"]],
    // Times and things are none.
    ["remind me before noon to post it", []],
    ["remind me after the eye test", []],
    ["get it done before my sister's wedding", []],
    ["wait until morning", []],
  ])("%j: %j", (text, expected) => {
    expect(circumstancesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });
});
