import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { begunIn } from "../../../../src/understanding/parts/boundary/begun-in.ts";
import { clock } from "../../../tools/run-tool.ts";

it("has both sides of what joins them", () => {
  const text = "cancel tea and tell Odo. Then play jazz";
  const boundaries = ["and", "Then"].map((word) => ({ start: text.indexOf(word), leans: true }));
  expect(begunIn(boundaries, english.read(text, { clock, names: {} }))).toEqual([
    { before: "cancel tea", behind: "tell Odo. Then play jazz" },
    { before: "cancel tea and tell Odo.", behind: "play jazz" },
  ]);
});
