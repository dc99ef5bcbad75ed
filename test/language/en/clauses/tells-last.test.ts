import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";

it.each([
  ["text her so, because she frets", "pointing"],
  ["let the vet know", "pointing"],
  ["and let Kim know by text", "pointing"],
  ["let Una know it's moved", "pointing"],
  ["drop Odo a line that it's off", "pointing"],
  ["tell Kim the new time", "pointing"],
  ["message Una about it", "pointing"],
  ["text him that", "pointing"],
  ["ping Una so she knows", "pointing"],
  ["email Kim that it's been changed, will you", "pointing"],
  ["drop Odo a text to say", "pointing"],
  ["let Una know that's done", "pointing"],
  // Who is told something else is told that.
  ["text her so we can plan", "bare"],
  ["text Una that the tide is in", undefined],
  ["let Kim know I'm late", undefined],
  ["let me know when it's done", undefined],
  ["tell Kim the code", undefined],
  ["drop Odo a line", "bare"],
  ["text her, please", "bare"],
  ["tell the vet", "bare"],
])("%s", (text, expected) => {
  expect(english.wordingOf(text).leaning.tellsLast).toBe(expected);
});
