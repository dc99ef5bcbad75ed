import { expect, it } from "vitest";
import { mayRemove, removed } from "../../../../src/language/de/clauses/removals.ts";

it.each([
  ["lösche den zweiten", "den zweiten"],
  ["bitte sag den ersten ab", "den ersten"],
  ["stell den letzten Wecker aus", "den letzten Wecker"],
])("%s wants something away", (text, object) => {
  const found = removed(text);
  expect(found && text.slice(found.start, found.end)).toBe(object);
});

it("leaves it to the index whether something may be wanted away", () => {
  expect(removed("verschiebe den zweiten")).toBeUndefined();
  expect(mayRemove()).toBe(true);
});
