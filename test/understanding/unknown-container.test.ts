import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmallRoom } from "../helpers/small-room.ts";
import { wordIndex } from "../helpers/word-index.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

/** Which tool is meant is no question here, whatever phrases the tools have. */
const index = wordIndex([
  [/^make a note\b/i, "notes.create"],
  [/^what's on .*\blist\b/i, "reminders.list"],
  [/^what's on\b/i, "calendar.query"],
  [/\b(?:calendar|calendars|diary)\b/i, "calendar.create_event"],
  [/^(?:could you )?(?:remind|add|put|stick)\b/i, "reminders.create"],
]);
let room: SmallRoom;
beforeAll(async () => {
  room = await openSmallRoom({ index });
});
afterAll(() => room[Symbol.asyncDispose]());

describe("a list, calendar or folder that isn't there", () => {
  it.each([
    [
      "remind me to water the plants on the garden list",
      "There is no list “garden”. Which one instead: Home, Shopping or Work?",
    ],
    [
      "put a dentist appointment tomorrow at 3 in the Volleyball calendar",
      "There is no calendar “Volleyball”. Which one instead: Birthdays, Home or Work?",
    ],
    [
      "make a note called roses in the Gardening folder saying prune them",
      "There is no folder “Gardening”. Which one instead: Home or Work?",
    ],
    ["put a candle on the birthday list", "There is no list “birthday”."],
    [
      "could you add the tent pegs to our camping trip list please",
      "There is no list “camping trip”.",
    ],
    ["stick a packet of screws on my hardware list for tomorrow", "There is no list “hardware”."],
    [
      "pencil choir in on my rehearsals calendar friday at six",
      "There is no calendar “rehearsals”.",
    ],
    ["what's on my Garden list", "There is no list “Garden”."],
    ["what's on the Volleyball calendar tomorrow", "There is no calendar “Volleyball”."],
  ])("is asked about: %s", async (text, question) => {
    const { answers, calls } = await room.talk([text]);
    expect(answers.at(-1)).toContain(question);
    expect(calls.some(({ verdict }) => verdict === "confirm")).toBe(false);
  });

  it.each([
    ["add bread to the hardware list", "the shopping one", { list: "Shopping", title: "bread" }],
    // Everyday words are names where names were offered.
    ["put a candle on the birthday list", "home", { list: "Home", title: "candle" }],
    ["add soap to the hardware list", "home", { list: "Home", title: "soap" }],
    [
      "add a dentist appointment tomorrow at 3 to the Volleyball calendar",
      "Work",
      { calendar: "Work", title: "dentist appointment" },
    ],
  ])("%s: %s", async (text, answer, args) => {
    const { calls } = await room.talk([text, answer]);
    expect(calls.at(-1)?.arguments).toMatchObject(args);
  });

  it.each([
    "put eggs on the shopping list",
    "remind me to check the packing list tonight",
    "add call mum to my to-do list",
    "remind me to put the bins on the street tomorrow",
    "add ring the clinic about the waiting list",
    "put batteries on the list",
    "add the new guest list to my reminders",
    "put lunch with Bob in the calendar on friday at noon",
    "add ask about the speaker list to my to-do list please",
    "remind me to list the garden chairs",
    "add lunch with Bob to my diary on friday at noon",
    "make a note called hedge saying trim it in the front garden",
  ])("is not heard where none is named: %s", async (text) => {
    const { answers } = await room.talk([text]);
    expect(answers.at(-1)).not.toMatch(/There is no/);
  });
});
