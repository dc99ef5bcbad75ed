import { expect, it } from "vitest";
import { ofShown } from "../../../src/understanding/steps/of-shown.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const ranked = (...names: readonly string[]) => ({
  tools: names.map((name, at) => ({ name, score: 0.7 - at * 0.4 })),
  none: 0.05,
  unmatched: [],
  sure: true,
});

it.each([
  ["mail.read", "bin it", [["files.trash", "mail.update_message"], "mail.update_message"]] as const,
  [
    "mail.recent",
    "get rid of that",
    [["reminders.delete", "mail.update_message"], "mail.update_message"],
  ] as const,
  [
    "calendar.query",
    "delete it",
    [["reminders.delete", "calendar.delete_event"], "calendar.delete_event"],
  ] as const,
  // What names something of its own, or takes what is shown, stays as it is.
  [
    "mail.read",
    "bin the old list",
    [["files.trash", "mail.update_message"], "files.trash"],
  ] as const,
  [
    "reminders.list",
    "flag his mail",
    [["mail.update_message", "reminders.update"], "mail.update_message"],
  ] as const,
  [
    "mail.read",
    "flag it",
    [["mail.update_message", "reminders.update"], "mail.update_message"],
  ] as const,
])("behind %s: %s", async (tool, text, [names, expected]) => {
  const before = { text: "the first", ranked: ranked(tool) };
  const part = { text, ranked: ranked(...names) };
  const spoken = await ofShown(sourcesOf(), typed(`the first and ${text}`), { part, before });
  expect(spoken.ranked.tools[0]?.name).toBe(expected);
});
