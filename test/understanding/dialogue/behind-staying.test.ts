import { expect, it } from "vitest";
import { behindStaying } from "../../../src/understanding/dialogue/behind-staying.ts";
import { sourcesOf } from "../../helpers/understanding.ts";

const after = (tool: string, isEffect = true) =>
  sourcesOf({ lastCall: { tool, arguments: {}, origins: {}, said: "", isEffect, shown: 1 } });

it("is asked for alone, where something was made", () => {
  expect(behindStaying(after("notes.append"), "leave it in, and add plums")).toBe("and add plums");
  expect(behindStaying(after("calendar.create_event"), "no, leave it there")).toBe("");
});

it.each([
  ["reminders.delete", true],
  ["reminders.complete", true],
  ["reminders.list", false],
])("is nothing after %s", (tool, isEffect) => {
  expect(behindStaying(after(tool, isEffect), "no, leave it on")).toBeUndefined();
});

it("is not all that is asked for, where something else was meant", () => {
  const made = after("reminders.create");
  const said = "no, it's the oars I meant. The sails are wet, so leave them there";
  expect(behindStaying(made, said)).toBeUndefined();
});
