import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NO_ACTS } from "../../src/understanding/dialogue/act/act-model.ts";
import { learnedFrom } from "../../src/understanding/learned.ts";
import { NO_BOUNDARIES } from "../../src/understanding/parts/boundary/boundary-model.ts";
import { NO_NEXT_TOOLS } from "../../src/understanding/ranking/in-context/next-tool-model.ts";

const NOTHING = {
  acts: undefined,
  nextTools: undefined,
  boundaries: undefined,
  begins: undefined,
  reranker: undefined,
};
const read = (file: string) => readFileSync(new URL(`../../models/${file}`, import.meta.url));

it("does without what was not trained", () => {
  const learned = learnedFrom(NOTHING);
  expect(learned).toMatchObject({
    actOf: NO_ACTS,
    nextTools: NO_NEXT_TOOLS,
    boundariesOf: NO_BOUNDARIES,
  });
});

it.each([
  ["acts", "acts.bin"],
  ["nextTools", "next-tool.bin"],
  ["boundaries", "boundary.bin"],
])("fails with one sentence where the file of the %s is cut", (part, file) => {
  const cut = { ...NOTHING, [part]: read(file).subarray(0, 500) };
  expect(() => learnedFrom(cut)).toThrow("damaged");
});
