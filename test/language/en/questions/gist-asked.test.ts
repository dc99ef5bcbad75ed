import { expect, it } from "vitest";
import { gistAsked } from "../../../../src/language/en/questions/gist-asked.ts";
import { german } from "../../../../src/language/de/german.ts";

it.each([
  ["what did Una say about the boat", "the boat"],
  ["What does Odo Marsh want?", ""],
  ["what's Una want from me", ""],
  ["so what did my sister write", ""],
  // A fact is asked for, or something of oneself or the clock.
  ["what time did Una say", undefined],
  ["what does Una want for her birthday", "her birthday"],
  ["what does Una want me to bring", undefined],
  ["what did I say about the boat", undefined],
  ["what's on tomorrow", undefined],
])("all that somebody wrote: %s", (text, about) => {
  expect(gistAsked(text)?.about).toBe(about);
});

it.each([
  ["Was hat Una über das Boot geschrieben?", "das Boot"],
  ["was will Odo von mir", ""],
  ["was steht morgen an", undefined],
])("in German: %s", (text, about) => {
  expect(german.questions.gistAsked(text)?.about).toBe(about);
});
