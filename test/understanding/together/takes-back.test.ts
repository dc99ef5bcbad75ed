import { expect, it } from "vitest";
import { takesBack } from "../../../src/understanding/together/takes-back.ts";
import { sourcesOf } from "../../helpers/understanding.ts";

const ranked = (name: string) => ({
  tools: [{ name, score: 1 }],
  none: 0,
  unmatched: [],
  sure: true,
});

it.each([
  ["can it go in the diary", "calendar.delete_event", true],
  ["then delete it again", "calendar.delete_event", false],
  ["can it go in the diary", "calendar.create_event", false],
])("%s, %s: %s", (text, name, expected) => {
  expect(takesBack(sourcesOf(), [{ text, ranked: ranked(name) }])).toBe(expected);
});
