import { describe, expect, it } from "vitest";
import { exceptingKept, leavesOut } from "../../../../src/language/en/steps/steps.ts";

describe("what is to stay as it is", () => {
  it.each([
    ["clear Friday but leave the choir alone", "clear Friday except the choir"],
    ["cancel all my calls today. Keep Una's though.", "cancel all my calls today except Una's."],
    [
      "delete every job on the barn list but don't touch the oats",
      "delete every job on the barn list except the oats",
    ],
    ["bin the three from Kim, not the rota", "bin the three from Kim except the rota"],
    [
      "archive everything from Odo and keep the one about tar where it is",
      "archive everything from Odo except the one about tar",
    ],
  ])("is an exception of all that is described: %s", (text, said) => {
    expect(exceptingKept(text)).toBe(said);
  });

  it.each([
    ["cancel the choir but keep the eye test", "cancel the choir"],
    ["push the choir to six, don't move the eye test", "push the choir to six"],
    ["archive all the newsletters and leave the rest", "archive all the newsletters"],
  ])("says no more of one thing, and neither do the others: %s", (text, said) => {
    expect(exceptingKept(text)).toBe(said);
  });

  it.each([
    "text Una that we cancel the choir but keep the hall",
    "remind me to clear the shed but leave the ladder",
    "cancel everything on Friday and keep me posted",
    "clear Friday and leave a note for Odo",
    "clear Friday to keep the day free",
    "move all of Friday's calls to Monday, not Tuesday",
    "delete the choir, not the eye test",
    "keep the eye test",
  ])("is nothing of the kind in: %s", (text) => {
    expect(exceptingKept(text)).toBe(text);
  });
});

describe("words that leave something out", () => {
  it.each([
    ["clear the week of next except the choir", true],
    ["bin Odo's letters apart from the last", true],
    ["meet Kim at the bar", false],
    ["it's late, but I can come", false],
  ])("%s: %s", (text, isLeft) => {
    expect(leavesOut(text)).toBe(isLeft);
  });
});
