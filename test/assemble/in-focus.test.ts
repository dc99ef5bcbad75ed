import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmallRoom } from "../helpers/small-room.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

let room: SmallRoom;
beforeAll(async () => {
  room = await openSmallRoom();
});
afterAll(() => room[Symbol.asyncDispose]());

describe("a time that the thing in focus tells", () => {
  it.each<[string, string, [string, object]]>([
    [
      "set an alarm for half six tomorrow",
      "and another one ten minutes after in case I sleep through",
      ["timers.set", { at: "2026-03-03T06:40" }],
    ],
    [
      "remind me on friday at three to call the vet",
      "and another an hour later to order the tablets",
      ["reminders.create", { title: "order the tablets", due: "on 2026-03-06T16:00" }],
    ],
    [
      "put lunch with Anna in on thursday at one",
      "and remind me the evening before at seven",
      ["reminders.create", { title: "lunch with Anna", due: "2026-03-04 evening at seven" }],
    ],
    [
      "put a haircut in on thursday at one",
      "remind me that morning at eight to wash my hair",
      ["reminders.create", { title: "wash my hair", due: "2026-03-05 morning at eight" }],
    ],
    [
      "put a haircut in on thursday at one",
      "and a reminder about it two hours before",
      ["reminders.create", { title: "haircut", due: "2026-03-05T11:00" }],
    ],
    [
      "book the physio for thursday at two",
      "and another one a week later",
      ["calendar.create_event", { title: "physio", start: "2026-03-12 at two" }],
    ],
    [
      "book a massage for friday at four",
      "same again the friday after",
      ["calendar.create_event", { title: "massage", start: "2026-03-13 at four" }],
    ],
    [
      "remind me to ring the cleaners on friday at noon",
      "and the same again for the monday after that, please",
      ["reminders.create", { title: "ring the cleaners", due: "on 2026-03-09 at noon" }],
    ],
    [
      "when is the dentist",
      "I'd like a dinner with Anna directly afterwards, for two hours, put that in",
      [
        "calendar.create_event",
        { title: "dinner with Anna", start: "2026-03-03T16:40", end: "two hours" },
      ],
    ],
    [
      "when is the dentist",
      "schedule a call with Tom right after it",
      ["calendar.create_event", { title: "call with Tom", start: "2026-03-03T16:40" }],
    ],
    [
      "when is the dentist",
      "move it to the thursday after",
      ["calendar.update_event", { id: "event:1", start: "2026-03-05" }],
    ],
    [
      "remind me to feed the cat at six tonight",
      "actually make it an hour later",
      ["reminders.update", { due: "an hour later" }],
    ],
  ])("%s · %s", async (first, second, [name, given]) => {
    const { calls } = await room.talk([first, second]);
    expect(calls.at(-1)).toMatchObject({ name, arguments: given });
  });
});

describe("what the thing in focus takes", () => {
  it.each<[string, string, [string, object]]>([
    [
      "read me the note about the boiler",
      "add engineer comes in May to that",
      ["notes.append", { id: "note:1", text: "engineer comes in May" }],
    ],
    [
      "remind me to ring the bank on wednesday at two",
      "make it high priority as well",
      ["reminders.update", { id: "reminder:1", priority: "high" }],
    ],
    [
      "when is the dentist",
      "make it finish at six",
      ["calendar.update_event", { id: "event:1", end: "at six" }],
    ],
    [
      "put lunch with Anna in on thursday at one",
      "add 30 minutes to it",
      ["calendar.update_event", { id: "event:1", end: "30 minutes longer" }],
    ],
    [
      "put lunch with Anna in on thursday at one",
      "and put the address in, 4 Mill Lane",
      ["calendar.update_event", { id: "event:1", location: "4 Mill Lane" }],
    ],
    [
      "what reminders do I have",
      "tick off the second",
      ["reminders.complete", { id: "reminder:2" }],
    ],
    ["any new mail", "read the second", ["mail.read", { id: "mail:2" }]],
    [
      "make a note called packing with socks and shirts",
      "oh and the charger",
      ["notes.append", { id: "note:1", text: "the charger" }],
    ],
    [
      "book a massage for friday at four",
      "she's always late, shift it along to twenty past",
      ["calendar.create_event", { title: "massage", start: "friday at twenty past 4" }],
    ],
    [
      "set a timer for twenty minutes",
      "it's still hard, give it another ten",
      ["timers.cancel", { duration: "ten minutes", longer: true }],
    ],
    [
      "set an alarm for tomorrow morning",
      "ten to seven",
      ["timers.set", { at: "tomorrow morning ten to seven" }],
    ],
    [
      "set an alarm for ten to one",
      "and another one for quarter past one",
      ["timers.set", { at: "for quarter past one" }],
    ],
    [
      "what's on on friday the thirteenth",
      "and saturday",
      ["calendar.query", { from: "saturday" }],
    ],
  ])("%s · %s", async (first, second, [name, given]) => {
    const { calls } = await room.talk([first, second]);
    expect(calls.at(-1)).toMatchObject({ name, arguments: given });
  });
});

describe("a question after something was shown", () => {
  it.each<[string, [string, object]]>([
    ["and at what time do we begin?", ["calendar.query", { text: "Dentist" }]],
    ["where is it", ["calendar.query", { text: "Dentist" }]],
    ["what time is it", ["system.get_status", { about: ["time"] }]],
  ])("%s", async (question, [name, given]) => {
    const { calls } = await room.talk(["when is the dentist", question]);
    expect(calls.at(-1)).toMatchObject({ name, arguments: given });
  });
});

describe("what stands beside what was put on a list", () => {
  it.each<[string, object]>([
    ["what's on the list", { list: "Shopping" }],
    ["and what's on there now?", { list: "Shopping" }],
    ["what is due on it", { list: "Shopping" }],
  ])("%s", async (question, given) => {
    const { calls } = await room.talk(["add candles to the shopping list", question]);
    const { name, arguments: asked } = calls.at(-1) ?? {};
    expect(name).toBe("reminders.list");
    expect(Object.keys(asked ?? {}).filter((one) => one === "list")).toEqual(Object.keys(given));
    expect(asked).toMatchObject(given);
  });
});

describe("what is sent on", () => {
  it("is what was read by itself, whoever else wrote", async () => {
    const { calls } = await room.talk(["any new mail", "read the second", "forward it to Bjørn"]);
    expect(calls.at(-1)).toMatchObject({ name: "mail.send", arguments: { forward_id: "mail:2" } });
  });

  it("is asked for where several were shown", async () => {
    const { calls, answers } = await room.talk(["any new mail", "forward it to Bjørn"]);
    expect(calls.at(-1)?.name).toBe("mail.recent");
    expect(answers.at(-1)).toMatch(/^Which one/);
  });
});

it("leaves what was made where the words only go on", async () => {
  const made = "make a note called packing with socks and shirts";
  const { answers } = await room.talk([made, "and text Tom about it"]);
  expect(answers.at(-1)).not.toMatch(/removed/);
});

it("keeps the places of a list when one of it is changed", async () => {
  const { calls } = await room.talk([
    "what's on my calendar tomorrow",
    "move the first one to Friday same time",
    "and delete the last one",
  ]);
  const [moved, deleted] = calls.slice(-2);
  expect(moved).toMatchObject({ name: "calendar.update_event", arguments: { id: "event:1" } });
  expect(deleted?.name).toBe("calendar.delete_event");
  expect(deleted?.arguments["id"]).not.toBe("event:1");
});
