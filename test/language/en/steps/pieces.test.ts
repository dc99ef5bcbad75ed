import { describe, expect, it } from "vitest";
import { leadIn, piecesIn } from "../../../../src/language/en/steps/selections/pieces.ts";

const cut = (text: string) => {
  const { pieces, several } = piecesIn(text);
  return {
    pieces: pieces.map(({ start, end }) => text.slice(start, end)),
    several: several.map(({ start, end, count }) => [text.slice(start, end), count]),
  };
};

describe("the stretches that may each name a thing", () => {
  it.each([
    ["bin the A and that old B", ["bin the A", "that old B"]],
    ["A, B, and C. All three done", ["A", "B", "C", "All three done"]],
    ["A as well as B; so C", ["A", "B", "C"]],
    ["there's a 9.30 and an 11.15", ["there's a 9.30", "an 11.15"]],
  ])("%s", (text, pieces) => {
    expect(cut(text).pieces).toEqual(pieces);
  });

  it("tells which are joined, and which is the last", () => {
    const { pieces } = piecesIn("x. a, b and c, so d");
    expect(pieces.map(({ isListed, isLast }) => `${isListed} ${isLast}`)).toEqual([
      "false false",
      "false false",
      "true false",
      "true true",
      "false false",
    ]);
  });
});

describe("words that stand for several", () => {
  it.each([
    ["bin both of 'em", [["both of 'em", 2]]],
    ["put them three all to Friday", [["them three all", 3]]],
    ["all four can go", [["all four", 4]]],
    ["the lot", [["the lot", undefined]]],
    ["check those", [["those", undefined]]],
    ["the pair of them, please", [["the pair of them", 2]]],
    ["cancel the dentist", []],
  ])("%s", (text, several) => {
    expect(cut(text).several).toEqual(several);
  });
});

it.each([
  ["cancel the ", 7],
  ["that old ", 0],
  ["and the one from ", 4],
  ["we have ", 8],
])("what leads to a thing: %s", (text, start) => {
  expect(leadIn(text)).toBe(start);
});
