import { describe, expect, it } from "vitest";
import { spokenAnswer } from "../../src/policy/spoken-answer.ts";

describe("a spoken answer", () => {
  it.each([
    "Yes.",
    "send it",
    "Go ahead!",
    "Yes, send it",
    "OK",
    "y",
    "do it",
    "yes please",
    "ok, go ahead please",
    "Sure, do it, thanks.",
  ])("takes %j as a yes", (text) => {
    expect(spokenAnswer(text, "plain")).toBe("yes");
  });

  it.each([
    "No.",
    "Stop!",
    "no, thanks",
    "don\u2019t send it",
    "Never mind.",
    "n",
    "No, please do not.",
    "don't do it, thanks",
  ])("takes %j as a no, to red questions too", (text) => {
    expect(spokenAnswer(text, "plain")).toBe("no");
    expect(spokenAnswer(text, "red")).toBe("no");
  });

  it.each(["yes", "send it", "confirm"])("never takes %j as a yes to a red question", (text) => {
    expect(spokenAnswer(text, "red")).toBeUndefined();
  });

  it.each([
    "",
    "yes but to Anna",
    "what",
    "thank you for watching",
    "yes no",
    "and yes",
    "please",
    "thanks",
    "okay, wait",
    "yes ".repeat(5_000),
  ])("takes %j as no answer", (text) => {
    expect(spokenAnswer(text, "plain")).toBeUndefined();
  });
});
