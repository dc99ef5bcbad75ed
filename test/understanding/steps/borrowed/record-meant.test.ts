import { expect, it } from "vitest";
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
