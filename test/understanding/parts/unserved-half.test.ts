import { english } from "../../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { unservedHalf } from "../../../src/understanding/parts/unserved-half.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";

const SERVED: readonly (readonly [RegExp, string])[] = [
  [/^set a timer\b/i, "timers.set"],
  [/^what's on\b/i, "calendar.query"],
  [/^(?:remind me|add)\b/i, "reminders.create"],
];

function rank(text: string): Ranked {
  const found = SERVED.find(([pattern]) => pattern.test(text));
  const tools = [{ name: found?.[1] ?? "notes.read", score: found ? 0.9 : 0.1 }];
  return { tools, none: found ? 0.05 : 0.8, unmatched: [], sure: found !== undefined };
}

const halves = (text: string): readonly [string, string] | undefined =>
  unservedHalf(text, {
    language: english,
    rank,
    takesWords: (name) => name === "reminders.create",
  });

describe("a request that is served and one that is not", () => {
  it.each([
    ["set a timer for six minutes and dim the lights", "dim the lights"],
    ["what's on tomorrow, and who won the match", "who won the match"],
    ["what's on tomorrow and then print it", "print it"],
    // What goes somewhere ends where that is said.
    ["add cumin and mace to the pantry list and chuck the beetroot", "chuck the beetroot"],
  ])("%s", (text, left) => {
    expect(halves(text)?.[1]).toBe(left);
  });

  it.each([
    "what's on tomorrow and the day after",
    "what's on tomorrow and Friday",
    "set a timer for an hour and a half",
    "remind me to feed the cat and dim the lights",
    "set a timer for six minutes and what's on tomorrow",
    "dim the lights and print it",
    "add cumin and the mace to the pantry list",
  ])("is not: %s", (text) => {
    expect(halves(text)).toBeUndefined();
  });
});
