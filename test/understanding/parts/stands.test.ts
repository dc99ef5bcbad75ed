import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { Part } from "../../../src/understanding/parts/part.ts";
import { differs, isRequest, stands } from "../../../src/understanding/parts/stands.ts";

type Scores = { readonly name?: string; readonly score: number; readonly second?: number };
const part = (text: string, { name = "music.play", score, second = 0 }: Scores): Part => ({
  text,
  ranked: {
    tools: [
      { name, score },
      { name: "notes.read", score: second },
    ],
    none: 0.1,
    unmatched: [],
    sure: true,
  },
});

describe("a part by itself", () => {
  it.each([
    ["play some jazz", { score: 0.5 }, true],
    ["play", { score: 0.9 }, false],
    // Less will do where it is far before any other.
    ["play some jazz", { score: 0.35 }, true],
    ["play some jazz", { score: 0.35, second: 0.2 }, false],
    ["play some jazz", { score: 0.05 }, false],
  ])("%s at %j: %s", (text, scores, expected) => {
    expect(stands(part(text, scores))).toBe(expected);
  });

  it.each([
    ["play some jazz", true],
    ["on Friday at three", false],
  ])("asks for something: %s: %s", (text, expected) => {
    expect(isRequest(part(text, { score: 0.9 }), english)).toBe(expected);
  });
});

it.each([
  ["remind me to call Mum", "remind me to call the vet", true],
  ["buy milk for the house", "buy eggs", false],
])("of one tool two requests or one: %s, %s: %s", (one, other, expected) => {
  const [left, right] = [one, other].map((text) => part(text, { score: 0.9 }));
  expect(left && differs(left, right, english)).toBe(expected);
});

it("another tool is another request", () => {
  const timer = part("and a timer", { name: "timers.set", score: 0.9 });
  expect(differs(part("play some jazz", { score: 0.9 }), timer, english)).toBe(true);
});
