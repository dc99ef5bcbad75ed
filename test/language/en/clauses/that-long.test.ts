import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { english } from "../../../../src/language/en/english.ts";

it.each([
  ["set a timer for that", "set a timer for an hour"],
  ["ok start a timer for that long please", "ok start a timer for an hour"],
  ["set a timer for ten minutes", undefined],
  ["set a reminder for that", undefined],
])("%s: %s", (text, meant) => {
  expect(english.wordingOf(text).leaning.thatLong?.("an hour")).toBe(meant);
});

it("in German", () => {
  const { thatLong } = german.wordingOf("stell einen Timer dafür").leaning;
  expect(thatLong?.("zehn Minuten")).toBe("stell einen Timer auf zehn Minuten");
  expect(german.wordingOf("stell einen Timer auf zehn").leaning.thatLong).toBeUndefined();
});
