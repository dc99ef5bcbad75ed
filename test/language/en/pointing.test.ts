import { describe, expect, it } from "vitest";
import { pointsBack } from "../../../src/language/en/pointing.ts";

describe("words", () => {
  it.each([
    "tell Ben about it",
    "send that to Anna",
    "text him",
    "remind me on Friday to pay it",
    "archive the second one",
    "forward this",
    "and read them to me",
    "text Niamh that it's done",
    "let Tom know it's been moved",
  ])("point back: %s", (words) => {
    expect(pointsBack(words)).toBe(true);
  });

  it.each([
    "set a timer for ten minutes",
    "tell Ben that I'm late",
    "what time is it",
    "text Ben that it's late",
    "tell Mum it's raining here",
    "text mum that Thursday works after all",
    "remind me that the rent is due",
    "show me this week's events",
    "",
  ])("stand by themselves: %s", (words) => {
    expect(pointsBack(words)).toBe(false);
  });
});
