import { expect, it } from "vitest";
import { factAsked } from "../../../../src/language/en/steps/steps.ts";

const told = (words: string, request = "text Una that", whom = "Una") =>
  factAsked(words, { request, whom });

it.each([
  ["how deep the well is", "how deep the well is"],
  ["what I owe the ferryman", "what I owe the ferryman"],
  ["which pier it goes from", "which pier it goes from"],
  ["the new hour", "what's the new hour"],
  ["the name at the bottom", "what's the name at the bottom"],
  ["Odo's postcode", "what's Odo's postcode"],
])("“%s” only says which fact is meant", (words, asks) => {
  expect(told(words)).toMatchObject({ asks, request: "text it to Una", whom: "Una" });
});

it.each([
  "the keys are under the mat",
  "the hour is six",
  "how are you",
  "what time you're coming",
  "when's good for you",
  "the ferry",
  "he has a boat to sell",
])("“%s” is itself what somebody is to read", (words) => {
  expect(told(words)).toBeUndefined();
});

it("goes by mail where the request says so, and to who is only pointed at without a name", () => {
  expect(told("the new hour", "mail her the new hour", "her")).toMatchObject({
    request: "email it to her",
    whom: undefined,
  });
});
