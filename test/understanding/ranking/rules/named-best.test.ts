import { expect, it } from "vitest";
import { namedBest } from "../../../../src/understanding/ranking/rules/named-best.ts";
import { consider } from "../../../helpers/consider.ts";
import { request } from "../../../helpers/grounding.ts";

const known = (kind: string, tool: string, titles: readonly string[]): unknown =>
  titles.map((title) => ({
    kind,
    id: title,
    facts: { title },
    shownBy: { tool, arguments: { text: title }, words: "text" },
  }));
const home = {
  names: { file: [{ id: "Lily order.md", name: "Lily order" }] },
  known: {
    reminder: known("reminder", "reminders.list", ["Order soap", "Karen's overtime"]),
    event: known("event", "calendar.query", ["Lunch with Karen"]),
  } as never,
};

it.each([
  ["bin the lily order", ["reminders.delete", "files.trash"], "files.trash"],
  ["bin the soap order", ["reminders.delete", "files.trash"], undefined],
  ["bin the rota", ["reminders.delete", "files.trash"], undefined],
  [
    "push Karen's overtime to Friday",
    ["calendar.update_event", "reminders.update"],
    "reminders.update",
  ],
  ["push Karen's overtime to Friday", ["reminders.update", "calendar.update_event"], undefined],
  ["where's the lily order", ["reminders.list", "files.trash"], undefined],
])("%s: of %j it is %s", (text, names, expected) => {
  const looked = names.map((name) => consider(name, "").tool);
  const { reading, context } = request(text, home);
  expect(namedBest(looked, { reading, context })?.name).toBe(expected);
});
