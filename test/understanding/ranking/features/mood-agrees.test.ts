import { expect, it } from "vitest";
import { actsOnQuestion } from "../../../../src/understanding/ranking/features/mood-agrees.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["calendar.create_event", "when is swimming", true],
  ["calendar.query", "when is swimming", false],
  ["calendar.create_event", "put swimming in on Friday", false],
  ["timers.cancel", "what timers are running", false],
  ["music.control", "what song is this", false],
] as const)("%s of %j: %s", (...[name, text, expected]) => {
  expect(actsOnQuestion(consider(name, text))).toBe(expected);
});
