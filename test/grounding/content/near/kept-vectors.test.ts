import { expect, it } from "vitest";
import { keptVectors } from "../../../../src/grounding/content/near/kept-vectors.ts";

const VECTOR = Int8Array.of(1, -2, 127);
const TEXT = "the key is under the pot";

function bytesOf(model: string): Uint8Array | undefined {
  const kept = keptVectors(() => undefined, model);
  kept.put(TEXT, VECTOR);
  return kept.fresh();
}

it("keeps vectors from one start to the next, and no word of their texts", () => {
  const bytes = bytesOf("one");
  const again = keptVectors(() => bytes, "one");
  expect(again.get(TEXT)).toEqual(VECTOR);
  expect(again.has("the key is under the mat")).toBe(false);
  expect(Buffer.from(bytes ?? []).includes("pot")).toBe(false);
});

it("has nothing to write where nothing is new", () => {
  expect(keptVectors(() => bytesOf("one"), "one").fresh()).toBeUndefined();
});

it("begins anew with what another model made, and with what is damaged", () => {
  expect(keptVectors(() => bytesOf("one"), "other").has(TEXT)).toBe(false);
  expect(keptVectors(() => bytesOf("one")?.subarray(0, 40), "one").has(TEXT)).toBe(false);
});
