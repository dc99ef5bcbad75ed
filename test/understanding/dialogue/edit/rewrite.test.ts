import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import type { Named } from "../../../../src/types/known-names.ts";
import { rewrite } from "../../../../src/understanding/dialogue/edit/rewrite.ts";
import { clock, tool } from "../../../tools/run-tool.ts";

const named = (...names: readonly string[]): readonly Named[] =>
  names.map((name) => ({ id: name, name }));
const KNOWN = {
  clock,
  names: { person: named("Ada Quill", "Ben Ostler"), list: named("Shopping", "Party") },
};

type Last = string | { readonly text: string; readonly written: readonly string[] };

function rewritten(name: string, made: Last, words: string): string | undefined {
  const { text: last, written } = typeof made === "string" ? { text: made, written: [] } : made;
  const readOn = (text: string) => english.read(text, KNOWN);
  const { text, rejected } = english.wordingOf(words).leaning.corrected;
  const pair = {
    last: readOn(last),
    said: readOn(text),
    rejected,
    tool: tool(name),
    written,
    readOn,
    clock,
    madeAt: undefined,
  };
  return rewrite(pair)?.text;
}

const TIMER = "set a timer for nine minutes for the pasta";
const REMINDER = "remind me at five to collect the parcel";
const EVENT = "put a haircut in on Tuesday at two";
const TEXT = "text Ada I'll be there in ten minutes";

it.each([
  ["timers.set", TIMER, "no, eleven", "set a timer for eleven minutes for the pasta"],
  [
    "timers.set",
    TIMER,
    "and one of three minutes for the sauce",
    "set a timer for three minutes for the sauce",
  ],
  [
    "timers.set",
    TIMER,
    "and a six minute one for the sauce",
    "set a timer for six minutes for the sauce",
  ],
  ["reminders.create", REMINDER, "six", "remind me at six to collect the parcel"],
  [
    "reminders.create",
    REMINDER,
    "and one to check the tyres",
    "remind me at five to check the tyres",
  ],
  [
    "reminders.create",
    REMINDER,
    "tomorrow I meant",
    "remind me tomorrow at five to collect the parcel",
  ],
  [
    "reminders.create",
    "add oats to the shopping list",
    "not the shopping list, the party list",
    "add oats to the party list",
  ],
  [
    "reminders.create",
    "add two tins of beans to the shopping list",
    "make that three tins",
    "add three tins of beans to the shopping list",
  ],
  ["calendar.create_event", EVENT, "Wednesday, I mean", "put a haircut in on Wednesday at two"],
  [
    "calendar.create_event",
    EVENT,
    "it's at three actually",
    "put a haircut in on Tuesday at three",
  ],
  [
    "calendar.update_event",
    "move the physio to half four",
    "not the physio, the optician",
    "move the optician to half four",
  ],
  ["calendar.delete_event", "cancel the book club", "no, the film club", "cancel the film club"],
  ["messages.send", TEXT, "sorry, fifteen not ten", "text Ada I'll be there in fifteen minutes"],
  ["messages.send", TEXT, "not Ada, Ben", "text Ben I'll be there in ten minutes"],
  ["calendar.query", "what's on tomorrow", "Friday then?", "what's on Friday"],
])("%s: %s / %s", (...[name, last, words, expected]) => {
  expect(rewritten(name, last, words)).toBe(expected);
});

it.each([
  ["the book club is what I have on Sunday already, it goes in that one", EVENT],
  ["save that with the barber's card", EVENT],
  ["they were closed, you know", REMINDER],
])("what tells or points names nothing: %s", (words, last) => {
  expect(rewritten("calendar.create_event", last, words) ?? "").not.toMatch(/club|card|closed/);
});

it("a day after another is counted from that", () => {
  const text = rewritten("calendar.query", "what's on tomorrow", "and the day after?") ?? "";
  const [after] = english.read(text, KNOWN).whens;
  const [tomorrow] = english.read("tomorrow", KNOWN).whens;
  expect(after?.when.from).toBe((tomorrow?.when.from ?? 0) + 86_400_000);
});

it.each(["no", "tomorrow", "what's on tomorrow"])("nothing new leaves nothing: %s", (words) => {
  expect(rewritten("calendar.query", "what's on tomorrow", words)).toBeUndefined();
});

it.each([
  ["and a walk at three", "put walk in on Tuesday at three"],
  ["and coffee with Ben at three", "put coffee with Ben in on Tuesday at three"],
])("who is in the name of what was made goes with it: %s", (words, text) => {
  const made = { text: "put lunch with Ada in on Tuesday at two", written: ["lunch with Ada"] };
  expect(rewritten("calendar.create_event", made, words)).toBe(text);
});
