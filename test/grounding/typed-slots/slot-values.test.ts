import { describe, expect, it } from "vitest";
import { groundParameter } from "../../../src/grounding/typed-slots/slot-values.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const names = {
  person: [{ id: "p1", name: "Anna Lindqvist" }],
  list: [{ id: "l1", name: "Shopping" }],
};
const shown = { kind: "reminder", id: "r", facts: { title: "Oats" }, listing: 1, place: 0 };
const friend = { kind: "person", id: "p2", facts: { name: "Ida Berg" }, listing: 2, place: 0 };
const handles = [
  { handle: "reminder:1", ...shown, isOwn: true },
  { handle: "person:1", ...friend, isOwn: true },
];

it.each([
  ["a length", "timers.set duration", "a timer for ten minutes", ["ten minutes"]],
  [
    "lengths that differ",
    "timers.set duration",
    "ten minutes or an hour",
    ["ten minutes", "an hour"],
  ],
  [
    "of several lengths the one after for",
    "timers.set duration",
    "I have an hour, set a timer for ten minutes",
    ["ten minutes"],
  ],
  ["a choice", "reminders.create priority", "remind me of the rent, high priority", ["high"]],
  ["no choice that was not said", "reminders.create priority", "remind me of the rent", []],
  ["of a choice the one said first", "music.control action", "pause it, then play", ["pause"]],
  ["a flag", "timers.set longer", "ten more minutes", [true]],
  ["no flag that was not said", "timers.set longer", "ten minutes", []],
  ["a number", "system.set_volume level", "volume to forty", [40]],
  ["a name", "reminders.create list", "put oats on the shopping list", ["Shopping"]],
  ["a known name in any words", "mail.search from", "mails from Anna", ["Anna Lindqvist"]],
  ["whoever was shown, by name", "contacts.search query", "her number?", ["Ida Berg"]],
  ["what was shown", "reminders.complete id", "tick that off", ["reminder:1"]],
  ["no words of its own", "reminders.create title", "remind me to call Mum", []],
] as const)("%s: %s in %j", (...[, of, text, expected]) => {
  const [name = "", wanted = ""] = of.split(" ");
  const parameter = parametersOf(tool(name)).find((one) => one.name === wanted);
  if (!parameter) throw new Error(`There is no ${of}.`);
  const { reading, context } = request(text, { names, handles });
  const { candidates } = groundParameter(parameter, reading, { ...context, tool: tool(name) });
  expect(valuesOf(candidates)).toEqual(expected);
});

describe("a number of a unit", () => {
  it.each([
    ["book the dentist on Friday with an alert ten minutes before", [10]],
    ["book the dentist on Friday with an alert an hour before", [60]],
    ["book a table for two on Friday", []],
  ])("%s", (text, expected) => {
    const event = tool("calendar.create_event");
    const unit = parametersOf(event).find(({ kind }) => kind === "number");
    if (!unit) throw new Error("There is no number.");
    const { reading, context } = request(text);
    const { candidates } = groundParameter(unit, reading, { ...context, tool: event });
    expect(valuesOf(candidates)).toEqual(expected);
  });
});

it.each([
  ["twenty minutes, and not a minute more", ["twenty minutes"], ["twenty minutes"]],
  [
    "it wants ten seconds. I mean fifteen seconds",
    ["ten seconds", "fifteen seconds"],
    ["fifteen seconds"],
  ],
  ["ten minutes and an hour", ["ten minutes", "an hour"], ["ten minutes", "an hour"]],
])("the length that other people's requests tell: %s", (text, marked, expected) => {
  const set = tool("timers.set");
  const [duration] = parametersOf(set).filter(({ name }) => name === "duration");
  const marks = marked.map((words) => ["long", words, 0.9] as const);
  const { reading, context } = request(text, { marks });
  const found = duration && groundParameter(duration, reading, { ...context, tool: set });
  expect(valuesOf(found?.candidates)).toEqual(expected);
});
