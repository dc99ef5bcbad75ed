import { describe, expect, it } from "vitest";
import { inPlace } from "../../../../src/language/en/steps/steps.ts";

describe("a request in other words", () => {
  it.each([
    // What only asks politely.
    ["I'd be obliged if you'd forward the rota to Odo", "forward the rota to Odo"],
    ["I should be most grateful if you could text Una", "text Una"],
    ["Do you think you could move the choir to six?", "move the choir to six?"],
    ["The van is late. Would you be so kind as to text Odo", "The van is late. text Odo"],
    ["Might I trouble you to cancel the eye test", "cancel the eye test"],
    // What asks once more behind it.
    ["move the choir to six, would you", "move the choir to six"],
    ["Cancel the eye test, will ya?", "Cancel the eye test?"],
    ["text Una the code when you get a chance.", "text Una the code."],
    ["mail that to Odo, could you, he has lost it", "mail that to Odo. he has lost it"],
    ["What would you do?", "What would you do?"],
    // What is to happen to a thing.
    ["May my visits on Friday be cancelled?", "cancel my visits on Friday"],
    [
      "Could the kiln inspection be moved to Monday at ten?",
      "move the kiln inspection to Monday at ten",
    ],
    ["The jobs without a date may be deleted.", "delete The jobs without a date"],
    [
      "all of tomorrow's calls need pushing back an hour",
      "push all of tomorrow's calls back an hour",
    ],
    ["Every overdue reminder can go, I've done them", "delete Every overdue reminder"],
    ["Might both be put back, an hour later each?", "put both back, an hour later"],
    // A thing that is named first.
    ["those chores on the barn list: delete them all", "delete all the chores on the barn list"],
    ["every overdue reminder, I've done them, tick the lot", "tick every overdue reminder"],
    ["everything from Kim archive it please", "archive everything from Kim please"],
    [
      "everything on the barn list make it due friday",
      "make everything on the barn list, due friday",
    ],
    // The day that was said before.
    [
      "I'm off on Friday, so cancel everything that day",
      "I'm off on Friday, so cancel everything on Friday",
    ],
  ])("%s", (text, placed) => {
    expect(inPlace(text)).toBe(placed);
  });

  it.each([
    "the dog needs walking",
    "could you move the choir to six",
    "what can be done about the damp",
    "the cake must be ready by four",
    "we went on Friday and Saturday, and that day was cold",
    "I wonder if it will rain",
    "make it fun",
    "everything is fine, make it short",
  ])("is none in: %s", (text) => {
    expect(inPlace(text)).toBe(text);
  });
});

describe("several things that are announced first", () => {
  it.each([
    [
      "Three things for the barn list: rope, two lamps and oil",
      "add rope to the barn list. add two lamps to the barn list. add oil to the barn list",
    ],
    [
      "put two things on my wool list, needles and yarn",
      "add needles to my wool list. add yarn to my wool list",
    ],
    [
      "four things for the barn list: rope, lamps, oil, tar",
      "add rope, lamps, oil, tar to the barn list",
    ],
    ["a few things for the barn note: rope, oil", "add rope, oil to the barn note"],
  ])("%s", (text, placed) => {
    expect(inPlace(text)).toBe(placed);
  });

  it.each(["three things on the barn list are late", "what are the three things on the barn list"])(
    "are none in: %s",
    (text) => {
      expect(inPlace(text)).toBe(text);
    },
  );
});
