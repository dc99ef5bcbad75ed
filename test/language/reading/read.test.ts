import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const lists = async (text: string): Promise<readonly string[]> => {
  const { context } = await sourcesOf().contextOf(typed(text), []);
  const names = { ...context.names, list: [{ id: "r", name: "Reminders" }] };
  return sourcesOf()
    .language.read(text, { ...context, names })
    .names("list")
    .map(({ named }) => named.name);
};

it.each([
  ["move all my overdue reminders to Monday", []],
  ["which reminders are due", []],
  ["what's on the Reminders list", ["Reminders"]],
  ["put milk in Reminders", ["Reminders"]],
])("a list that is called as its things are: %s", async (text, expected) => {
  expect(english.kindsNamed("reminders")).toEqual(["reminder"]);
  expect(await lists(text)).toEqual(expected);
});
