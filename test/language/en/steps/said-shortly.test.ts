import { expect, it } from "vitest";
import { inPlace } from "../../../../src/language/en/steps/steps.ts";

it.each([
  ["An hour later, please", "move it An hour later"],
  ["Half an hour earlier.", "move it Half an hour earlier"],
  ["give me till the Thursday", "move it to the Thursday"],
  ["Make it last an hour", "make it an hour long"],
  ["let the call take twenty minutes", "make the call twenty minutes long"],
  ["make it the full hour, the tide is slow", "make it an hour long, the tide is slow"],
])("%s: %s", (text, request) => {
  expect(inPlace(text)).toBe(request);
});

it.each([
  "an hour later she rang",
  "give me a minute",
  "remind me an hour later",
  "it lasts an hour",
])("stays as it is: %s", (text) => {
  expect(inPlace(text)).toBe(text);
});

it.each([
  ["High priority", "make it High priority"],
  ["write underneath it: rope, 9 feet", "add to it: rope, 9 feet"],
])("%s: %s", (text, request) => {
  expect(inPlace(text)).toBe(request);
});
