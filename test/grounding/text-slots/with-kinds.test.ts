import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { withKinds } from "../../../src/grounding/text-slots/with-kinds.ts";

it.each([
  [
    ["lamps", "the tall ones", "soap"],
    ["lamps, the tall ones", "soap"],
  ],
  [["candles", "three dozen"], ["candles, three dozen"]],
  [["boots", "size nine", "two pairs"], ["boots, size nine, two pairs"]],
  [["the ripe ones"], ["the ripe ones"]],
  [
    ["oats", "three tins of beans"],
    ["oats", "three tins of beans"],
  ],
])("%j: %j", (things, expected) => {
  expect(withKinds(things, english)).toEqual(expected);
});
