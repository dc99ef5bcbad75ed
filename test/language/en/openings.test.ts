import { describe, expect, it } from "vitest";
import {
  actOpened,
  greetingOf,
  openingOf,
  opensReminding,
  remindingEnd,
  remindsTo,
} from "../../../src/language/en/openings.ts";

describe("what is said before a request", () => {
  it.each([
    ["please move it", "please "],
    ["Oh, could you move it", "Oh, could you "],
    ["ok so then I'd like to move it", "ok so then I'd like to "],
    ["no, wait, don't move it", "no, wait, "],
    ["stop, don't move it", "stop, "],
    ["let's move it", "let's "],
    ["Lovely, move it", "Lovely, "],
    ["Oh heavens, no, move it", "Oh heavens, no, "],
    ["Ugh – go on then, move it", "Ugh – go on then, "],
    ["Lovely, please move it", "Lovely, please "],
    ["Morning, what's on today", "Morning, "],
    ["good evening, remind me to row", "good evening, "],
    ["I'd better move it", "I'd better "],
    ["might as well move it", "might as well "],
  ])("%s", (text, expected) => {
    expect(text.slice(0, openingOf(text))).toBe(expected);
  });

  it.each([
    "move it",
    "stop the timer",
    "notes about jam",
    "sorting office",
    "nowhere",
    "good morning",
    "morning, please",
    "look at the shed",
    "so-called list",
    "nice jam",
    "",
  ])("is nothing of %j", (text) => {
    expect(openingOf(text)).toBe(0);
  });
});

describe("first words that tell the act", () => {
  it.each([
    ["remind me at five to post the books", "remind"],
    ["could you remind me to mail Tom", "remind"],
    ["don't let me forget to ring the vet", "remind"],
    ["ping me at six to leave", "remind"],
    ["ok text her see you on Saturday", "text"],
    ["please e-mail them the figures", "mail"],
  ])("%s", (text, act) => {
    expect(actOpened(text)).toBe(act);
  });

  it.each([
    "remind me what Tom wrote",
    "remind me of the rent",
    "remind me to go at six instead",
    "text Tom that I'm late",
    "what did I ask you to remind me to do",
    "",
  ])("are none in %j", (text) => {
    expect(actOpened(text)).toBeUndefined();
  });
});

describe("asking to be reminded", () => {
  it.each([
    "I shall want reminding to go",
    "I'd like to be reminded to go",
    "remind me to go",
    "nudge us to go",
    "set a reminder to go",
  ])("to: %s", (text) => {
    expect(remindsTo(text)).toBe(true);
  });
  it.each(["remind me at five", "ask Tom to go", ""])("not to: %j", (text) => {
    expect(remindsTo(text)).toBe(false);
  });
  it("opens a request, or stands inside it", () => {
    expect(opensReminding("and then remind me to go")).toBe(true);
    expect(opensReminding("Tom should remind me")).toBe(false);
  });
  it("ends before what one is reminded of", () => {
    const text = "please nudge me on Friday to go";
    expect(text.slice(remindingEnd(text))).toBe(" on Friday to go");
    expect(remindingEnd("go on Friday")).toBeUndefined();
  });
});

it("a greeting by a name says nothing of the request", () => {
  expect(greetingOf("hey sotto, what's on")).toBe("hey sotto, ".length);
  expect(greetingOf("computer club on friday")).toBe("computer ".length);
  expect(greetingOf("hey there")).toBe(0);
});

it.each([
  ["twelve noon, get me to phone Harald", true],
  ["have me ring the yard at four", false],
  ["get me to the station by nine", false],
])("whether %s asks to be reminded to: %s", (text, isAsked) => {
  expect(remindingEnd(text) !== undefined).toBe(isAsked);
});
