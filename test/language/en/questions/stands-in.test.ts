import { describe, expect, it } from "vitest";
import { standsIn } from "../../../../src/language/en/questions/stands-in.ts";

describe("words that say where something stands", () => {
  it.each([
    ["Alarm code for the barn. It's in a note", "Alarm code for the barn", ["note"]],
    ["the vet's opening times, there's a mail about it", "the vet's opening times", ["mail"]],
    ["seat numbers for the panto, I've got a file on it", "seat numbers for the panto", ["file"]],
    ["what I need for the course, they sent an email", "what I need for the course", ["mail"]],
    ["which seat it was, she texted me about it", "which seat it was", []],
    ["door code for the hut should be in the booking email", "door code for the hut", ["mail"]],
    ["paint for the hall, I wrote it down somewhere", "paint for the hall", []],
    [
      "what's the hall paint called, it's in one of my notes",
      "what's the hall paint called",
      ["note"],
    ],
  ])("%s", (text, topic, kinds) => {
    expect(standsIn(text)).toEqual({ topic, kinds });
  });

  it.each([
    "Make a note that the key is in a file",
    "text Owen the code, it's in a note",
    "remind me to bleed the radiators, I've got a file on it",
    "Put the panto in the calendar, there's a mail about it",
    "what's in my notes",
    "it's in a note",
    "the barn code, it's in the calendar",
  ])("are none of these: %s", (text) => {
    expect(standsIn(text)).toBeUndefined();
  });
});
