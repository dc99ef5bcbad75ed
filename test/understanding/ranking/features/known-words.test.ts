import { expect, it } from "vitest";
import { knownWords } from "../../../../src/understanding/ranking/features/known-words.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["calendar.delete_event", "cancel swimming", 1, 1],
  ["calendar.delete_event", "cancel the dentist with Ada", 1, 2],
  ["calendar.delete_event", "cancel football", 0, 0],
  ["reminders.delete", "cancel swimming", 0, 0],
  ["messages.send", "text Sarah about football", 0.5, 1],
  ["timers.set", "ten minutes", 0, 0],
] as const)("%s of %j knows %d, %d words", (...[name, text, share, count]) => {
  expect(knownWords(consider(name, text))).toMatchObject({ share, count });
});
