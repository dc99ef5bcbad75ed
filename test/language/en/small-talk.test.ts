import { describe, expect, it } from "vitest";
import { smallTalk } from "../../../src/language/en/small-talk.ts";

describe("small talk", () => {
  it.each([
    ["Hello!", "Hello. What can I do for you?"],
    ["hi there, sotto", "Hello. What can I do for you?"],
    ["Thanks.", "You're welcome."],
    ["ok, thank you very much", "You're welcome."],
    ["that's great, thanks", "You're welcome."],
    ["Well done", "Glad to help."],
    ["Hello, how are you?", "I'm fine, thank you. What can I do for you?"],
    ["bye for now", "Goodbye."],
  ])("is answered shortly: %s", (text, reply) => {
    expect(smallTalk(text)?.reply).toBe(reply);
  });

  it.each(["who are you", "What's your name?", "tell me who you are", "are you a robot"])(
    "says who speaks: %s",
    (text) => {
      expect(smallTalk(text)?.reply).toMatch(/^I'm sotto/);
    },
  );

  it.each([
    "hello, what's on tomorrow",
    "text Anna hello",
    "thanks, now delete the dentist",
    "thank Bjørn for the agenda",
    "who are you meeting tomorrow",
    "what is your name server",
    "great book by Anna",
    "night",
    "",
  ])("is nothing that asks for something: %s", (text) => {
    expect(smallTalk(text)).toBeUndefined();
  });

  it("may be the name of a shortcut where it tells the time of day", () => {
    expect(smallTalk("good night")?.mayBeName).toBe(true);
    expect(smallTalk("hello")?.mayBeName).toBe(false);
  });
});
