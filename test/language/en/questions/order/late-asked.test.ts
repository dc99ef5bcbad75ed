import { expect, it } from "vitest";
import { lateAsked } from "../../../../../src/language/en/questions/order/late-asked.ts";

it.each([
  ["Which reminder should have been done before today?", "Which reminders are overdue?"],
  ["What should I have done by now?", "What reminders are overdue?"],
  ["which of my jobs were due before today", "which of my jobs are overdue"],
  ["any tasks that ought to have been ticked off already", "any tasks are overdue"],
])("what is late by now is overdue: %s", (text, question) => {
  expect(lateAsked(text)).toBe(question);
});

it.each([
  "which reminders are due before Friday",
  "what should I have for tea",
  "what was due on Monday",
  "what should have been in the parcel",
])("is no such question: %s", (text) => {
  expect(lateAsked(text)).toBe(text);
});
