import { expect, it } from "vitest";
import { objectAgrees } from "../../../../src/understanding/ranking/features/object-agrees.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["notes.append", "delete all my notes", "differs"],
  ["files.trash", "delete the tax file", "serves"],
  ["mail.update_message", "delete all my notes", "differs"],
  ["reminders.update", "rename the invoice file", "differs"],
  ["timers.cancel", "delete the timer", "fits"],
  ["timers.cancel", "rename the timer", "differs"],
  ["notes.read", "delete the note", "differs"],
  ["reminders.delete", "delete the reminder", "serves"],
  ["calendar.delete_event", "cancel swimming", undefined],
] as const)("%s of %j: %s", (...[name, text, expected]) => {
  expect(objectAgrees(consider(name, text))).toBe(expected);
});

it("a noun that is a word of a record names that", () => {
  const text = "move the documents to Friday";
  expect(objectAgrees(consider("reminders.update", text))).toBe("fits");
  expect(objectAgrees(consider("calendar.update_event", text))).toBe("differs");
});
