import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { begunIn } from "../../../../src/understanding/parts/boundary/begun-in.ts";
import { clock } from "../../../tools/run-tool.ts";

it("has the words behind what joins them, to the end", () => {
  const text = "cancel tea and tell Odo. Then play jazz";
  const boundaries = ["and", "Then"].map((word) => ({ start: text.indexOf(word), leans: true }));
  expect(begunIn(boundaries, english.read(text, { clock, names: {} }))).toEqual([
    "tell Odo. Then play jazz",
    "play jazz",
  ]);
});
