import { expect, it } from "vitest";
import { intoTextIn } from "../../../../src/language/en/given/note/into-note.ts";

it.each<[string, readonly string[], string]>([
  [
    "in the boat log write down that the rope broke",
    ["the boat log", "the boat"],
    "the rope broke",
  ],
  [
    "jot down in the mooring notes that it's nine a night",
    ["the mooring notes", "the mooring"],
    "it's nine a night",
  ],
  ["boat log: the rope broke.", ["boat log", "boat"], "the rope broke"],
  ["put in my rigging ideas: two more shackles", ["my rigging ideas"], "two more shackles"],
])("finds the text that words go into: %s", (text, names, words) => {
  expect(intoTextIn(text)).toContainEqual({ names, words });
});

it.each(["write down that the rope broke", "in the morning wake me at six", "the rope: it broke"])(
  "finds none in %j",
  (text) => {
    expect(intoTextIn(text)).toEqual([]);
  },
);
