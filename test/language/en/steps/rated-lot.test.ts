import { expect, it } from "vitest";
import { selectionIn } from "../../../../src/language/en/steps/selections/selections.ts";
import { asRated } from "../../../../src/language/en/steps/in-place/lots/rated-lot.ts";

it.each([
  ["Everything on the boat list, top priority.", "make Everything on the boat list top priority."],
  ["mark both of the calls as urgent", "make both of the calls urgent"],
  ["the boat list, make all of it important", "make everything on the boat list important"],
  ["the boat list, what's urgent", "the boat list, what's urgent"],
])("%s", (text, expected) => {
  expect(asRated(text)).toBe(expected);
});

it.each([
  ["make everything on the boat list high priority", "on the boat list"],
  ["make all the calls urgent", "calls"],
  // What they are already says which.
  ["delete everything that's urgent", "urgent"],
  ["delete everything that is high priority", "high priority"],
])("how much they count for describes none of them: %s", (text, phrase) => {
  expect(selectionIn(text)?.phrase).toBe(phrase);
});
