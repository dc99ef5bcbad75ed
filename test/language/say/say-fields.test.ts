import { expect, it } from "vitest";
import { sayFields } from "../../../src/language/say/say-fields.ts";

it.each([
  [{ Place: "the mill" }, " Place: the mill."],
  [{ Place: undefined, Notes: "Bring oars! " }, " Notes: Bring oars!"],
  [{ List: "Boat", Notes: "oars" }, " List: Boat. Notes: oars."],
  // What was emptied is said by nothing.
  [{ Place: "" }, ""],
  [{}, ""],
])("%j", (fields, said) => {
  expect(sayFields(fields)).toBe(said);
});
