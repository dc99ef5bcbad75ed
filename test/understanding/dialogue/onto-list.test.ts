import { expect, it } from "vitest";
import { ontoList } from "../../../src/understanding/dialogue/onto-list.ts";
import type { RememberedCall } from "../../../src/types/memory.ts";
import { LAST_CALL, sourcesOf, typed } from "../../helpers/understanding.ts";

const listed = {
  ...LAST_CALL,
  tool: "reminders.list",
  arguments: { list: "Shopping" },
  isEffect: false,
};
const put = async (text: string, lastCall: RememberedCall = listed) =>
  (await ontoList(sourcesOf({ lastCall }), typed(text))).text;

it.each([
  ["add tar", "add tar on the Shopping list"],
  ["Add tar and two brushes.", "Add tar and two brushes on the Shopping list"],
  // It goes elsewhere, at some time, is another kind of thing, or asks.
  ["add tar to Reminders", "add tar to Reminders"],
  ["add tar on Friday", "add tar on Friday"],
  ["add a note about the tar", "add a note about the tar"],
  ["add tar?", "add tar?"],
  ["play some jazz", "play some jazz"],
])("goes on the list that was shown: %s", async (text, expected) => {
  expect(await put(text)).toBe(expected);
});

it("stays behind anything else", async () => {
  expect(await put("add tar", { ...listed, tool: "calendar.query" })).toBe("add tar");
  expect(await put("add tar", { ...listed, arguments: { list: "" } })).toBe("add tar");
});

it("goes under the text that is called a list", async () => {
  const read = { ...listed, tool: "notes.read", arguments: { id: "Boat list" } };
  expect(await put("add tar", read)).toBe("add tar on Boat list");
  expect(await put("add tar", { ...read, arguments: { id: "Boat log" } })).toBe("add tar");
});
