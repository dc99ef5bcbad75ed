import { describe, expect, it } from "vitest";
import { toldTimeIn } from "../../../../src/language/en/steps/steps.ts";

describe("a request for a time that has to be found first", () => {
  it.each([
    [
      "find out when the tar licence runs out and remind me a week before to ring Odo",
      "when the tar licence runs out",
      "remind me a week before to ring Odo",
    ],
    [
      "When's the rope money due, it's in that quay email, and can you remind me the day before at nine to pay it.",
      "When's the rope money due",
      "can you remind me the day before at nine to pay rope money",
    ],
    [
      "Una has written by which day she wants the oars; would you look that up and set an alarm the evening before",
      "Una has written by which day she wants the oars",
      "set an alarm the evening before",
    ],
    [
      "The mooring fee is in a mail. Find the day it's payable and set a reminder two days before, at ten",
      "when it's payable. The mooring fee is in a mail",
      "set a reminder two days before, at ten",
    ],
    [
      "What does the oar course cost and when has it to be paid by? A reminder to pay it the week before that.",
      "when has it to be paid by. What does the oar course cost",
      "A reminder to pay oar course the week before that",
    ],
  ])("that its time is told by: %s", (text, asks, request) => {
    expect(toldTimeIn(text)).toMatchObject({ asks, request, isBeside: true });
  });

  it.each([
    [
      "Kim texted me when the ferry gets in, check that and put meet Kim in my calendar for exactly then",
      "Kim texted me when the ferry gets in",
      "put meet Kim in my calendar",
      undefined,
    ],
    [
      "see what time Odo asked for the lamp, move the lamp visit to then, and text him it's done",
      "what time Odo asked for the lamp",
      "move the lamp visit",
      "text him it's done",
    ],
    [
      "Odo has emailed about the ferry changing, look when it is now and change it in my diary",
      "when is the ferry in the mail from Odo",
      "move the ferry appointment",
      undefined,
    ],
    [
      "put the regatta in the calendar for when she says",
      "when is the regatta",
      "put the regatta in the calendar",
      undefined,
    ],
    [
      "Odo messaged what time his boat docks on Friday. Please set an alarm for precisely then, to meet him",
      "Odo messaged what time his boat docks on Friday",
      "Please set an alarm, to meet him",
      undefined,
    ],
    [
      "Una needs fetching Tuesday, look at her message. Put it in the diary for the time she says and text her I'll be there.",
      "when Una needs fetching Tuesday",
      "Put it in the diary",
      "text her I'll be there",
    ],
  ])("that is its time: %s", (text, ...[asks, request, rest]) => {
    expect(toldTimeIn(text)).toMatchObject({ asks, request, isTold: true, isBeside: false });
    expect(toldTimeIn(text)?.rest).toBe(rest);
  });

  it.each([
    "what's on tomorrow and remind me at six to call mum",
    "move the dentist to when Bob is free",
    "remind me the day before the fair",
    "see when the quiz is and text Odo to meet me then",
    "when is the fair and put the kettle on",
    "tell Una when the fair is",
  ])("none in: %s", (text) => {
    expect(toldTimeIn(text)).toBeUndefined();
  });
});

describe("what it is about", () => {
  it.each([
    ["The ferry has to be paid. Find the day it's due and remind me the day before", "ferry"],
    ["Una needs fetching Tuesday. Put it in the diary for when she says", "fetching Una"],
    [
      "There's a fee on the boat. See which date it's due and remind me a week before",
      "fee on the boat",
    ],
  ])("is what the clause about it names: %s", (text, topic) => {
    expect(toldTimeIn(text)?.topic).toBe(topic);
  });
});

describe("something that is looked up to be put in the calendar", () => {
  it.each([
    [
      "look up Una's ferry and put it on my calendar",
      "when is Una's ferry",
      "put Una's ferry on my calendar",
    ],
    [
      "check when the crane comes and add that to the diary",
      "when the crane comes",
      "add crane to the diary",
    ],
  ])("%s", (text, asks, request) => {
    expect(toldTimeIn(text)).toMatchObject({ asks, request, isTold: true });
  });

  it("is no mail that is looked for", () => {
    expect(toldTimeIn("find the mail from Una and put it on my calendar")).toBeUndefined();
  });
});
