import { describe, expect, it } from "vitest";
import { addedToStart, folderNoun, placeCues } from "../../../../src/language/en/cues/places.ts";

describe("a new place", () => {
  it.each<[string, readonly string[]]>([
    ["lunch is now at the Crown", ["at", "in"]],
    ["the venue changes to the Crown", ["at", "in", "to"]],
    ["choir has moved to the hall", ["at", "in", "to"]],
    ["the lunch in May", []],
  ])("is announced in %j", (text, expected) => {
    expect(placeCues(text, ["at", "in"])).toEqual(expected);
  });
});

describe("what something is added to", () => {
  it.each([
    ["add milk to that note", "add milk"],
    ["put it at the end of my list", "put it"],
    ["add milk to Tom", undefined],
    ["milk", undefined],
  ])("%s", (text, expected) => {
    const start = addedToStart(text);
    expect(start === undefined ? undefined : text.slice(0, start)).toBe(expected);
  });
});

it("a folder is called one behind its name", () => {
  expect(folderNoun(" folder please")).toBe(" folder".length);
  expect(folderNoun(" folders")).toBe(0);
});
