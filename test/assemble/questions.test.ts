import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmallRoom } from "../helpers/small-room.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

let room: SmallRoom;
beforeAll(async () => {
  room = await openSmallRoom();
});
afterAll(() => room[Symbol.asyncDispose]());

const namesOf = ({ calls }: Awaited<ReturnType<SmallRoom["talk"]>>): readonly string[] =>
  calls.map(({ name }) => name);

describe("a question about the assistant itself", () => {
  it("is what it took the words for, and from where it has it", async () => {
    const { answers } = await room.talk([
      "when is the dentist",
      "why did you do that",
      "how do you know that?",
    ]);
    expect(answers.slice(1)).toMatchInlineSnapshot(`
      [
        "I took “when is the dentist” for this: look up what is on the calendar, or when something is, with “Dentist”.",
        "From your calendar: I took “when is the dentist” for this: look up what is on the calendar, or when something is, with “Dentist”.",
      ]
    `);
  });

  it("has nothing to tell of before anything was done", async () => {
    const { answers } = await room.talk(["why did you do that?"]);
    expect(answers).toEqual(["I haven't done anything yet."]);
  });

  it("is what it can do, with what is in this home", async () => {
    const { answers, calls } = await room.talk([
      "what can you do?",
      "what can you do with my mail",
      "what can I ask about timers",
    ]);
    expect(answers).toMatchInlineSnapshot(`
      [
        "I can look after your calendar, reminders, mail, messages, notes, contacts and files, open apps, play music, set timers and run shortcuts. Say, for example: “when is Stand-up”, “tick off Water the plants” or “read the mail about Notes from this morning”.",
        "With your mail I can: show new and latest e-mails; find e-mails by words, sender, subject or date; read one e-mail; write an e-mail, a reply or a forward as a draft, without sending it; send an e-mail, or forward one; mark an e-mail read, unread or flagged; archive it or move it to the trash. Say, for example: “read the mail about Notes from this morning”, “any new mail” or “find the email about the hotel booking”.",
        "With your timers I can: start a countdown timer, set an alarm, or give a running one more time or less; tell which timers or alarms are running and what is left, or cancel one, or all. Say, for example: “set a timer for ten minutes” or “cancel the timer”.",
      ]
    `);
    expect(calls).toEqual([]);
  });
});

it("works out what needs no records", async () => {
  const { answers, calls } = await room.talk(["what's 17 % of 240", "how many cups in a litre"]);
  expect(answers).toEqual(["17 % of 240 is 40.8.", "1 litre is about 4.23 cups."]);
  expect(calls).toEqual([]);
});

describe("a whole day", () => {
  it("is told in one answer, with the timers that run", async () => {
    await using own = await openSmallRoom();
    const { answers } = await own.talk([
      "set a pasta timer for ten minutes",
      "anything I should know?",
    ]);
    expect(answers.at(-1)).toMatchInlineSnapshot(
      `"You have three events today: Stand-up at 9:15 am, Sprint planning at 10:30 am at Room Heron and Farmers' market at 6:15 pm at Old Corn Exchange. Four reminders are due: Renew the passport overdue since last Saturday, Return the library books overdue since yesterday at 6 pm, Water the plants at 7 pm and Ring Granny at 8:30 pm. You have seven new mails: Notes from this morning from Sarah Chen, Invoice 2214 for the tram signs from Anna Lindqvist, Your request for three nights from Casa do Largo and four more. One timer is running: pasta rings in 10 minutes."`,
    );
  });

  it("may be another one, with what that has of its own", async () => {
    const told = await room.talk(["give me my briefing for Friday"]);
    expect(namesOf(told)).toEqual(["reminders.list", "calendar.query"]);
    expect(told.answers).toMatchInlineSnapshot(`
      [
        "You have four events on Friday 6 March: Quarterly figures due all day, Stand-up at 9:15 am, Retrospective at 3 pm and Dinner at the O'Neills at 7 pm at 3 Larch Close. Three reminders are due: Send the quarterly figures, Fetch the folding chairs at noon and Fill in the timesheet at 4 pm.",
      ]
    `);
  });

  it("goes on with the next day", async () => {
    const told = await room.talk(["what's my day like", "and tomorrow?"]);
    expect(namesOf(told).slice(-2)).toEqual(["reminders.list", "calendar.query"]);
    expect(told.answers.at(-1)).toMatch(/tomorrow/);
  });

  it("answers no open question", async () => {
    const { answers } = await room.talk(["remind me", "what's on today?"]);
    expect(answers.at(-1)).toMatch(/^(?:You have|Nothing on)/);
  });
});
