import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmallRoom } from "../helpers/small-room.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

let room: SmallRoom;
beforeAll(async () => {
  room = await openSmallRoom();
});
afterAll(async () => {
  await room[Symbol.asyncDispose]();
});

describe("values nobody announced", () => {
  it.each<[string, string, object]>([
    [
      "Pop an eye test in my calendar, Thursday the 12th at quarter past two in the afternoon, at the Old Mill",
      "calendar.create_event",
      {
        title: "eye test",
        start: "Thursday the 12th at quarter past two in the afternoon",
        location: "the Old Mill",
      },
    ],
    [
      "could I get fencing into the calendar, every Friday, seven in the morning",
      "calendar.create_event",
      { title: "fencing", start: "every Friday, seven in the morning" },
    ],
    [
      "block out the whole of the twenty-third in my calendar for the tribunal",
      "calendar.create_event",
      { title: "tribunal", start: "on the twenty-third" },
    ],
    [
      "pop the chiropodist in the diary, tomorrow week, twenty past two",
      "calendar.create_event",
      { title: "chiropodist", start: "tomorrow week, twenty past two" },
    ],
    [
      "oh no, the bins. Remind me tomorrow.",
      "reminders.create",
      { title: "bins", due: "tomorrow" },
    ],
    ["I'm shattered, wake me in thirty", "timers.set", { duration: "thirty minutes" }],
    ["add honey to the shopping list", "reminders.create", { title: "honey", list: "Shopping" }],
    ["any mail from Casa do Largo yet", "mail.recent", { from: "Casa do Largo" }],
    [
      "add ask about parking permits to the end of my tram signage note",
      "notes.append",
      { id: "Tram signage", text: "ask about parking permits" },
    ],
  ])("are found in “%s”", async (say, tool, given) => {
    const { calls } = await room.talk([say]);
    expect(calls.at(-1)).toMatchObject({ name: tool, arguments: given });
  });

  it("are asked for where nothing was said that could be one", async () => {
    const { answers, calls } = await room.talk(["I want something adding to the shopping list"]);
    expect(answers.at(-1)).toMatch(/\?$/);
    expect(calls).toEqual([]);
  });
});

describe("which record is meant", () => {
  it.each<[string, string, string]>([
    [
      "I can't face the farmers' market tonight, take it out",
      "calendar.delete_event",
      "Farmers' market",
    ],
    [
      "All hands this Thursday is now in Room Heron, can you update the location for me",
      "calendar.update_event",
      "All hands",
    ],
    ["untick the lemons, the ones I bought have gone mouldy", "reminders.complete", "Lemons"],
    [
      "Move tomorrow's one-to-one with Sarah Chen to 4:50 pm",
      "calendar.update_event",
      "One-to-one with Sarah Chen",
    ],
  ])("is told by its own words in “%s”", async (say, tool, title) => {
    const { calls } = await room.talk([say]);
    expect(calls[0]?.arguments).toMatchObject({ text: title });
    expect(calls.at(-1)?.name).toBe(tool);
  });

  it("keeps its name where a number is part of it", async () => {
    const { calls } = await room.talk(["Move tomorrow's one-to-one with Sarah Chen to 4:55 pm"]);
    expect(calls.at(-1)?.arguments).toMatchObject({ start: "4:55 pm" });
    expect(calls.at(-1)?.arguments).not.toHaveProperty("title");
  });
});
