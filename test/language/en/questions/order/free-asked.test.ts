import { describe, expect, it } from "vitest";
import { plannedAsked } from "../../../../../src/language/en/questions/order/free-asked.ts";

describe("whether there is time for something", () => {
  it.each([
    ["Could I get to the bank at two on Thursday or is something on?", "at two on Thursday"],
    ["can we go to the pool tomorrow morning, or have we got anything", "tomorrow morning"],
    ["Would I be able to see Bo on the ninth or am I busy", "on the ninth"],
    ["Is there anything stopping me fishing on Sunday?", "on Sunday"],
  ])("asks what is planned then: %s", (text, time) => {
    expect(plannedAsked(text)).toBe(`do I have anything ${time}`);
  });

  it.each([
    "could I have tea or coffee",
    "can I see Bo on Friday or Saturday",
    "could I get to the bank or is something on",
    "cancel the bank on Friday or am I busy",
  ])("stays as it is: %s", (text) => {
    expect(plannedAsked(text)).toBe(text);
  });
});

it.each([
  ["Am I spoken for on Sunday, and if so by what?", "Am I busy on Sunday?"],
  ["are we tied up at ten", "are we busy at ten"],
  ["Is the hall taken on Friday, and if so by whom", "Is the hall taken on Friday"],
  ["tell Bo I'm tied up, and ask if so", "tell Bo I'm tied up, and ask if so"],
])("spoken for is busy, and by what is told with it: %s", (text, question) => {
  expect(plannedAsked(text)).toBe(question);
});
