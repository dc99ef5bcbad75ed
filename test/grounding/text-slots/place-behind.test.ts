import { expect, it } from "vitest";
import { placeBehind } from "../../../src/grounding/text-slots/place-behind.ts";
import { request } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

it.each([
  ["calendar.create_event", "lunch, Tuesday, one o'clock, in Hexham.", "Hexham"],
  ["calendar.create_event", "lunch in Hexham", undefined],
  ["calendar.create_event", "lunch on Tuesday in case she's in", undefined],
  ["calendar.create_event", "lunch on Tuesday, in a place that nobody has ever seen", undefined],
  ["calendar.update_event", "move lunch to Tuesday in Hexham", undefined],
])("%s: %s: %s", (name, text, expected) => {
  const { reading } = request(text);
  const ground = {
    tool: tool(name),
    reading,
    taken: [],
    found: new Map(),
    known: undefined,
    clock,
  };
  expect(placeBehind(ground)).toBe(expected);
});
