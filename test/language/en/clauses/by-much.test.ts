import { expect, it } from "vitest";
import { byMuchIn as inGerman } from "../../../../src/language/de/clauses/by-much.ts";
import { byMuchIn } from "../../../../src/language/en/clauses/by-much.ts";

it.each([
  ["add another four to that, would you", "more", "four minutes"],
  ["stick an extra 90 seconds on it", "more", "90 seconds"],
  ["another seven minutes", "more", "seven minutes"],
  ["six more minutes please", "more", "six minutes"],
  ["oh, twenty louder", "more", "twenty minutes"],
  ["eight less than that, actually", "less", "eight minutes"],
  ["make it three minutes shorter", "less", "three minutes"],
  ["take a couple of minutes off", "less", "a couple of minutes"],
  ["let them have another six", "more", "six minutes"],
  ["so add twelve", "more", "twelve minutes"],
  ["four on top", "more", "four minutes"],
  ["bring it down by twenty", "less", "twenty minutes"],
  ["so have it at thirty-five", "to", "thirty-five minutes"],
  ["a bit louder, sixty say", "to", "sixty minutes"],
])("%s", (text, way, length) => {
  expect(byMuchIn(text)).toMatchObject({ way, length });
});

it.each([
  "add five eggs to that",
  "another timer for six minutes",
  "take the five off the list",
  "more",
])("%s says no amount", (text) => {
  expect(byMuchIn(text)).toBeUndefined();
});

it("is German too", () => {
  expect(inGerman("noch fünf Minuten drauf")).toMatchObject({
    way: "more",
    length: "fünf Minuten",
  });
  expect(inGerman("stell es auf vierzig")).toMatchObject({ way: "to", number: "vierzig" });
  expect(inGerman("zehn weniger")).toMatchObject({ way: "less", number: "zehn" });
});
