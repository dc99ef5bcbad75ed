import { describe, expect, it } from "vitest";
import { dayAsked } from "../../../../src/language/en/questions/day-asked.ts";

it.each([
  ["What's Sunday look like?", "Sunday"],
  ["whats on tomorrow", "tomorrow"],
])("a mark that isn't typed, a verb that is only half said: %s", (text, when) => {
  expect(dayAsked(text)).toBe(when);
});

describe("all that a day brings", () => {
  it.each([
    ["what's on today", "today"],
    ["What's on tomorrow?", "tomorrow"],
    ["run us through the fifth of May, what's in the calendar", "the fifth of May"],
    ["talk me through Sunday's appointments", "Sunday"],
    ["so what's going on this weekend", "this weekend"],
    ["anything on for me on the 3rd of May", "on the 3rd of May"],
    ["What's still to come today?", "today"],
    ["what's left on for Sunday", "Sunday"],
    ["what do we still have on tomorrow", "tomorrow"],
    ["run me through tomorrow, calendar and reminders", "tomorrow"],
    ["what else have I got that day", "that day"],
    ["what's ahead for us next Monday", "next Monday"],
    ["what have I got on tomorrow", "tomorrow"],
    ["what do we have planned for Sunday", "Sunday"],
    ["so what did I have yesterday", "yesterday"],
    ["what am I doing on Thursday evening", "on Thursday evening"],
    ["what are our plans for the weekend", "the weekend"],
    ["how's my Tuesday looking next week", "Tuesday next week"],
    ["what's my Monday like next week", "Monday next week"],
    ["what's my day", "today"],
    ["what's my day like", "today"],
    ["how's my day looking", "today"],
    ["what is my day tomorrow like", "tomorrow"],
    ["how's the afternoon looking", "this afternoon"],
    ["what's my evening like", "this evening"],
    ["what does my day look like", "today"],
    ["what does my day look like tomorrow", "tomorrow"],
    ["what does Friday look like", "Friday"],
    ["how does my Friday look", "Friday"],
    ["what will tomorrow be like", "tomorrow"],
    ["how's Thursday shaping up", "Thursday"],
    ["anything I should know", "today"],
    ["is there anything I need to know about tomorrow", "tomorrow"],
    ["is there anything else I should be aware of", "today"],
    ["give me my briefing", "today"],
    ["give me my briefing for Friday", "Friday"],
    ["my morning briefing please", "today"],
    ["can I have a quick rundown of my day", "today"],
    ["what's the summary for the day after tomorrow", "the day after tomorrow"],
    ["brief me", "today"],
    ["brief me on next Tuesday", "next Tuesday"],
    ["run me through my day", "today"],
    ["talk me through Saturday", "Saturday"],
  ])("%s: %s", (text, when) => {
    expect(dayAsked(text)).toBe(when);
  });

  it.each([
    "what's on",
    "what's my next meeting",
    "anything new from Anna",
    "what do I have to do today",
    "how's the battery",
    "what's the weather like",
    "read me the mail from Anna",
    "give me my shopping list",
    "book a briefing on Friday",
    "tell me about Friday's briefing with Tom",
    "is my day off on Friday",
    "have a nice day",
  ])("is not asked for: %s", (text) => {
    expect(dayAsked(text)).toBeUndefined();
  });

  it.each([
    ["what's on my calendar", "my calendar"],
    ["give me a summary of Anna's mail", "Anna's mail"],
  ])("is said in the same words as what is no time: %s", (text, words) => {
    expect(dayAsked(text)).toBe(words);
  });
});
