import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { english } from "../../../../src/language/en/english.ts";

it.each([
  ["mail Una about the oars", "the oars"],
  ["text Odo about Sunday please", "Sunday"],
  ["can you send an email to Wren about the ferry times", "the ferry times"],
  ["drop Kim a line about her tar", "her tar"],
  // It is told what it is to say.
  ["mail Una about the oars and ask if she has tar", undefined],
  ["text Odo about the ferry being late", undefined],
  ["text Odo about Sunday: I'll bring tar", undefined],
  ["what did Una mail about the oars", undefined],
])("%s: %s", (text, topic) => {
  expect(english.wordingOf(text).cues.topicAlone).toBe(topic);
});

it("in German", () => {
  expect(german.wordingOf("Schreib Una wegen der Ruder").cues.topicAlone).toBe("der Ruder");
  expect(german.wordingOf("Schreib Una, dass ich komme").cues.topicAlone).toBeUndefined();
});
