import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findNames } from "../helpers/in-english.ts";
import type { Named } from "../../src/types/known-names.ts";
import { anyText } from "./any-text.ts";
import { measureFinding } from "./measure-names.ts";

const PEOPLE: readonly Named[] = [
  { id: "1", name: "Anna Schmidt" },
  { id: "2", name: "Ben O'Brien" },
  { id: "3", name: "Margaret Jones", also: ["Mum"] },
  { id: "4", name: "José García" },
  { id: "5", name: "Sarah Miller" },
  { id: "6", name: "Sarah Jones" },
  { id: "7", name: "Mark Twain" },
  { id: "8", name: "Will Smith" },
  { id: "9", name: "Robert Lee" },
];
const APPS: readonly Named[] = [
  { id: "a", name: "Safari" },
  { id: "b", name: "Mail" },
  { id: "c", name: "Music" },
  { id: "d", name: "Firefox" },
  { id: "e", name: "Visual Studio Code" },
];

function found(text: string, known: readonly Named[]): readonly string[] {
  return findNames(text, known).map(({ text: words, named }) => `${words} = ${named.name}`);
}

it("finds no title by an article alone", () => {
  const titles = [{ id: "1", name: "Chowder the slow way" }];
  expect(found("put it on the list", titles)).toEqual([]);
  expect(found("read chowder the slow way", titles)).toEqual([
    "chowder the slow way = Chowder the slow way",
  ]);
});

describe("two who are named", () => {
  const people: readonly Named[] = [
    { id: "1", name: "Fergus Lang" },
    { id: "2", name: "Ida Berg" },
  ];

  test.each<[string, readonly string[]]>([
    // It sounds like "Fergus Lang", and is him and somebody else.
    ["text Fergus and Ida", ["Fergus = Fergus Lang", "Ida = Ida Berg"]],
    ["text Fergus Lang", ["Fergus Lang = Fergus Lang"]],
  ])("%s", (text, expected) => {
    expect(found(text, people)).toEqual(expected);
  });
});

describe("a number before a part of a name", () => {
  const timers: readonly Named[] = [
    { id: "1", name: "9 am alarm" },
    { id: "2", name: "10 minute timer" },
  ];

  test.each<[string, readonly string[]]>([
    ["cancel the 9 am alarm", ["9 am alarm = 9 am alarm"]],
    ["cancel the nine am alarm", ["nine am alarm = 9 am alarm"]],
    ["cancel the 7 am alarm", []],
    ["cancel the seven am alarm", []],
    ["cancel the 15 minute timer", []],
    ["is the minute timer on", ["minute timer = 10 minute timer"]],
  ])("%s", (text, expected) => {
    expect(found(text, timers)).toEqual(expected);
  });
});

describe("people in an utterance", () => {
  test.each<[string, readonly string[]]>([
    ["any new mail from Anna", ["Anna = Anna Schmidt"]],
    ["what's Anna's number", ["Anna's = Anna Schmidt"]],
    ["mail for Amanda", []],
    ["the Anna-approved list, and mom-in-law's", []],
    ["any new mail from a man", []],
    ["remind me to call mom at five", ["mom = Margaret Jones"]],
    ["tell ben o brien i said hi", ["ben o brien = Ben O'Brien"]],
    ["message hose garcia", ["hose garcia = José García"]],
    ["what did sarah miller say", ["sarah miller = Sarah Miller"]],
    ["text Sarah that I am late", ["Sarah = Sarah Miller", "Sarah = Sarah Jones"]],
    ["call bob and anna", ["bob = Robert Lee", "anna = Anna Schmidt"]],
    ["mark this as read", []],
    ["send it to mark", ["mark = Mark Twain"]],
    ["will it rain", []],
    ["ask will about it", ["will = Will Smith"]],
    ["open the door", []],
    ["", []],
  ])("%s", (text, expected) => {
    expect(found(text, PEOPLE)).toEqual(expected);
  });
});

describe("apps in an utterance", () => {
  test.each<[string, readonly string[]]>([
    ["open Safari", ["Safari = Safari"]],
    ["open sir fari", ["sir fari = Safari"]],
    ["open fire fox please", ["fire fox = Firefox"]],
    ["launch vs code", ["vs code = Visual Studio Code"]],
    ["open mail", ["mail = Mail"]],
    ["any new mail", []],
    ["start the music app", ["music = Music"]],
    ["play some music", []],
  ])("%s", (text, expected) => {
    expect(found(text, APPS)).toEqual(expected);
  });
});

it("gives places that hold the text, without partial overlaps, and never throws", () => {
  const text = fc.oneof(
    anyText(),
    fc
      .array(
        fc.constantFrom(
          ..."anna sarah miller mark will mum o brien call to from the jones".split(" "),
        ),
        {
          maxLength: 15,
        },
      )
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (words) => {
      const names = findNames(words, PEOPLE);
      return names.every(({ start, end, text: part }, index) => {
        const before = names[index - 1];
        const isApart = !before || start >= before.end || start === before.start;
        return words.slice(start, end) === part && isApart;
      });
    }),
    { numRuns: 300 },
  );
});

it("finds misheard names of the half it was not tuned on", () => {
  const requests = [
    "what's on my calendar tomorrow",
    "set a timer for ten minutes",
    "turn the volume up a little",
    "open the second mail and read it to me",
    "add milk and bread to the shopping list",
    "how much battery is left",
    "play something by the beatles",
    "when is my next meeting",
    "write a note about the car",
    "find the invoice from last month",
  ];
  const { right, among, invented } = measureFinding("test", requests);
  expect(right + among).toBeGreaterThan(0.8);
  expect(invented).toBe(0);
});
