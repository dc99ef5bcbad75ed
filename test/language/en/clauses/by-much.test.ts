import { expect, it } from "vitest";
import { byMuchIn as inGerman } from "../../../../src/language/de/clauses/by-much.ts";
import { byMuchIn } from "../../../../src/language/en/clauses/by-much.ts";

it.each([
  ["add another four to that, would you", true, "four minutes"],
  ["stick an extra 90 seconds on it", true, "90 seconds"],
  ["another seven minutes", true, "seven minutes"],
  ["six more minutes please", true, "six minutes"],
  ["oh, twenty louder", true, "twenty minutes"],
  ["eight less than that, actually", false, "eight minutes"],
  ["make it three minutes shorter", false, "three minutes"],
  ["take a couple of minutes off", false, "a couple of minutes"],
])("%s", (text, isMore, length) => {
  expect(byMuchIn(text)).toMatchObject({ isMore, length });
});

it.each([
  "add five eggs to that",
  "another timer for six minutes",
  "make it seven",
  "take the five off the list",
  "more",
])("%s says no amount", (text) => {
  expect(byMuchIn(text)).toBeUndefined();
});

it("is German too", () => {
  expect(inGerman("noch fünf Minuten drauf")).toMatchObject({
    isMore: true,
    length: "fünf Minuten",
  });
  expect(inGerman("zehn weniger")).toMatchObject({ isMore: false, number: "zehn" });
});
