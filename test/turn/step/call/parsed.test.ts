import { expect, it } from "vitest";
import { isObject, parsedOrNull } from "../../../../src/turn/step/call/parsed.ts";

it.each([
  ['{"text": "pears"}', { text: "pears" }, true],
  ['["pears"]', ["pears"], false],
  ["null", null, false],
  ["{oops", null, false],
])("%s", (text, value, isOne) => {
  expect(parsedOrNull(text)).toEqual(value);
  expect(isObject(parsedOrNull(text))).toBe(isOne);
});
