import { describe, expect, it } from "vitest";
import { withNamed } from "../../../../src/language/en/steps/in-place/named/named-things.ts";

describe("what only points, to be remembered or told", () => {
  it.each([
    // What is to be remembered, by the thing said before.
    [
      "Text Odo I've oiled his winch, and remind me at five to fetch it",
      "Text Odo I've oiled his winch, and remind me at five to fetch his winch",
    ],
    [
      "How much is the berth? Remind me on Sunday to pay it.",
      "How much is the berth? Remind me on Sunday to pay the berth.",
    ],
    [
      "Una's mail gives the deadline for the rota form, set a reminder at six to send it",
      "Una's mail gives the deadline for the rota form, set a reminder at six to send the rota form",
    ],
    [
      "The oar's cracked, remind me tomorrow to send it off",
      "The oar's cracked, remind me tomorrow to send the oar off",
    ],
    [
      "I left the tent in the shed, remind me at ten to dry it",
      "I left the tent in the shed, remind me at ten to dry the tent",
    ],
    [
      "Read what Una wants from the shop and remind me to buy it",
      "Read what Una wants from the shop and remind me to buy what Una wants from the shop",
    ],
    // By whoever was said before.
    [
      "How much do I owe Marek for the oars? Remind me on Friday to pay him",
      "How much do I owe Marek for the oars? Remind me on Friday to pay Marek",
    ],
    [
      "I want to catch Marek before Oslo. Remind me at one to ring him",
      "I want to catch Marek before Oslo. Remind me at one to ring Marek",
    ],
    [
      "I owe Marek for those Gulls tickets, remind me at one to pay him",
      "I owe Marek for those Gulls tickets, remind me at one to pay Marek",
    ],
    [
      "My sister's train is late, remind me at six to ring her",
      "My sister's train is late, remind me at six to ring my sister",
    ],
    [
      "Una needs new gloves, remind me at nine to order some for her",
      "Una needs new gloves, remind me at nine to order some for Una",
    ],
    // What is told to somebody.
    [
      "Cancel the choir and text Una so she knows it's off",
      "Cancel the choir and text Una that the choir is off",
    ],
    [
      "Move the tea with Kim to five and tell her it's at five",
      "Move the tea with Kim to five and tell her that the tea is at five",
    ],
    [
      "Delete the match, and drop Odo a text to let him know it's gone",
      "Delete the match, and text Odo that the match is gone",
    ],
  ])("%s → %s", (said, named) => {
    expect(withNamed(said)).toBe(named);
  });

  it.each([
    "remind me to pay it",
    "remind me to ring Mum and ask her about the oars",
    "text Una that it's raining",
    "play some jazz and text Kim it's great",
    "it rained; remind me to mow",
    "move it to Monday and tell him that works",
  ])("stays as it is: %s", (said) => {
    expect(withNamed(said)).toBe(said);
  });
});
