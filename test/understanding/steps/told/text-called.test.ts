import { expect, it } from "vitest";
import { isNamedBy } from "../../../../src/understanding/steps/told/text-called.ts";
import { sourcesOf } from "../../../helpers/understanding.ts";

const HALF = 0.5;
const named = (title: string, words: string) =>
  isNamedBy(sourcesOf(), { kind: "note", title }, { words, least: HALF });

it.each([
  ["Boat list", "the boat", true],
  ["Boat list", "the boat list", true],
  ["Boat oar sizes", "the boat", false],
  ["Boat list", "the tar", false],
  ["List", "the list", true],
])("%s by %s: %j", (title, words, is) => {
  expect(named(title, words)).toBe(is);
});
