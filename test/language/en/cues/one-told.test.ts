import { expect, it } from "vitest";
import { oneToldIn } from "../../../../src/language/en/cues/one-told.ts";

it.each([
  ["go on, the ferry timetable one", "ferry timetable"],
  ["read me the one about the mooring", "mooring"],
  ["what's the ferry one say?", "ferry"],
  ["the Odo one", "Odo"],
])("which of several is to be shown: %s", (text, words) => {
  expect(oneToldIn(text)).toBe(words);
});

it.each([
  "read me the second one",
  "the other one",
  "cancel the ferry one",
  "the ferry",
  "one more",
])("nothing is told by %j", (text) => {
  expect(oneToldIn(text)).toBeUndefined();
});
