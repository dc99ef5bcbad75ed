import { describe, expect, it } from "vitest";
import { conditionIn } from "../../../../src/language/en/steps/conditions.ts";

describe("a condition", () => {
  it.each([
    [
      "unless there's something on Sunday afternoon, put tea down at four",
      "what's on Sunday afternoon",
      "none",
      "put tea down at four Sunday",
    ],
    [
      "have a look if I'm free on Sunday at ten and if I am text Odo to come",
      "what's on Sunday at ten",
      "none",
      "text Odo to come",
    ],
    [
      "see whether Odo texted and if he did, tell him I'll row",
      "messages from Odo",
      "some",
      "tell him I'll row",
    ],
    [
      "if there's a mail from Odo, read it to me",
      "find the mail from Odo",
      "some",
      "read it to me",
    ],
    [
      "if I'm free at five on Monday, book the barge",
      "what's on at five on Monday",
      "none",
      "book the barge at five on Monday",
    ],
    [
      "if I have nothing on tomorrow at 3 put the dock in",
      "what's on tomorrow at 3",
      "none",
      "put the dock in the calendar tomorrow at 3",
    ],
    [
      "unless there's already something on Sunday morning, book rowing",
      "what's on Sunday morning",
      "none",
      "book rowing",
    ],
    ["if I don't have tar on my list, add it", "is there tar on my list", "none", "add it"],
    [
      "if rope is on the shopping list leave it, otherwise add rope",
      "is there rope on the shopping list",
      "none",
      "add rope",
    ],
    [
      "if Odo hasn't sent me any emails in the past 4 days, write to him",
      "mails from Odo in the past 4 days",
      "none",
      "write to Odo",
    ],
    [
      "have I met with Odo in the last week? If not, book tea with him",
      "meetings with Odo in the last week",
      "none",
      "book tea with Odo",
    ],
    [
      "I must catch up with Odo. Can you check if I've met with them this week? If not, book tea",
      "meetings with Odo this week",
      "none",
      "book tea",
    ],
    [
      "remind me at six if I haven't paid the harbour",
      "I haven't paid the harbour",
      "none",
      "remind me at six",
    ],
    [
      "if it snows on Friday cancel the regatta",
      "it snows on Friday",
      "some",
      "cancel the regatta",
    ],
    [
      "if I'm free Sunday half ten put a row round the lake in, if not leave it",
      "what's on Sunday half ten",
      "none",
      "put a row round the lake in the calendar Sunday half ten",
    ],
    [
      "if there's nowt Sunday at ten put Odo in, tar talk, an hour",
      "what's on Sunday at ten",
      "none",
      "put Odo in the calendar Sunday at ten, tar talk, an hour",
    ],
    [
      "if I'm free on Sunday at ten book tea with Odo at noon, otherwise don't bother",
      "what's on Sunday at ten",
      "none",
      "book tea with Odo at noon Sunday",
    ],
    [
      "if I'm not free on Sunday at ten, remind me to ring Odo",
      "what's on Sunday at ten",
      "some",
      "remind me to ring Odo",
    ],
    [
      "if Sunday is free at ten put tea in",
      "what's on Sunday at ten",
      "none",
      "put tea in the calendar Sunday at ten",
    ],
  ])("%s", (text, ...[asks, wants, request]) => {
    expect(conditionIn(text)).toMatchObject({ asks, wants, request });
  });

  it.each([
    ["if Odo is free on Sunday at ten put tea in", undefined],
    ["if the tide is in the barge wants hauling up", "none"],
  ])("is told by no list here: %s", (text, kind) => {
    expect(conditionIn(text)?.kind).toBe(kind);
  });

  it.each([
    "remind me to ask Odo if he is coming",
    "tell Odo if it rains",
    "what if I cancel",
    "if possible move it to five",
    "what's on if anything",
    "text Kim that I'll come if I can",
  ])("none in: %s", (text) => {
    expect(conditionIn(text)).toBeUndefined();
  });
});
