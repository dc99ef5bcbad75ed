import { expect, test } from "vitest";
import { notedIn } from "../../../../src/language/en/given/note/noted.ts";

test.each([
  ["note: the meter reads 4410", "the meter reads 4410"],
  ["the gate code is 7731, pop that in a note would you", "the gate code is 7731"],
  [
    "Right, take this down. Two coats on the door, sand between.",
    "Two coats on the door, sand between.",
  ],
  [
    "the loft key hangs in the larder, that needs to go in my notes, cheers",
    "the loft key hangs in the larder",
  ],
  ["note to self never lend out the ladder", "never lend out the ladder"],
  ["could you jot down that Una takes size six boots", "Una takes size six boots"],
  [
    "hands full here so make a note of this before I lose it: pump fitted in May, two years' cover",
    "pump fitted in May, two years' cover",
  ],
  ["a note about the van: slow puncture, back left", "the van: slow puncture, back left"],
  ["ideas for the fair, in a note: raffle, hoopla", "ideas for the fair: raffle, hoopla"],
  ["he wants it oiled twice a year. Note that down please", "he wants it oiled twice a year"],
])("%s", (text, words) => {
  expect(notedIn(text)).toEqual({ to: "note", asks: "make a note", words });
});

test("what it is called heads it", () => {
  expect(notedIn("start a note called Shed: hinges, oil")).toEqual({
    to: "note",
    asks: "make a note",
    words: "hinges, oil",
    heading: "Shed",
  });
});

test.each([
  "what's the gate code, it's in my notes",
  "stick a note on there, everybody brings oars",
  "make a note",
  "make a note of that",
  "add milk to the boiler note",
  "delete the boiler note",
  "what does my note about the boiler say",
  "I wrote it in a note, where is it",
  "open Notes",
  "take the bins down to the road",
])("gives no words: %s", (text) => {
  expect(notedIn(text)).toBeUndefined();
});
