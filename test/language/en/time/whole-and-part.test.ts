import { describe, expect, test } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { clockAt, compact } from "../../compact.ts";

const ZONE = "Europe/London";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function read(text: string): readonly string[] {
  const { whens } = english.read(text, { clock: MONDAY, names: {} });
  return whens.map(({ isPartial, when }) => (isPartial ? "asked" : compact(when, ZONE)));
}

describe("a text that is a time is all of it", () => {
  test.each([
    ["Half eleven this morning", "2026-03-02T11:30"],
    ["twelve on 9 March", "2026-03-09T12:00"],
    ["ten to nine this evening", "2026-03-02T20:50"],
    ["Eight the day after tomorrow.", "2026-03-04T08:00"],
    ["five each weekday", "2026-03-02T17:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["early this morning", "2026-03-02T05:00/2026-03-02T09:00"],
    ["Two till four.", "2026-03-02T14:00/2026-03-02T16:00"],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    ["the one on Saturday", "2026-03-07"],
    ["one on Saturday", "2026-03-07"],
  ])("%s says which", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each(["eight", "May", "on second thoughts", "the first one"])("%s is none", (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe("from one hour till another", () => {
  test.each([
    [
      "taster session on Thursday the twelfth, ten till eleven",
      "2026-03-12T10:00/2026-03-12T11:00",
    ],
    ["book Friday ten till two for the sweep", "2026-03-06T10:00/2026-03-06T14:00"],
    ["quarter till nine on Friday", "2026-03-06T08:45"],
    ["block 2 to 4 tomorrow for writing", "2026-03-03T14:00/2026-03-03T16:00"],
    ["put me down for painting 10 to 12 on Saturday", "2026-03-07T10:00/2026-03-07T12:00"],
    ["the hall is taken for 5 to 8 tomorrow", "2026-03-03T17:00/2026-03-03T20:00"],
    [
      "the concert is in the hall, from 6.30 to 8 pm on Friday",
      "2026-03-06T18:30/2026-03-06T20:00",
    ],
    ["the pool is ours 9.15 to 10.45 on Friday", "2026-03-06T09:15/2026-03-06T10:45"],
    ["meeting tomorrow 10 to 12", "2026-03-03T10:00/2026-03-03T12:00"],
    ["meeting tomorrow at 10 to 12", "2026-03-03T11:50"],
    ["wake me at 20 to 7 tomorrow", "2026-03-03T06:40"],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe("the hour that something had", () => {
  test.each([
    ["push it to Thursday, same time", "2026-03-05"],
    ["move the delivery to the twelfth at the same time", "2026-03-12"],
    ["same time tomorrow", "2026-03-03T09:00"],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe("a phrase means the same inside a request, or somebody is asked", () => {
  const CLOCKS = ["half eleven", "ten to nine", "8:30", "nine sharp", "six ish", "5", "twelve"];
  const DAYS = [
    ..."this morning|tonight|tomorrow|on Friday|on 9 March|in the evening|every day".split("|"),
    ..."each weekday|on Mondays|a week on Friday|on the 9th|this Friday".split("|"),
  ];
  test.each(CLOCKS.flatMap((clock) => DAYS.map((day) => `at ${clock} ${day}`)))("%s", (phrase) => {
    const meaning = english.meaningOf(phrase, { as: "when", clock: MONDAY });
    const whole = meaning.kind === "when" ? [compact(meaning.when, ZONE)] : ["asked"];
    const found = read(`put swimming in my calendar ${phrase} please`);
    // Of two times a tool asks which.
    expect([whole, ["asked"]]).toContainEqual(found.length > 1 ? ["asked"] : found);
  });
});

describe("what is part of a name or an address is no time", () => {
  test.each([
    ["add flight BA1430 on 26 March at 06:55", ["2026-03-26T06:55"]],
    ["drinks at The Twelve Bells, Thursday 8pm", ["2026-03-05T20:00"]],
    ["choir at 22 Church Street on Friday", ["2026-03-06"]],
    ["renew policy 1159 on Friday", ["2026-03-06"]],
    ["the depot opens at 9 on Friday", ["2026-03-06T09:00"]],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe("ends and starts", () => {
  test.each([
    ["Talk me through Thursday's appointments", ["2026-03-05"]],
    ["go through tomorrow with me", ["2026-03-03"]],
    ["I'm off through Thursday", ["2026-03-02T09:00/2026-03-06T00:00 bound until"]],
    ["block 27 to 29 August", ["2026-08-27/2026-08-30"]],
    ["we are away August 27 to 29", ["2026-08-27/2026-08-30"]],
    ["lunch from eleven to two this afternoon", ["2026-03-02T11:00/2026-03-02T14:00"]],
    ["a gig from nine to one tonight", ["2026-03-02T21:00/2026-03-03T01:00"]],
    ["remind me 15 minutes before noon", ["2026-03-02T11:45"]],
    ["the stall is on Thu from 9 to 11", ["2026-03-05T09:00/2026-03-05T11:00"]],
    ["tea on bank holiday Monday", ["asked"]],
    ["tea on the August bank holiday", ["2026-08-31"]],
    ["away over Easter weekend", ["2026-04-04/2026-04-06"]],
    ["a walk on Good Friday afternoon", ["2026-04-03T12:00/2026-04-03T18:00"]],
    ["brunch Easter Monday morning", ["2026-04-06T06:00/2026-04-06T12:00"]],
    ["flowers for Mothering Sunday", ["2026-03-15"]],
    ["flowers for Mothering Sunday, I have been told", ["2026-03-15"]],
    ["the parade on Remembrance Sunday", ["2026-11-08"]],
    ["dinner the last but one Friday of May", ["2026-05-22T18:00/2026-05-22T20:00"]],
    ["a fair on 14 and 15 March", ["asked"]],
    ["call them a month today", ["2026-04-02"]],
    ["what's last thing I've got on Monday", ["2026-03-09"]],
    ["ring Ben first thing Monday morning", ["2026-03-09T06:00/2026-03-09T10:00"]],
    ["ring Ben about 8 tomorrow", ["2026-03-03T08:00"]],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe("a length is read to its end, or not at all", () => {
  const minutes = (text: string): readonly number[] =>
    english.read(text, { clock: MONDAY, names: {} }).durations.map(({ ms }) => ms / 60_000);

  test.each([
    ["an hour and twenty for the roast", [80]],
    ["set a timer for two hours thirty for the bread", [150]],
    ["set a timer for 1 hr. 30 min. for the bread", [90]],
    ["give it an extra five minutes", [5]],
    ["set a timer for 2 hours and five for the bread", []],
    ["set a timer for two dozen seconds", [0.4]],
    ["two hours of piano from two o'clock", [120]],
  ])("%s", (text, expected) => {
    expect(minutes(text)).toEqual(expected);
  });
});

describe("a shift that is worked", () => {
  test.each([
    ["bar shift fri 6 til 11 in the evening", "2026-03-06T18:00/2026-03-06T23:00"],
    ["day shift friday eight till four", "2026-03-06T08:00/2026-03-06T16:00"],
  ])("%s moves nothing", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test("that is asked for moves", () => {
    expect(read("can you shift it from two to four on friday")).toHaveLength(2);
  });
});
