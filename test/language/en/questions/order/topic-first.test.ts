import { describe, expect, it } from "vitest";
import { plainQuestion } from "../../../../../src/language/en/questions/order/topic-first.ts";

describe("a thing first, and the question after it", () => {
  it.each([
    ["the recital, what time's it finish?", "what time's the recital finish"],
    ["Saturday's fixture, who's it against", "who's Saturday's fixture against"],
    ["Panto tickets. where are they", "where are Panto tickets"],
    ["the recital, when is it on Friday", "when is the recital on Friday"],
  ])("is one question: %s", (text, question) => {
    expect(plainQuestion(text)).toBe(question);
  });

  it.each([
    "the pour, what time do we start",
    "tell Owen, what is it",
    "when is it",
    "mate, what time is it",
    "okay so, how long is it",
    "no, what is it",
    "cancel the recital, when it rains",
    "what time's the recital",
  ])("stays as it is: %s", (text) => {
    expect(plainQuestion(text)).toBe(text);
  });
});
