import { expect, it } from "vitest";
import { said } from "../../../src/grounding/grounded.ts";
import { headingOf, headingOver } from "../../../src/grounding/text-slots/heading-of.ts";
import { tool } from "../../tools/run-tool.ts";

it.each([
  ["the tide is out", "The tide is out", "the tide is out"],
  [
    "one two three four five seven ten",
    "One two three four five seven",
    "one two three four five seven",
  ],
  ["the barge is sold and so we", "The barge is sold", "the barge is sold"],
  ["we go at ten, and we", "We go at ten, and we", "we go at ten, and we"],
  ["the tide is out.", "The tide is out", "the tide is out"],
  ["high tide at 7 a.m.", "High tide at 7 a.m.", "high tide at 7 a.m."],
  ["Oats\n and   milk", "Oats and milk", "Oats and milk"],
])("%j is headed %j", (text, value, from) => {
  expect(headingOf(said(text, text))).toEqual(said(value, from));
});

it.each([
  ["mail.create_draft", "subject"],
  ["notes.create", "title"],
  ["messages.send", undefined],
  ["calendar.create_event", undefined],
])("the text of %s is headed by its %s", (name, expected) => {
  expect(headingOver(tool(name))?.name).toBe(expected);
});
