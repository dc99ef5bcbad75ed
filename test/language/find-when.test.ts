import fc from "fast-check";
import { anyText } from "./any-text.ts";
import { describe, expect, it, test } from "vitest";
import { findWhen } from "../../src/language/en/time/find-when.ts";
import { resolveWhen } from "../../src/language/en/time/resolve-when.ts";
import { clockAt, compact } from "./compact.ts";
import { PHRASES } from "./when-phrases.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function phrasesIn(text: string): readonly string[] {
  return findWhen(text, MONDAY).map((found) => found.text);
}

describe("time phrases in an utterance", () => {
  test.each<[string, readonly string[]]>([
    ["call mum at five", ["at five"]],
    ["call 0845 at noon", ["at noon"]],
    ["schedule a call 5 30", ["5 30"]],
    ["remind me at five to call mum", ["at five"]],
    ["remind me to buy two apples tomorrow", ["tomorrow"]],
    ["move my two o'clock to four", ["two o'clock", "four"]],
    ["push my three o'clock meeting to half past four", ["three o'clock", "half past four"]],
    ["move it from 2 to 4", ["2", "4"]],
    ["move my two pm and tell Ben", ["two pm"]],
    ["bring the vet up to Friday", ["Friday"]],
    ["the fair is on up to Friday", ["up to Friday"]],
    ["swap the haircut to the afternoon", ["the afternoon"]],
    ["half past four this afternoon", ["half past four this afternoon"]],
    ["set it for quarter to six", ["quarter to six"]],
    ["what does my weekend look like", ["my weekend"]],
    ["block off ten till noon this Friday", ["ten till noon this Friday"]],
    ["they won ten to four", []],
    ["I'm half past caring", []],
    ["what's on tomorrow", ["tomorrow"]],
    ["what have I got on next week", ["next week"]],
    ["what's on between two and four", ["between two and four"]],
    ["am I free on friday afternoon", ["on friday afternoon"]],
    ["schedule a call with Sam next friday from 2 to 3 pm", ["next friday from 2 to 3 pm"]],
    ["meeting 2-4pm tomorrow", ["2-4pm tomorrow"]],
    ["my shift on saturday six to two", ["on saturday six to two"]],
    ["yoga on friday mornings", ["on friday mornings"]],
    ["set an alarm for six", ["six"]],
    ["set an alarm for six tomorrow", ["six tomorrow"]],
    ["set an alarm for six on Friday morning", ["six on Friday morning"]],
    ["book a table for six on Friday", ["on Friday"]],
    ["remind me to cook for six tomorrow", ["tomorrow"]],
    ["six on Friday morning", ["six on Friday morning"]],
    ["one on Friday", ["on Friday"]],
    ["set alarm five thirty", ["five thirty"]],
    ["alarm at 630", ["at 630"]],
    ["wake me at half six tomorrow", ["at half six tomorrow"]],
    ["dentist on 3/5 at 9.30", ["on 3/5 at 9.30"]],
    ["every monday at nine remind me to take the bins out", ["every monday at nine"]],
    ["set a daily alarm for 7 am", ["daily", "7 am"]],
    ["remind me every day until friday to water the plants", ["every day until friday"]],
    ["remind me in an hour and a half to check the oven", ["in an hour and a half"]],
    ["remind me on the 14th to pay rent", ["on the 14th"]],
    ["what am I doing on the fifteenth", ["on the fifteenth"]],
    ["any messages in the last two hours", ["in the last two hours"]],
    ["mails since monday", ["since monday"]],
    ["events before friday", ["before friday"]],
    ["what did I get from Anna last week", ["last week"]],
    ["remind me the day after tomorrow at noon to call Zoë", ["the day after tomorrow at noon"]],
    ["do I have anything in may", ["in may"]],
    ["what's tomorrow's weather", ["tomorrow's"]],
    ["what are you doing by this time tomorrow", ["this time tomorrow"]],
    ["find the mail about the invoice and remind me on friday to pay it", ["on friday"]],
    ["meeting with sean at four pm on wednesday", ["at four pm on wednesday"]],
    ["book a call today and one tomorrow", ["today", "tomorrow"]],
    ["2026-03-03T17:00 dentist", ["2026-03-03T17:00"]],
  ])("%s", (text, expected) => {
    expect(phrasesIn(text)).toEqual(expected);
  });
});

describe("words that only look like times", () => {
  test.each([
    "set a timer for ten minutes",
    // What is called is a number.
    "remind me to call 0730",
    "buy figs and ring 0845",
    "could you dial 112",
    "may I have a word",
    "this may be wrong",
    "wait a second",
    "open the second one",
    "reply to the second mail",
    "read me the third",
    "the sun is shining",
    "march on",
    "play march of the penguins",
    "what's June's address",
    "text June happy birthday",
    "on the second floor",
    "on the 14th floor",
    "for the third time",
    "set volume to five",
    "change the volume to four",
    "volume at 50 percent",
    "turn it up by ten percent",
    "book a table for five people",
    "pick a number between one and ten",
    "play track 5",
    "read chapter two of the book",
    "at one hundred and twenty three main street",
    "what is ten divided by two",
    "play the 1975",
    "the daily show",
    "buy christmas presents",
    "good morning",
    "remove my bedtime alarm",
    "what's the first thing on my list",
    "the routine called sunday",
    "a last minute change",
    "job title of jan",
    "I'll be late",
    "send this to 5 people",
  ])("%s", (text) => {
    expect(phrasesIn(text)).toEqual([]);
  });
});

describe("slips of recognisers and fingers", () => {
  test.each([
    ["meeting tomorow at ten a m", "tomorow at ten a m", "2026-03-03T10:00"],
    ["what's on wensday", "on wensday", "2026-03-04"],
    ["make it half pest 9 tonight", "half pest 9 tonight", "2026-03-02T21:30"],
    ["half past for this afternoon", "half past for this afternoon", "2026-03-02T16:30"],
    ["tomorrow at F9", "tomorrow at F9", "2026-03-03T09:30"],
    ["half-past-free", "half-past-free", "2026-03-02T15:30"],
    ["at to in the afternoon", "at to in the afternoon", "2026-03-02T14:00"],
    ["at to o'clock", "at to o'clock", "2026-03-02T14:00"],
    ["quarterpassed 6 on Thursday", "quarterpassed 6 on Thursday", "2026-03-05T18:15"],
    ["quarter to ate", "quarter to ate", "2026-03-02T19:45"],
    ["nudge me at 10 to night to lock up", "at 10 to night", "2026-03-02T22:00"],
    ["ring mum to morrow", "to morrow", "2026-03-03"],
    ["get me up at 10-6 tomorrow", "at 10-6 tomorrow", "2026-03-03T05:50"],
    ["lunch on thrusday", "on thrusday", "2026-03-05"],
    ["call mum at 5.", "at 5", "2026-03-02T17:00"],
    ["mum at 5", "at 5", "2026-03-02T17:00"],
    ["at 5 p.m.", "at 5 p.m.", "2026-03-02T17:00"],
    ["remind me at for", "at for", "2026-03-02T16:00"],
    [
      "set an alarm for seven hundred and thirty am",
      "seven hundred and thirty am",
      "2026-03-03T07:30",
    ],
    ["on fridays afternoon", "on fridays afternoon", "2026-03-06T12:00/2026-03-06T18:00"],
    ["remind me tonite", "tonite", "2026-03-02T18:00/2026-03-03T00:00"],
    ["call me on february twelveth", "on february twelveth", "2027-02-12"],
  ])("%s", (text, phrase, expected) => {
    const [found] = findWhen(text, MONDAY);
    expect([found?.text, compact(found?.when, ZONE)]).toEqual([phrase, expected]);
  });
});

it("hears mornings where somebody is woken", () => {
  const at = (text: string): string => compact(findWhen(text, MONDAY)[0]?.when, ZONE);
  expect(at("wake me up at six")).toBe("2026-03-03T06:00");
  expect(at("I need to get up at five")).toBe("2026-03-03T05:00");
  expect(at("remind me at six")).toBe("2026-03-02T18:00");
});

it("says where the words that lead in start", () => {
  const text = "set an alarm for six";
  const [found] = findWhen(text, MONDAY);
  expect(text.slice(found?.leadStart, found?.end)).toBe("for six");
});

it("takes two contradictory days apart", () => {
  expect(phrasesIn("remind me tomorrow friday")).toEqual(["tomorrow", "friday"]);
});

it("finds the same time that the phrase alone has", () => {
  const led = PHRASES.filter(([phrase]) =>
    /^(?:at|on|in|every|tomorrow|next|from|between) \S+ \S+/.test(phrase),
  );
  const rows = led.filter(([, expected]) => expected !== "-").map(([phrase]) => phrase);
  for (const phrase of rows) {
    const found = findWhen(`remind me ${phrase}`, MONDAY);
    const alone = compact(resolveWhen(phrase, MONDAY), ZONE);
    expect(compact(found[0]?.when, ZONE), phrase).toBe(alone);
  }
  expect(rows.length).toBeGreaterThan(60);
});

it("gives places in order, without overlaps, that hold the text", () => {
  const words = fc.constantFrom(
    ..."remind me call mum at on the next friday to from 5 two o'clock pm tomorrow , . morning march 14th of every week in ten minutes and until noon second may".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 25 }), (list) => {
      const text = list.join(" ");
      const found = findWhen(text, MONDAY);
      return found.every(({ start, end, leadStart, text: part, when }, index) => {
        const isAfter = leadStart >= (found[index - 1]?.end ?? 0);
        return (
          isAfter && leadStart <= start && text.slice(start, end) === part && when.text === part
        );
      });
    }),
    { numRuns: 200 },
  );
});

it("never throws on any text", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      findWhen(text, MONDAY);
    }),
    { numRuns: 300 },
  );
  for (const text of [
    "",
    "😀 at 5 😀",
    "\u0000\u001f at\u00a05",
    "明天五点",
    "غدا",
    "5".repeat(5000),
  ]) {
    expect(() => findWhen(text, MONDAY)).not.toThrow();
  }
});

it("reads ten thousand words", () => {
  const text = "remind me at five on friday from two to four every monday ".repeat(850);
  expect(text.split(" ").length).toBeGreaterThan(10_000);
  expect(findWhen(text, MONDAY).length).toBeGreaterThan(800);
});
