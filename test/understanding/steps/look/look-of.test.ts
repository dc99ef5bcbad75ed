import { expect, it } from "vitest";
import { lookOf } from "../../../../src/understanding/steps/look/look-of.ts";

const kept = [
  {
    parameter: "id",
    required: true,
    value: {
      kind: "closed",
      candidates: [{ value: "Codes.md", origin: { origin: "resolved", text: "gate code" } }],
    },
  },
] as const;

it("reads the text that was found, with the sentence that tells it", () => {
  const quote = { sentence: "The gate is 1234.", source: "Codes" };
  expect(lookOf("notes.read", { from: "found", kept, quote })).toMatchObject({
    look: { name: "notes.read", arguments: { id: "Codes.md" } },
    quote: "The gate is 1234.",
  });
});

it("is none of words alone", () => {
  expect(lookOf("notes.read", { from: "words" })).toBeUndefined();
});
