import { expect, it } from "vitest";
import { askedDirectly } from "../../../../src/language/en/given/told/direct/asked-directly.ts";

it.each([
  ["if half two's all right for Sunday", "is half two all right for Sunday?"],
  ["whether the ferry's still going", "is the ferry still going?"],
  ["if Una's tar is there", "is Una's tar there?"],
  ["if she's coming", "is she coming?"],
])("%s: %s", (words, asked) => {
  expect(askedDirectly(words)).toBe(asked);
});
