import { expect, it } from "vitest";
import type { Tool } from "../../../../src/tool/define-tool.ts";
import { parametersOf } from "../../../../src/tool/parameter.ts";
import { recordMeant } from "../../../../src/understanding/steps/borrowed/record-meant.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const meant = (...texts: string[]) =>
  recordMeant(sourcesOf(), typed(texts.join(". ")), {
    texts,
    fieldOf: (tool) => parametersOf(tool).find(({ name }) => name === "start" || name === "due"),
  });

it.each([
  ["calendar.update_event", "the dentist"],
  ["reminders.update", "the plants"],
  ["calendar.update_event", "it", "Anna can't do the dentist on Wednesday"],
])("is the record that the words name: %s, %s", async (tool, ...texts) => {
  expect((await meant(...texts))?.tool.name).toBe(tool);
});

it("is none where only somebody who told something is named, or nothing that is there", async () => {
  expect(await meant("it", "Anna texted about another day")).toBeUndefined();
  expect(await meant("the kiln")).toBeUndefined();
});

it("is the one that is called so, and not one that only names it", async () => {
  const todo = {
    id: "r9",
    title: "Buy flowers for the dentist",
    list: "Home",
    done: false,
    dateOnly: false,
    priority: "none",
  } as const;
  const reminders = [{ ...todo, version: "1" }];
  const texts = ["the dentist"];
  const sources = sourcesOf({ seed: { reminders } });
  const fieldOf = (tool: Tool) =>
    parametersOf(tool).find(({ name }) => name === "start" || name === "due");
  const found = await recordMeant(sources, typed("the dentist"), { texts, fieldOf });
  expect(found?.tool.name).toBe("calendar.update_event");
});
