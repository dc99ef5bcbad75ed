import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NO_ACTS } from "../../src/understanding/dialogue/act/act-model.ts";
import { learnedFrom } from "../../src/understanding/learned.ts";
import { NO_NEXT_TOOLS } from "../../src/understanding/ranking/in-context/next-tool-model.ts";

const read = (file: string) => readFileSync(new URL(`../../models/${file}`, import.meta.url));

it("does without what was not trained", () => {
  const learned = learnedFrom({ acts: undefined, nextTools: undefined, reranker: undefined });
  expect(learned).toMatchObject({ actOf: NO_ACTS, nextTools: NO_NEXT_TOOLS });
});

it("fails with one sentence where a file is cut", () => {
  const acts = read("acts.bin").subarray(0, 500);
  expect(() => learnedFrom({ acts, nextTools: undefined, reranker: undefined })).toThrow("damaged");
});
