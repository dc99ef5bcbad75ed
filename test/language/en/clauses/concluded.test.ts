import { expect, it } from "vitest";
import { concluded } from "../../../../src/language/en/clauses/concluded.ts";

it.each([
  ["She has the vet until noon, so we'd better say two", "two"],
  ["The bus is late, so let's make it eight then", "eight"],
  ["I'm running behind. Better say half six.", "half six"],
  ["Odo only gets off at two", "at two"],
  ["oh, they just open from ten on Fridays", "ten"],
  // Nothing follows from it, it is what somebody is to be told, or says himself.
  ["She has the vet until noon", undefined],
  ["I only said at six", undefined],
  ["he only wants two", undefined],
  ["so I told her two", undefined],
])("%s", (text, expected) => {
  expect(concluded(text)).toBe(expected);
});
