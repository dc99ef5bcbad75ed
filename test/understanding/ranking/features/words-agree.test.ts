import { expect, it } from "vitest";
import {
  namesKind,
  opensAsTool,
  timeTaken,
} from "../../../../src/understanding/ranking/features/words-agree.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["calendar.create_event", "could you schedule falconry for Tuesday", true],
  ["calendar.create_event", "put the falconers' supper in on the ninth", true],
  ["calendar.create_event", "falconry on Tuesday", false],
  ["notes.create", "create a page about falcons", true],
  ["calendar.create_event", "is the falconry centre any good", false],
] as const)("%s is what %j opens as: %s", (...[name, text, expected]) => {
  expect(opensAsTool(consider(name, text))).toBe(expected);
});

it.each([
  ["calendar.query", "is there an event in the square", true],
  ["notes.create", "is there an event in the square", false],
  ["reminders.delete", "the reminder about the hawk", true],
  ["calendar.query", "the hawk on Friday", false],
] as const)("%s is about the kind of thing %j names: %s", (...[name, text, expected]) => {
  expect(namesKind(consider(name, text))).toBe(expected);
});

it.each([
  ["calendar.create_event", "the hawk flies tomorrow at nine", 1],
  ["notes.read", "the hawk flies tomorrow at nine", -1],
  ["calendar.create_event", "the hawk flies", 0],
] as const)("%s of a time in %j: %d", (...[name, text, expected]) => {
  expect(timeTaken(consider(name, text))).toBe(expected);
});
