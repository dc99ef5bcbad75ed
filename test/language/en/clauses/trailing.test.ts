import { describe, expect, it } from "vitest";
import { trailsOff } from "../../../../src/language/en/clauses/trailing.ts";

describe("a text", () => {
  it.each([
    ["Remind me to", true],
    ["Set a timer for...", true],
    ["and then,", true],
    ["What's on my calendar tomorrow?", false],
    ["Open Safari.", false],
    ["turn it on", true],
    ["", false],
  ])("can tell by its words that more is to come: %j", (text, isOpen) => {
    expect(trailsOff(text)).toBe(isOpen);
  });
});
