import { expect, it } from "vitest";
import { whichOfName } from "../../../../../src/language/en/questions/order/which-of-name.ts";

it.each([
  ["Which Jo's the nursery one?", "who's Jo from the nursery?"],
  ["which Bo is the boat yard one", "who's Bo from the boat yard"],
  ["So which Una works at the quay?", "who's Una from the quay?"],
  ["Which Jo runs the nursery?", "who's Jo from the nursery?"],
])("which of a name is who they are: %s", (text, question) => {
  expect(whichOfName(text)).toBe(question);
});

it.each([
  "Which Jo is coming to tea",
  "which one's the nursery one",
  "Which Saturday's the regatta",
  "tell Una which Jo runs the nursery",
])("is no such question: %s", (text) => {
  expect(whichOfName(text)).toBe(text);
});
