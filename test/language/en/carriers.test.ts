import { expect, it } from "vitest";
import { carriersOf, isFiller } from "../../../src/language/en/carriers.ts";
import { isNumberWord } from "../../../src/language/en/numbers/vocabulary.ts";
import { isKin, withoutDetails } from "../../../src/language/en/names/kin.ts";
import { keysOf, onsetOf, plainSpelling } from "../../../src/language/en/names/sounds.ts";

it("small words carry any request", () => {
  expect(["please", "the", "would"].every(isFiller)).toBe(true);
  expect(["rent", "delete"].some(isFiller)).toBe(false);
});

it.each([
  ["calendar", "read", ["agenda", "the"]],
  ["calendar", "write", ["agenda", "delete", "the"]],
  ["music", "read", ["the"]],
  ["nobody", "write", ["the"]],
] as const)("%s, to %s: %j", (domain, act, expected) => {
  expect(["agenda", "delete", "the"].filter(carriersOf(domain, act))).toEqual(expected);
});

it("what a note is made with is no part of it", () => {
  const isCarrier = carriersOf("notes", "write");
  expect(["record", "stick", "dictate", "noting"].every(isCarrier)).toBe(true);
  expect(["landlord", "proofer"].some(isCarrier)).toBe(false);
});

it("a word may be a number, or a relative", () => {
  expect(["seventeen", "thousand", "twentieth", "half"].every(isNumberWord)).toBe(true);
  expect(["one-off", "fort", "5"].some(isNumberWord)).toBe(false);
  expect(isKin("mum")).toBe(true);
  expect(isKin("tom")).toBe(false);
});

it("a title is said without its details", () => {
  expect(withoutDetails("One-to-one with Sarah Chen")).toBe("One-to-one");
  expect(withoutDetails("Standing committee")).toBe("Standing committee");
});

it("words that sound alike are written alike", () => {
  expect(plainSpelling("jacky")).toBe(plainSpelling("jaki"));
  expect(plainSpelling("chris")).not.toBe(plainSpelling("sris"));
  expect(keysOf("carter")).toEqual(expect.arrayContaining([...keysOf("cata")]));
  expect(onsetOf("MN")).toBe(onsetOf("NM"));
});

it("how many are wanted carries a request to find, and no other", () => {
  expect(carriersOf("notes", "read")("many")).toBe(true);
  expect(carriersOf("notes", "write")("many")).toBe(false);
});
