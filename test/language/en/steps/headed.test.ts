import { expect, it } from "vitest";
import { asHeaded } from "../../../../src/language/en/steps/in-place/asked/headed.ts";

it.each([
  ["new reminder: oil the gate", "remind me to oil the gate"],
  ["Reminder, oil the gate.", "remind me to oil the gate."],
  ["reminder in Boat, oil the winch.", "add oil the winch to the Boat list."],
  ["another reminder for the boat list: tar", "add tar to the boat list"],
  ["note to self, tar the hull", "new note: tar the hull"],
  ["pop this in a note: winch code 44", "new note: winch code 44"],
  // With its time first it is read as it stands.
  ["reminder, Friday at noon, oil the gate", "reminder, Friday at noon, oil the gate"],
  ["the reminder about the gate, delete it", "the reminder about the gate, delete it"],
])("%s", (text, expected) => {
  expect(asHeaded(text)).toBe(expected);
});
