import { expect, it } from "vitest";
import { isOther, isSureOf } from "../../../src/understanding/answer/other-request.ts";

type Said = { readonly score: number; readonly none?: number; readonly sure?: boolean };
const ranked = (name: string, { score, none = 0.05, sure = false }: Said) => ({
  tools: [{ name, score }],
  none,
  unmatched: [],
  sure,
});

it.each([
  ["timers.set", { score: 0.9, none: 0.05 }, false],
  ["music.play", { score: 0.9, none: 0.05 }, true],
  ["music.play", { score: 0.5, none: 0.05 }, false],
  ["music.play", { score: 0.65, none: 0.4 }, false],
])("%s with %j, beside an open timer: %s", (name, scores, expected) => {
  const part = { text: "play some jazz", ranked: ranked(name, scores) };
  expect(isOther(part, "timers.set")).toBe(expected);
});

it.each([
  ["music.play", true, true],
  ["music.play", false, false],
  ["timers.set", true, false],
])("%s, sure %s, is surely for another tool: %s", (name, sure, expected) => {
  expect(isSureOf(ranked(name, { score: 0.9, sure }), "timers.set")).toBe(expected);
});
