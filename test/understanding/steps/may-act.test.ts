import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { mayAct } from "../../../src/understanding/steps/may-act.ts";
import { tool } from "../../tools/run-tool.ts";

it.each([
  ["lunch with Ann, Tuesday, at the mill", "calendar.delete_event", false],
  ["lunch with Ann is off", "calendar.delete_event", true],
  ["the mast plan to Drawings", "files.trash", false],
  ["move the mast plan to Drawings", "files.trash", true],
  ["move the mast plan to Drawings", "reminders.delete", false],
  ["lunch with Ann, Tuesday, at the mill", "calendar.update_event", true],
])("%s: %s may be meant: %s", (text, name, may) => {
  expect(mayAct(tool(name), english.wordingOf(text))).toBe(may);
});
