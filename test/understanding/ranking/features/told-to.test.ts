import { expect, it } from "vitest";
import { isToldTo } from "../../../../src/understanding/ranking/features/told-to.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["messages.send", "text Sarah that I found the file", true],
  ["messages.send", "tell Sarah we'll be waiting", true],
  ["messages.send", "tell Dominic we'll be waiting", false],
  ["messages.send", "what did Sarah say", false],
  ["calendar.query", "tell Sarah we'll be waiting", false],
] as const)("%s of %j: %s", (...[name, text, expected]) => {
  expect(isToldTo(consider(name, text))).toBe(expected);
});
