import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { english } from "../../../../src/language/en/english.ts";

it.each([
  ["again", "again"],
  ["and once more please", "again"],
  ["do that one more time", "again"],
  ["a bit more", "more"],
  ["not enough, a touch more", "more"],
  ["even more", "more"],
  ["more oars", undefined],
  ["read it again on Friday", undefined],
])("%s", (text, wanted) => {
  expect(english.wordingOf(text).leaning.wantsAgain).toBe(wanted);
});

it("in German", () => {
  expect(german.wordingOf("noch einmal").leaning.wantsAgain).toBe("again");
  expect(german.wordingOf("noch etwas mehr").leaning.wantsAgain).toBe("more");
  expect(german.wordingOf("mehr Ruder").leaning.wantsAgain).toBeUndefined();
});
