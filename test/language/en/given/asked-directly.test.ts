import { expect, it } from "vitest";
import { askedDirectly } from "../../../../src/language/en/given/told/direct/asked-directly.ts";

it.each([
  ["if half two's all right for Sunday", "Is half two all right for Sunday?"],
  ["whether the ferry's still going", "Is the ferry still going?"],
  ["if Una's tar is there", "Is Una's tar there?"],
  ["if she's coming", "Is she coming?"],
])("%s: %s", (words, asked) => {
  expect(askedDirectly(words)).toBe(asked);
});
