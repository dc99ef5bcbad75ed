import { expect, it } from "vitest";
import { spokenOf } from "../../src/tool/spoken-rows.ts";

it.each([
  [0, 0],
  [8, 8],
  [9, 5],
  [40, 5],
])("of %i rows %i are read at once", (total, said) => {
  expect(spokenOf(total)).toBe(said);
});
