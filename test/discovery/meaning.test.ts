import { expect, it } from "vitest";
import { VECTORS_ALONE } from "../../src/discovery/fuse.ts";
import { createMeaning } from "../../src/discovery/rankers/meaning.ts";
import type { VectorHead } from "../../src/discovery/rankers/vector-ranker.ts";
import { AssistantError } from "../../src/errors.ts";
import { quantise } from "../../src/trained/linear-model.ts";

const { signal } = new AbortController();
const head: VectorHead = {
  embedder: "any",
  isMultilingual: true,
  tools: [],
  mean: Float32Array.of(0, 0),
  model: quantise(Float32Array.of(), Float32Array.of(0)),
  weights: VECTORS_ALONE,
};

function meaningOf(embed: (texts: readonly string[]) => readonly Float32Array[]) {
  const failures: AssistantError[] = [];
  const embedder = {
    id: "any",
    embed: async (texts: readonly string[]) => embed(texts),
    [Symbol.asyncDispose]: async () => undefined,
  };
  const failed = (error: AssistantError): void => void failures.push(error);
  return { failures, ...createMeaning({ head, embedder, failed }) };
}

it("knows nothing where the model failed, and tells of it once", async () => {
  const { vectorOf, vectorsOf, failures } = meaningOf(() => {
    throw new AssistantError("model_failed", "It stopped.");
  });
  expect(await vectorOf("boat", signal)).toBeUndefined();
  expect(await vectorsOf(["boat", "ship"], signal)).toBeUndefined();
  expect(failures).toHaveLength(1);
});
