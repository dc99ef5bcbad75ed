import { describe, expect, it } from "vitest";
import { pointedQuestion } from "../../../../src/language/en/clauses/pointed-question.ts";

describe("a question that points to what the one before it is about", () => {
  it.each([
    ["When's the regatta", "where is it", "where is the regatta"],
    [
      "I'm late again. Where's Ida's party?",
      "and when does it start?",
      "and when does Ida's party start",
    ],
    ["what's last on Tuesday", "where's that?", "where's my last thing on Tuesday"],
    ["when am I at the boat clinic", "where is it?", "where is the boat clinic"],
    ["what time's rowing tomorrow", "what room am I in", "where is rowing tomorrow"],
    ["who have I got first tomorrow", "how long is it", "how long is my first thing tomorrow"],
    ["Bo's birthday, what day is it", "how old does that make him", "how old is Bo"],
    ["when is Bo's birthday", "what's his number", "what's Bo's number"],
    ["When's the regatta", "and at which quay?", "where is the regatta"],
    ["what time's Ida's party", "where", "where is Ida's party"],
    ["when's the regatta", "for how long?", "how long is the regatta"],
    ["what's Bo's number", "where does he live", "where does Bo live"],
  ])("%s | %s", (left, right, whole) => {
    expect(pointedQuestion(left, right)).toBe(whole);
  });

  it.each([
    ["who's bringing the tent", "when is it"],
    ["cancel the regatta", "when is it"],
    ["cancel the regatta", "where"],
    ["when's the regatta", "at what time"],
    ["when's the regatta", "cancel it"],
    ["when's the regatta", "what's her number"],
    ["when's the regatta", "where's the hut"],
  ])("names its own thing, or none is known: %s | %s", (left, right) => {
    expect(pointedQuestion(left, right)).toBeUndefined();
  });
});
