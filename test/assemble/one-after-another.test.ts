import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmallRoom } from "../helpers/small-room.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

/** What was done just before. */
const FIRST = [
  "put lunch with Phil in on thursday at one",
  "remind me to water the plants tomorrow at nine",
  "set a timer for twenty minutes",
  "make a note called paint colours: hallway is sage",
  "create a reminder to order paper on the work list",
];
/** Requests that stand by themselves, each with the tool that serves it. */
const WHOLE: readonly [string, string][] = [
  ["Schedule a presentation with Bob tonight at 5 pm.", "calendar.create_event"],
  ["put a dentist appointment in on friday at three", "calendar.create_event"],
  ["Make a two hour team meeting on Friday at noon", "calendar.create_event"],
  ["I've got choir on wednesday at seven, put it in", "calendar.create_event"],
  ["book a dinner with Liv and Tony on friday", "calendar.create_event"],
  ["remind me to call the bank at six", "reminders.create"],
  ["I need reminding to post the parcel on friday morning", "reminders.create"],
  ["add eggs to the shopping list", "reminders.create"],
  ["set a timer for ten minutes", "timers.set"],
  ["wake me at half six tomorrow", "timers.set"],
  ["what have I got on on saturday", "calendar.query"],
  ["turn the volume up a bit", "system.set_volume"],
  ["play some jazz", "music.play"],
];

describe.each(["", ...FIRST])("after “%s”", (first) => {
  // A home of its own: what was made after another first is not there to be changed.
  let room: SmallRoom;
  beforeAll(async () => {
    room = await openSmallRoom();
  });
  afterAll(() => room[Symbol.asyncDispose]());

  it.each(WHOLE)("“%s” is a request by itself", async (second, tool) => {
    const { calls } = await room.talk(first === "" ? [second] : [first, second]);
    const done = first === "" ? calls : calls.slice(1);
    expect(done.map(({ name }) => name)).toContain(tool);
    expect(done.filter(({ name }) => CHANGES.test(name))).toEqual([]);
  });
});

describe("an act on what was made or shown", () => {
  let room: SmallRoom;
  beforeAll(async () => {
    room = await openSmallRoom();
  });
  afterAll(() => room[Symbol.asyncDispose]());

  it("takes the place of a list", async () => {
    const { calls } = await room.talk(["what have I got on on tuesday", "cancel the second one"]);
    expect(calls.at(-1)).toMatchObject({ name: "calendar.delete_event" });
  });

  it("is no change of it where it is called off at its own time", async () => {
    const { calls, answers } = await room.talk([
      "put lunch with Phil in on thursday at one",
      "delete the lunch with Phil on thursday at one",
    ]);
    expect(calls.map(({ name }) => name)).not.toContain("calendar.update_event");
    expect(answers[1]).toMatch(
      /lunch with Phil.*(?:is off the calendar again|Deleted)|Deleted.*lunch/,
    );
  });
});

describe("a correction by a length", () => {
  it("is no new name", async () => {
    await using room = await openSmallRoom();
    const { calls } = await room.talk([
      "put dinner with Eric in tomorrow at half six",
      "no sorry I meant to say four hours",
    ]);
    expect(JSON.stringify(calls)).not.toMatch(/"title":"[^"]*hours/);
  });
});

describe("people taken off what stays", () => {
  it.each([
    "remove Ann and Bob from the swimming event",
    "take Ann off the swimming event on wednesday",
  ])("%s", async (text) => {
    await using room = await openSmallRoom();
    const { calls } = await room.talk([text]);
    expect(calls.filter(({ name }) => CHANGES.test(name))).toEqual([]);
  });
});

/** What changes a record that is there. */
const CHANGES = /\.(?:update|delete|complete|cancel)/;
