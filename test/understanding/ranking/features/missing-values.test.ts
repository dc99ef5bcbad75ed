import { expect, it } from "vitest";
import { missingValues } from "../../../../src/understanding/ranking/features/missing-values.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["timers.set", "a timer for ten minutes", 0],
  ["shortcuts.run", "run it", 1],
  ["calendar.create_event", "put it in the diary", 2],
  ["calendar.create_event", "put tennis in the diary on Friday", 0],
  ["calendar.delete_event", "cancel it", 0],
] as const)("%s of %j lacks %d", (...[name, text, expected]) => {
  expect(missingValues(consider(name, text))).toBe(expected);
});
