import { expect, it } from "vitest";
import {
  deletes,
  mayRemove,
  relocates,
  removed,
} from "../../../../src/language/en/clauses/removals.ts";

it.each([
  ["bin the second one", "the second one"],
  ["Right, get rid of the first alarm please", "the first alarm"],
  ["could you call the last one off", "the last one"],
  ["take the third out, thanks", "the third"],
  ["knock the first one on the head", "the first one"],
])("%s wants something away", (text, object) => {
  const found = removed(text);
  expect(found && text.slice(found.start, found.end)).toBe(object);
});

it.each([
  "move the second one",
  "take the first one to Friday",
  "what's the first one",
  "call Ann",
])("%s wants nothing away", (text) => {
  expect(removed(text)).toBeUndefined();
});

it.each([
  ["we're not doing the quiz any more", true],
  ["the vet can go", true],
  ["unbook the court", true],
  ["confirm this in my diary", false],
  ["put that under the unit meeting", false],
])("whether %s may want something away: %s", (text, may) => {
  expect(mayRemove(text)).toBe(may);
});

it.each([
  ["move that over to the boat folder before it is lost", true],
  ["put the mast plan in Drawings", true],
  ["move the plan to the bin", false],
  ["put that in the trash", false],
  ["bin the plan", false],
  ["both letters can go in the boat folder", true],
  ["that chart belongs in Drawings", true],
  ["the old chart can go in the bin", false],
  ["the old chart can go", false],
])("whether %s puts something elsewhere: %s", (text, is) => {
  expect(relocates(text)).toBe(is);
});

it.each([
  ["delete the rota", true],
  ["please get rid of the old list", true],
  ["cross the milk off", false],
  ["take the bins off the list", false],
])("whether %s wants it gone, and not only done: %s", (text, gone) => {
  expect(deletes(text)).toBe(gone);
});
