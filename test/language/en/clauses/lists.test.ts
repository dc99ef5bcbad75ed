import { expect, it } from "vitest";
import {
  isPreposition,
  joinsList,
  listAfter,
  listParts,
} from "../../../../src/language/en/clauses/lists.ts";

it.each([", ", " and ", ", and ", " & ", " or ", "; ", " plus "])("joins a list: %j", (between) => {
  expect(joinsList(between)).toBe(true);
});
it.each([" ", "", " to ", " and the ", ". "])("joins none: %j", (between) => {
  expect(joinsList(between)).toBe(false);
});

it.each([
  [", raisins and tea", ", raisins and tea"],
  [", brown rice and green tea.", ", brown rice and green tea"],
  [" and tea", ""],
  [" and the gas bill", " and the gas bill"],
  [" and the gas man is here now", ""],
  [", I'm late", ""],
  ["", ""],
])("a list goes on to the end: %j", (after, expected) => {
  expect(listAfter(after)).toBe(expected);
});

it.each([
  ["Anna, Ben and Mum", ["Anna", "Ben", "Mum"]],
  ["Anna & Ben; Mum", ["Anna", "Ben", "Mum"]],
  ["Anna AND Ben,", ["Anna", "Ben"]],
  ["Andrew Sanders", ["Andrew Sanders"]],
  ["anna@form.example", ["anna@form.example"]],
  ["", []],
])("the things of a list: %j", (text, parts) => {
  expect(listParts(text)).toEqual(parts);
});

it("a preposition joins what was cut out", () => {
  expect(isPreposition("until")).toBe(true);
  expect(isPreposition("and")).toBe(false);
});
