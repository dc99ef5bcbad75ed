import { expect, it } from "vitest";
import { said } from "../../../src/grounding/grounded.ts";
import { fromFound, tokenBefore } from "../../../src/grounding/typed-slots/from-found.ts";
import { request } from "../../helpers/grounding.ts";

it("what was found are candidates in their order, with the words they took", () => {
  const found = [
    { start: 4, end: 7, text: "six" },
    { start: 9, end: 12, text: "two" },
  ];
  expect(fromFound(found, ({ text }) => said(text, text))).toEqual({
    candidates: [said("six", "six"), said("two", "two")],
    taken: found,
  });
  expect(fromFound([], () => said("", ""))).toEqual({ candidates: [], taken: [] });
});

it.each([
  ["drive To the harbour", "harbour", "the"],
  ["drive To harbour", "harbour", "to"],
  ["harbour first", "harbour", undefined],
])("in %j the word before %s is %j", (text, word, expected) => {
  const start = text.indexOf(word);
  const place = { start, end: start + word.length };
  expect(tokenBefore(place, request(text).reading)?.word).toBe(expected);
});
