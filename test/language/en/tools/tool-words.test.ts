import { describe, expect, it } from "vitest";
import { toolWords } from "../../../../src/language/en/tools/tool-words.ts";
import type { UnclearName } from "../../../../src/types/known-names.ts";

describe("a name that means nothing for sure", () => {
  const named = (unclear: Partial<UnclearName>): string =>
    toolWords.unclearName({ kind: "list", said: "garden", found: "none", names: [], ...unclear });

  it.each<[Partial<UnclearName>, string]>([
    [
      { kind: "person", said: "sam", found: "several", names: ["Sam Ode", "Sam Hill"] },
      "Several people fit “sam”: Sam Ode or Sam Hill. Which one?",
    ],
    [{ kind: "app" }, "I don't know an app called “garden”."],
    [
      { kind: "note", names: ["Gardens", "Guardian"] },
      "I don't know a note called “garden”. The nearest: Gardens and Guardian.",
    ],
    [{ found: "others", names: ["Home"] }, "There is no list “garden”. The only one is Home."],
    [
      { found: "others", names: ["Home", "Work"] },
      "There is no list “garden”. Which one instead: Home or Work?",
    ],
    [
      { found: "others", names: ["A", "B", "C", "D"] },
      "There is no list “garden”. Which one instead: A, B, C or D?",
    ],
    [
      { found: "others", names: ["A", "B", "C", "D", "E"] },
      "There is no list “garden”. Which one instead: A, B, C or another?",
    ],
  ])("%j: %s", (unclear, sentence) => {
    expect(named(unclear)).toBe(sentence);
  });
});

describe("words for tools", () => {
  it.each([
    ["mail.search", "Looking in your mail."],
    ["shell.run", "Running that."],
    ["timers.set", "One moment."],
    ["kites.fly", "One moment."],
  ])("%s is silent for long: %s", (tool, sentence) => {
    expect(toolWords.progressOf(tool)).toBe(sentence);
  });

  it.each([
    ["mail.update_message action unread", "unseen"],
    ["mail.recent unread true", "haven't read"],
    ["system.set_volume mute true", "kill the sound"],
    ["reminders.create priority high", "urgent"],
    ["shell.run timeout_s seconds", "at most"],
  ])("%s is said as %j", (chosen, words) => {
    const [tool = "", field = "", value = ""] = chosen.split(" ");
    expect(toolWords.wordingsOf(tool, field)[value]).toContain(words);
  });

  it("has none for what isn't there", () => {
    expect(toolWords.wordingsOf("kites.fly", "height")).toEqual({});
    expect(toolWords.phrasesOf("kites.fly")).toEqual([]);
  });

  it("gives sentences without the marks and line breaks between them", () => {
    const phrases = toolWords.phrasesOf("mail.recent");
    expect(phrases).toContain("any new mail");
    expect(phrases.filter((one) => /[\n/]|^\s|\s$/.test(one))).toEqual([]);
  });
});
