import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import {
  boundaryVector,
  wordsOf,
} from "../../../../src/understanding/parts/boundary/boundary-features.ts";
import { clock } from "../../../tools/run-tool.ts";

const names = { person: [{ id: "odo", name: "Odo Pratt" }] };
const read = (text: string) => wordsOf(english.read(text, { clock, names }));

describe("the words of what was said", () => {
  it("have kinds in place of names, times and lengths", () => {
    expect(read("text Odo tomorrow, ten minutes").map(({ name }) => name)).toEqual([
      "text",
      "<person>",
      "<when>",
      "<duration>",
      "<duration>",
    ]);
  });

  it.each([
    ["ring Odo. Play jazz", "stop"],
    ["is it on? Play jazz", "question"],
    ["ring Odo; play jazz", "colon"],
    ["ring Odo, play jazz", "comma"],
    ["ring Odo – play jazz", "dash"],
    ["ring Odo (play jazz", "quote"],
    ["ring Odo play jazz", "none"],
  ])("know what stands between them: %s", (text, gap) => {
    expect(read(text).at(-2)?.gap).toBe(gap);
  });

  it("know where it goes on behind what joins", () => {
    expect(read("ring Odo and then play jazz").map(({ behind }) => behind)).toEqual([
      0, 1, 4, 4, 4, 5,
    ]);
  });
});

describe("what tells a boundary", () => {
  it("has the length of its names alone", () => {
    const { values } = boundaryVector(read("ring Odo and play jazz"), 2, 0);
    expect(values.every((value) => value > 0)).toBe(true);
  });

  it("depends on what the request at hand opens with", () => {
    const words = read("note the wick and play jazz and oil the lamp");
    expect(boundaryVector(words, 6, 0)).not.toEqual(boundaryVector(words, 6, 4));
  });
});
