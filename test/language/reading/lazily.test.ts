import { expect, test } from "vitest";
import { lazily, lazilyWith } from "../../../src/language/reading/wording/lazily.ts";

test("a value is found once, and only when it is asked for", () => {
  const asked: string[] = [];
  const found = lazily({
    length: () => asked.push("length"),
    mood: () => asked.push("mood"),
  });
  const more = lazilyWith(found, { name: "Ana" });
  expect(asked).toEqual([]);
  expect([more.mood, found.mood, more.name]).toEqual([1, 1, "Ana"]);
  expect(asked).toEqual(["mood"]);
});
