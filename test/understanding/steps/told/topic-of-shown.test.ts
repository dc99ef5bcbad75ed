import { expect, it } from "vitest";
import { topicOfShown } from "../../../../src/understanding/steps/told/topic-of-shown.ts";
import { LAST_CALL, sourcesOf } from "../../../helpers/understanding.ts";

const asked = {
  ...LAST_CALL,
  tool: "messages.recent",
  isEffect: false,
  said: "What did Una say about the tar?",
};

it.each([
  [{ subject: "The rent", from: "Una Reed" }, "The rent"],
  [{ title: "Dentist" }, "Dentist"],
  // A message has no name of its own.
  [{ name: "Una Reed" }, "tar"],
])("%j is about %s", (facts, topic) => {
  expect(topicOfShown(sourcesOf({ lastCall: asked }), { facts })).toBe(topic);
});

it("is called as it is, where nothing was asked", () => {
  expect(topicOfShown(sourcesOf(), { facts: { name: "Una Reed" } })).toBe("Una Reed");
});
