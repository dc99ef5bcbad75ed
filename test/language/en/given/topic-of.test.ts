import { expect, it } from "vitest";
import { topicOf } from "../../../../src/language/en/given/note/topic-of.ts";

it.each([
  ["Lost hats. ", "Lost hats"],
  ["right, the boiler so ", "the boiler"],
  ["make a note of what the vet said, that ", "what the vet said"],
  ["get a note going on the roof: ", "the roof"],
  ["The name of that glue, keep it in a note: ", "The name of that glue"],
  ["Ida says ", "Ida says"],
])("%s: %s", (before, topic) => {
  expect(topicOf(before)).toBe(topic);
});

it.each([
  "note that ",
  "could you note that ",
  "right, ",
  "I was in the bath and I thought, ",
  "put this in a note: ",
  "the thing is that nobody ever told me where the stopcock was, ",
])("%s is no topic", (before) => {
  expect(topicOf(before)).toBeUndefined();
});
