import { describe, expect, it } from "vitest";
import { toldTimeIn } from "../../../../src/language/en/steps/told/times.ts";

describe("something new at a time that a text tells", () => {
  it.each([
    [
      "Ross emailed about the chimney man, can you get that in my calendar",
      "put it in my calendar",
      "chimney man",
    ],
    [
      "Una's texted me about collecting the oars, that wants to go in my diary",
      "put it in my diary",
      "collecting the oars",
    ],
    ["Put the gig race from Ross's email in my calendar", "put it in my calendar", "gig race"],
    ["stick that fitting in the diary from the letter", "put it in the diary", "fitting"],
    [
      "could you add the regatta Una texted me about to my club calendar",
      "put it to my club calendar",
      "regatta",
    ],
    [
      "That knots evening they mailed about. I'm in. Into the diary, times and all.",
      "put it into the diary",
      "knots evening",
    ],
    [
      "The regatta, Odo's written when it is, pop it in the club calendar",
      "put it in the club calendar",
      "regatta",
    ],
    [
      "Ross's email about the roof, there's a builder coming, get his visit into my calendar",
      "put it into my calendar",
      "roof",
    ],
    [
      "There's a deadline in Una's email about rotas, remind me that day at nine",
      "remind me that day at nine",
      "rotas",
    ],
    [
      "Odo wants his deposit by some date, he mailed, so remind me the day before at six",
      "remind me the day before at six",
      "deposit",
    ],
    [
      "The tar's coming back in on some day, the yard mailed. Reminder for eight that morning",
      "Reminder for eight that morning",
      "tar",
    ],
    [
      "Una wants crew lists by a certain day, she mailed. Club list, nine that morning.",
      "set a reminder on my Club list nine that morning",
      "crew lists",
    ],
  ])("is made of what was told: %s", (text, request, topic) => {
    expect(toldTimeIn(text)).toMatchObject({ request, topic, isTold: true });
  });

  it("may have its place from there as well", () => {
    const told = toldTimeIn("Una wrote about the hearing, get it into the diary with the room");
    expect(told?.stated).toEqual({ about: "hearing", isPlaced: true });
  });

  it.each([
    "find the mail from Una and put it on my calendar",
    "I'm off to the quay, put the regatta in my calendar",
    "remind me that day at nine",
    "the oars are wet, remind me tomorrow at nine",
  ])("is nothing where no text tells it: %s", (text) => {
    expect(toldTimeIn(text)?.stated).toBeUndefined();
  });
});
