import { expect, it } from "vitest";
import { topicAsked } from "../../../../src/language/en/steps/steps.ts";

it.each([
  ["When's my aunt's ferry in Friday?", "aunt's ferry"],
  ["When am I fetching the oars, the list says?", "fetching the oars"],
  ["How much is the mast service?", "mast service"],
  ["Does that ferry paper say what day it leaves?", "ferry paper"],
  ["What did Una say about the tar?", "tar"],
  ["Has Odo texted about my oars", "oars"],
  ["What did Una say about it?", undefined],
  ["When is it?", undefined],
  ["When did the man from the yard say that he would come round?", undefined],
])("%s is about %s", (question, topic) => {
  expect(topicAsked(question)).toBe(topic);
});
