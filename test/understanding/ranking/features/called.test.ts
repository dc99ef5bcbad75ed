import { expect, it } from "vitest";
import { isCalled } from "../../../../src/understanding/ranking/features/called.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["shortcuts.run", "run good night", true],
  ["shortcuts.run", "I'm away to my bed, good night", true],
  ["system.open_app", "open Notes", true],
  ["system.open_app", "open the door", false],
  ["music.play", "play Shout", true],
  ["music.play", "don't shout", false],
  ["messages.send", "text Sarah hello", false],
] as const)("%s of %j: %s", (...[name, text, expected]) => {
  expect(isCalled(consider(name, text))).toBe(expected);
});
