import { describe, expect, it } from "vitest";
import { reportedQuestion } from "../../../../../src/language/en/questions/order/reported.ts";

describe("a question that somebody else has", () => {
  it.each([
    ["She's asking what goes in the blue bin.", "what goes in the blue bin."],
    ["The plumber's here and he's asking where the meter is.", "where is the meter."],
    [
      "Someone wants to know how high the fence is, off the list.",
      "how high is the fence, off the list.",
    ],
    ["Our Nina keeps asking who's in on Sunday", "who's in on Sunday"],
    ["my uncle asked me when the barn was painted", "when the barn was painted"],
    ["A lady on the phone needs to know what time we open", "what time we open"],
    ["Ida's wondering what it weighs and how tall it is", "what it weighs and how tall it is"],
    ["I'm in a rush. They'd like to know where the keys are.", "where are the keys."],
  ])("is asked by itself: %s", (text, question) => {
    expect(reportedQuestion(text)).toBe(question);
  });

  it.each([
    "Ida's asking what time it starts. Text her at eight.",
    "Tell Bo she's asking what the code is",
    "Note to self: Ida wants to know what to bring",
    "text Ida, Bo wants to know what colour it is",
    "remind me that Ida wants to know what size it is",
    "I'd like to know what the code is",
    "who wants to know what the code is",
    "Ida's asking what to bring",
    "ask Ida what time it starts",
    "Ida's asking for the code again",
  ])("stays as it is: %s", (text) => {
    expect(reportedQuestion(text)).toBe(text);
  });
});
