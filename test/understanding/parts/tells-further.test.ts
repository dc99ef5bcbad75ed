import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { tellsFurther } from "../../../src/understanding/parts/tells-further.ts";

it.each([
  ["text Una I'm late", "ask her to bring a rug", true],
  ["reply that nine is fine", "and thank him for the oars", true],
  ["answer him that I'll come", "say yes to the rug too", true],
  ["text Una I'm late", "and please leave the oars at the lock", true],
  ["text Una I'm late", "and please remind me to oil the lock", false],
  ["text Una I'm late", "ask Odo to bring a rug", false],
  ["text Una I'm late", "remind me to ask her", false],
  ["move the fencing to nine", "tell her so", false],
])("%s / %s", (left, right, expected) => {
  expect(tellsFurther(left, right, english)).toBe(expected);
});
