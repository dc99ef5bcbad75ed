import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { tellingTool } from "../../../../src/understanding/ranking/rules/telling-tool.ts";
import { tools } from "../../../../tools/index.ts";

const registry = createRegistry(tools);

it.each([
  [
    "reminders have no place",
    "where am I meant to be at two",
    ["reminders.list", "calendar.query"],
  ],
  [
    "nor had they yesterday",
    "where was I supposed to be last night",
    ["reminders.list", "calendar.query"],
  ],
  ["nor a length", "how long is my shift", ["reminders.list", "timers.set", "calendar.query"]],
] as const)("%s: the calendar tells it", (...[, text, names]) => {
  expect(tellingTool(of(names), english.wordingOf(text))?.name).toBe("calendar.query");
});

it.each([
  ["what is due has a time", "when do I pay the gas", ["reminders.list", "calendar.query"]],
  ["the first tells it", "where am I on Friday", ["calendar.query", "contacts.search"]],
  [
    "a file is no record with facts",
    "where is my tax return",
    ["system.search_files", "calendar.query"],
  ],
  ["it isn't about oneself", "where is the nearest chemist", ["reminders.list", "contacts.search"]],
  ["no fact is asked for", "what do I have to do at two", ["reminders.list", "calendar.query"]],
  [
    "nothing near tells it",
    "where am I meant to be",
    ["reminders.list", "notes.read", "mail.read", "calendar.query"],
  ],
  [
    "what acts answers nothing",
    "where am I meant to be",
    ["reminders.list", "calendar.create_event"],
  ],
] as const)("%s: the ranking stays", (...[, text, names]) => {
  expect(tellingTool(of(names), english.wordingOf(text))).toBeUndefined();
});

function of(names: readonly string[]): typeof tools {
  return names.flatMap((name) => registry.get(name) ?? []);
}
