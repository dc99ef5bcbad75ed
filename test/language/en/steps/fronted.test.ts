import { describe, expect, it } from "vitest";
import { inPlace } from "../../../../src/language/en/steps/steps.ts";

describe("what is named before it is spoken of", () => {
  it.each([
    ["them Kite Club mails, archive the lot", "archive all the Kite Club mails"],
    ["the three mails from Odo, bin them all", "bin all the three mails from Odo"],
    ["the dentist, move it to four", "move the dentist to four"],
    [
      "every rehearsal in April, take it out of the diary",
      "take every rehearsal in April out of the diary",
    ],
    ["overdue reminders, all of them, shove to five", "shove all overdue reminders to five"],
    ["Friday's meetings, both of them, an hour later", "move all Friday's meetings an hour later"],
    ["mark the new ones as read, all of them", "mark all the new ones as read"],
    ["next Friday, everything an hour later", "move everything next Friday an hour later"],
    ["everything on the boat list is bought, tick it off", "tick off everything on the boat list"],
    [
      "Both of Odo's mails are dealt with, read and laughed at. Archive them.",
      "Archive Both of Odo's mails.",
    ],
    ["I want all those Kite Club mails gone, archive them", "archive all those Kite Club mails"],
    [
      "Those two jobs, the tar and the rope, tick the bunch",
      "Those two jobs, the tar and the rope, tick the bunch",
    ],
    [
      "The hall is closed. Everything on Friday, cancel it",
      "The hall is closed. cancel Everything on Friday",
    ],
    [
      "move everything on Friday to Monday except the choir",
      "move everything on Friday except the choir to Monday",
    ],
  ])("stands where it belongs: %s", (text, placed) => {
    expect(inPlace(text)).toBe(placed);
  });

  it.each([
    "the car's making that noise again, cancel it",
    "that's fine, move it to four",
    "new note, call it Bees, feed them in March",
    "I'm away on Friday, cancel everything",
    "the eye test, is it on Friday",
    "my sister is coming, remind me of it",
    "archive all of them",
    "add eggs, flour and butter to the list",
  ])("is none in: %s", (text) => {
    expect(inPlace(text)).toBe(text);
  });
});
