import { describe, expect, it } from "vitest";
import {
  WORDS_TO_TYPE,
  asksForMore,
  commandIn,
  commandPhrases,
  isNod,
  yesOrNo,
} from "../../../src/language/en/answers.ts";

describe("an answer to a question", () => {
  it.each([
    "Yes.",
    "send it",
    "Go ahead!",
    "Yes, send it",
    "OK",
    "y",
    "do it",
    "yes please",
    "ok, go ahead please",
    "Sure, do it, thanks.",
    "thats right",
  ])("is a yes: %j", (text) => {
    expect(yesOrNo(text)).toBe("yes");
  });

  it.each([
    "No.",
    "Stop!",
    "no, thanks",
    "don\u2019t send it",
    "Never mind.",
    "n",
    "No, please do not.",
    "don't do it, thanks",
    "Do not do that.",
    "cancel that",
    "scrap that",
    "dont",
  ])("is a no: %j", (text) => {
    expect(yesOrNo(text)).toBe("no");
  });

  it.each([...commandPhrases.stop, ...commandPhrases["take-back"]])(
    "is a no where it stops anything else: %j",
    (text) => {
      expect(yesOrNo(text)).toBe("no");
    },
  );

  it.each([
    "",
    "yes but to Anna",
    "what",
    "thank you for watching",
    "yes no",
    "and yes",
    "please",
    "thanks",
    "okay, wait",
    "yes 5",
    "yés",
    "yes ".repeat(5_000),
  ])("is none: %j", (text) => {
    expect(yesOrNo(text)).toBeUndefined();
  });
});

describe("a command of the conversation", () => {
  it.each([
    ["Stop.", "stop"],
    ["stop, stop!", "stop"],
    ["never mind, thanks", "stop"],
    ["ok, that's all", "stop"],
    ["No, don't!", "take-back"],
    ["no, do not", "take-back"],
    ["no don't do that", "take-back"],
    ["Undo that, please!", "undo"],
    ["What did you say?", "repeat"],
    ["go on", "go-on"],
    ["forget everything now", "forget"],
    ["ok, bye bye", "quit"],
    [":q", "quit"],
    ["Help me!", "help"],
  ])("%j is %s", (text, command) => {
    expect(commandIn(text)).toBe(command);
  });

  it.each([
    "stop the music",
    "undo the last calendar change",
    "help me find my keys",
    "continue the song",
    "undo that and stop",
    "yes",
    "ok thanks",
    "",
  ])("%j is none", (text) => {
    expect(commandIn(text)).toBeUndefined();
  });
});

describe("what is said while something is read out", () => {
  it.each([
    "and the rest",
    "what else is on there",
    "next",
    "More, please.",
    "ok, read the rest",
    "show me more now",
  ])("asks for the rest: %j", (text) => {
    expect(asksForMore(text)).toBe(true);
  });

  it.each(["next song", "tell me more about Anna", "thanks", ""])("does not: %j", (text) => {
    expect(asksForMore(text)).toBe(false);
  });

  it.each([
    ["Mm-hmm.", true],
    ["Uh huh", true],
    ["aha!", true],
    ["yes", false],
    ["hmm, stop", false],
    ["", false],
  ])("only tells that somebody listens, or not: %j %j", (text, nods) => {
    expect(isNod(text)).toBe(nods);
  });
});

describe("the words to type", () => {
  it("are short, and enough that nobody guesses one", () => {
    expect(WORDS_TO_TYPE.length).toBeGreaterThan(9);
    for (const word of WORDS_TO_TYPE) expect(word.length).toBeLessThanOrEqual(7);
  });
});
