import { expect, it } from "vitest";
import { saysOnlyIt } from "../../../src/grounding/reading/carriers.ts";
import { english } from "../../../src/language/en/english.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

it.each([
  ["tick it off", true],
  ["tick the pens off", false],
  // Small words alone say nothing of it.
  ["the", false],
  ["", false],
])("%s", (text, expected) => {
  const { tokens, language } = request(text).reading;
  expect(saysOnlyIt(tool("reminders.complete"), { tokens, language })).toBe(expected);
});

it("may have words around it that say nothing here", () => {
  const { tokens, language } = request("so tick it somehow").reading;
  const isSmall = (word: string): boolean => word === "somehow" || english.terms.isStop(word);
  expect(saysOnlyIt(tool("reminders.complete"), { tokens, language })).toBe(false);
  expect(saysOnlyIt(tool("reminders.complete"), { tokens, language, isSmall })).toBe(true);
});
