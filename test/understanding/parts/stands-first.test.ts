import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { isAskedFirst, isToldFirst } from "../../../src/understanding/parts/stands-first.ts";

describe("what may stand before a request", () => {
  it.each([
    ["How much is the rope? Remind me to pay it", true],
    ["How much is the rope, remind me to pay it", false],
    ["The rope is here. Remind me to pay it", false],
    ["Did Una write? I had the phone off.", false],
  ])("is a question of its own: %s: %j", (text, expected) => {
    const [joint] = english.wordingOf(text).parting.cuts;
    expect(joint !== undefined && isAskedFirst(text, joint, english)).toBe(expected);
  });

  it.each([
    ["The rope is ordered", "play some jazz", true],
    ["The rope is ordered", "tell Ben about it", false],
    ["Una sent a deed", "where did she put the key", false],
    ["play some jazz", "set a timer", false],
  ])("is only told: %s / %s: %j", (left, right, expected) => {
    expect(isToldFirst({ left, right }, english)).toBe(expected);
  });
});
