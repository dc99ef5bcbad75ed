import { describe, expect, it } from "vitest";
import { conditionIn } from "../../../../src/language/en/steps/conditions/conditions.ts";

describe("a condition", () => {
  it.each([
    [
      "should Sunday be clear at nine, put a swim in",
      "what's on Sunday at nine",
      "none",
      "put a swim in the calendar Sunday at nine",
    ],
    [
      "let's see, if I've nothing on Sunday at nine, put a swim in",
      "what's on Sunday at nine",
      "none",
      "put a swim in the calendar Sunday at nine",
    ],
    [
      "Have I anything on Sunday at nine? No? Then put a swim in",
      "what's on Sunday at nine",
      "none",
      "put a swim in the calendar Sunday at nine",
    ],
    [
      "If I'm free on Sunday at nine, move the swim there",
      "what's on Sunday at nine",
      "none",
      "move the swim to Sunday at nine",
    ],
    [
      "should I be free on Monday at two, book the barge",
      "what's on Monday at two",
      "none",
      "book the barge Monday at two",
    ],
    [
      "if there's a gap on Monday at two, book the barge",
      "what's on Monday at two",
      "none",
      "book the barge Monday at two",
    ],
    [
      "put rowing in on Monday at nine, provided the morning is empty",
      "what's on Monday morning",
      "none",
      "put rowing in on Monday at nine",
    ],
    [
      "move the choir to Monday at two if that's free",
      "what's on to Monday at two",
      "none",
      "move the choir to Monday at two",
    ],
    [
      "text Odo I'll row, but only if I've nothing planned on Monday",
      "what's on Monday",
      "none",
      "text Odo I'll row",
    ],
    [
      "if I've nobody in on Monday at two, book the barge",
      "what's on Monday at two",
      "none",
      "book the barge Monday at two",
    ],
    [
      "if I really am free on Monday at two, book the barge",
      "what's on Monday at two",
      "none",
      "book the barge Monday at two",
    ],
    [
      "Anything on Monday at two? If not, book the barge",
      "what's on Monday at two",
      "none",
      "book the barge Monday at two",
    ],
  ])("is told in other words: %s", (said, ...[asks, wants, request]) => {
    expect(conditionIn(said)).toMatchObject({ asks, wants, request, kind: "event" });
  });

  it.each([
    [
      "book the barge for Monday at ten, unless I've somebody in then, in which case Sunday at ten",
      "Book the barge at Sunday at ten",
    ],
    [
      "I want the barge in the diary Monday at ten, unless I'm busy then, in which case Sunday, same time",
      "put the barge on Sunday in the diary at ten",
    ],
    [
      "should Monday be clear at ten, put tea in, but if I'm engaged at that hour then make it ten on Sunday",
      "put tea at ten on Sunday",
    ],
    [
      "if I'm free on Monday the fourth at ten put tea in, if not make it ten on the Tuesday",
      "put tea at ten on Tuesday the 5th",
    ],
  ])("has another case: %s", (said, otherwise) => {
    expect(conditionIn(said)?.otherwise?.replaceAll(/\s+/g, " ").toLowerCase()).toBe(
      otherwise.toLowerCase(),
    );
  });

  it.each([
    "put the swim in on Monday unless it's raining",
    "cancel the choir if Odo is ill",
    "if I've got more than two things on Friday, move the choir to Monday",
  ])("that no list tells is one all the same: %s", (said) => {
    expect(conditionIn(said)?.kind).toBe("none");
  });

  it.each([
    ["providing I've only choir on Monday evening, text Una I'll row", "choir Monday evening"],
    ["if there's nothing on Monday but choir, text Una I'll row", "choir Monday"],
  ])("leaves something out: %s", (said, except) => {
    expect(conditionIn(said)).toMatchObject({ except, wants: "none" });
  });

  it("asks for what else is at the time of a thing", () => {
    const said =
      "see whether anything clashes with the regatta, and if nothing does, invite Odo to it";
    expect(conditionIn(said)).toMatchObject({ clash: "the regatta", wants: "none" });
  });

  it.each([
    "should I bring a coat, or the hat?",
    "remind me to water the plants unless it rains",
    "move the choir to Monday if you can",
    "cancel the choir if that's ok",
  ])("is none in: %s", (said) => {
    expect(conditionIn(said)).toBeUndefined();
  });

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
      "book rowing Sunday morning",
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
    [
      "if my Sunday morning's empty on the fifteenth, block out nine till ten for tar",
      "what's on Sunday morning on the fifteenth",
      "none",
      "block out nine till ten for tar on the fifteenth",
    ],
    [
      "as long as I've no engagements on the third of June, pencil in the regatta",
      "what's on the third of June",
      "none",
      "pencil in the regatta the third of June",
    ],
    [
      "if we're not doing anything on Sunday, put the regatta in at noon",
      "what's on Sunday",
      "none",
      "put the regatta in at noon Sunday",
    ],
    [
      "if nothing's planned for Sunday evening book the sauna",
      "what's on Sunday evening",
      "none",
      "book the sauna Sunday evening",
    ],
    [
      "if my diary's full on Sunday, text Odo that I can't row",
      "what's on Sunday",
      "some",
      "text Odo that I can't row",
    ],
    [
      "put rowing in on Sunday at ten if I've nothing on then",
      "what's on Sunday at ten",
      "none",
      "put rowing in on Sunday at ten",
    ],
    [
      "book the sauna for Sunday at six as long as my diary's clear",
      "what's on Sunday at six",
      "none",
      "book the sauna for Sunday at six",
    ],
    [
      "Odo's away. If I'm working on Sunday, cancel the regatta",
      "what's on Sunday",
      "some",
      "cancel the regatta",
    ],
    [
      "check if I've got anything on Sunday, the eighth, and if I haven't, book the sauna at six",
      "what's on Sunday, the eighth",
      "none",
      "book the sauna at six Sunday the eighth",
    ],
    [
      "if it turns out that I have no meeting before ten this Sunday, set an alarm for eight that morning",
      "what's on before ten this Sunday",
      "none",
      "set an alarm for eight this Sunday in the morning",
    ],
    [
      "if there's nothing down for me this Sunday at noon I'd like an hour's row with Odo in there",
      "what's on this Sunday at noon",
      "none",
      "put an hour's row with Odo in the calendar this Sunday at noon",
    ],
    [
      "if Sunday afternoon's clear, tar shopping at three, for an hour",
      "what's on Sunday afternoon",
      "none",
      "put tar shopping at three, for an hour Sunday",
    ],
    [
      "if I've got rowing on Sunday, remind me on Saturday to find the oars",
      "rowing Sunday",
      "some",
      "remind me on Saturday to find the oars",
    ],
    [
      "if the regatta's on this Sunday, wake me at six",
      "regatta this Sunday",
      "some",
      "wake me at six this Sunday",
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
    ["if I'm free on Sunday put tea in at four, otherwise text Odo sorry", "text Odo sorry"],
    ["if I've nothing on at ten put tea in, and if I have, at noon", "put tea at noon"],
    [
      "if I have no meeting before ten on Sunday, set an alarm for eight, and if I do have one, for six",
      "set an alarm for six Sunday",
    ],
    ["if there's nothing on Sunday, book the sauna. If there is, don't.", undefined],
    ["if I'm not busy on Sunday, book the sauna; if I am, leave it", undefined],
    [
      "unless I'm busy on Sunday, book the sauna at six or else remind me to ring",
      "remind me to ring",
    ],
  ])("and the other case: %s", (text, otherwise) => {
    expect(conditionIn(text)).toMatchObject({ otherwise });
  });

  it.each([
    ["if I'm not working on Sunday, row", "work Sunday"],
    ["if I'm off on Sunday, row", "work Sunday"],
    ["if I've got a shift on Sunday, ring Odo", "work Sunday"],
    ["if I'm free on Sunday, row", undefined],
  ])("of work alone: %s", (text, within) => {
    expect(conditionIn(text)).toMatchObject({ within });
  });

  it.each([
    "remind me to ask Odo if he is coming",
    "tell Odo if it rains",
    "what if I cancel",
    "If we sell the barge, what would the tax be?",
    "if I row past noon, do I get paid more",
    "Can you tell me if I have anything on Sunday",
    "do you know if there's a regatta this month?",
    "please check once if any mail has come from Odo",
    "let me know whether I'm rowing on Monday",
    "if possible move it to five",
    "what's on if anything",
    "text Kim that I'll come if I can",
  ])("none in: %s", (text) => {
    expect(conditionIn(text)).toBeUndefined();
  });
});
