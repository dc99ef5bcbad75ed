import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { doneIn } from "../../../../src/language/en/steps/done.ts";

it.each([
  ["the ferry booking's done", "ferry booking"],
  ["mooring fees sorted", "mooring fees"],
  ["order the oars is all done now,", "order the oars"],
  ["The sails are finished.", "sails"],
])("what is told to be done in %j is %s", (clause, thing) => {
  expect(doneIn(clause)).toBe(thing);
});

it.each([
  "I'm done",
  "is the ferry booking done",
  "when the booking is done",
  "get the booking done",
  "remind me when it is done",
  "book the ferry",
])("nothing is by %j", (clause) => {
  expect(doneIn(clause)).toBeUndefined();
});

it("is told in German, too", () => {
  expect(german.wordingOf("Die Fähre ist erledigt").steps.done).toBe("Fähre");
});
