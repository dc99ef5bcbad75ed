import { expect, it } from "vitest";
import { namesNothing } from "../../../../src/language/en/cues/nameless.ts";

it.each([
  ["both", true],
  ["both of those", true],
  ["the lot", true],
  ["because they never pick up", true],
  ["the new one", true],
  ["both oars", false],
  ["the lot number", false],
  ["call Odo", false],
])("a name that is none: %s", (name, expected) => {
  expect(namesNothing(name)).toBe(expected);
});
