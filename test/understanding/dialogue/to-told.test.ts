import { expect, it } from "vitest";
import { toTold } from "../../../src/understanding/dialogue/to-told.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

it.each([
  ["half ten's fine, change it", "change it to half ten"],
  // No time is told.
  ["the oar is fine, move it", "the oar is fine, move it"],
  ["change it to half ten", "change it to half ten"],
])("%s: %s", async (text, meant) => {
  expect((await toTold(sourcesOf(), typed(text))).text).toBe(meant);
});
