import { expect, it } from "vitest";
import { takingsOf } from "../../../src/understanding/given/takings.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const [first, second] = [0.6, 0.3];

async function takings(text: string, ...names: readonly [string, string]) {
  const [one, other] = names;
  const tools = [
    { name: one, score: first },
    { name: other, score: second },
  ];
  const rankWords = () => ({ tools, none: 0.05, unmatched: [], sure: true });
  const found = await takingsOf({ ...sourcesOf(), rankWords }, typed(text), undefined);
  return found.map(({ tool, takes }) => `${tool.name} ${takes.name}`);
}

it.each([
  ["send Bo this: the hens are out", "mail.send", "messages.send", ["messages.send text"]],
  ["email Bo this: the hens are out", "mail.send", "messages.send", ["mail.send body"]],
  // A draft goes to nobody yet.
  [
    "write to Bo: the hens are out",
    "mail.create_draft",
    "messages.send",
    ["mail.create_draft body"],
  ],
  [
    "the hens are out, keep that",
    "notes.create",
    "reminders.create",
    ["notes.create body", "reminders.create title"],
  ],
  ["the hens are out", "reminders.list", "timers.set", []],
] as const)("%s", async (...[text, one, other, expected]) => {
  expect(await takings(text, one, other)).toEqual(expected);
});
