import { expect, it } from "vitest";
import { answersAs } from "../../../src/grounding/content/answers-as.ts";
import { english } from "../../../src/language/en/english.ts";
import { clock } from "../../tools/run-tool.ts";

const reader = { language: english, clock };
const fit = (sentence: string) => answersAs({ kind: "code", whens: [] }, sentence, reader)?.ofKind;

it.each([
  ["The back door opens with 5093.", 1],
  ["From 16:00 the door opens with 5093.", 1],
  ["It costs £412 at the door.", 0],
  ["The train gets in at 17.52.", undefined],
  ["We sail on 17 March.", undefined],
])("no hour and no day is a code, and hardly a price: %s", (sentence, ofKind) => {
  expect(fit(sentence)).toBe(ofKind);
});
