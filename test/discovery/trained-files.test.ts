import { describe, expect, it } from "vitest";
import { quantise } from "../../src/trained/linear-model.ts";
import { BUCKETS } from "../../src/discovery/rankers/router-features.ts";
import { decodeRouter, encodeRouter } from "../../src/discovery/files/router-file.ts";
import { VECTORS_ALONE } from "../../src/discovery/fuse.ts";
import { packArrays } from "../../src/trained/packed-arrays.ts";
import { decodeHeads, encodeHeads } from "../../src/discovery/rankers/vector-ranker.ts";

const tools = ["a.one", "b.two"];
const model = quantise(
  Float32Array.from({ length: BUCKETS * 3 }, (_, index) => Math.sin(index)),
  Float32Array.of(0.5, -1, 2),
);
const router = { tools, model, weights: VECTORS_ALONE };
const head = {
  embedder: "small",
  isMultilingual: true,
  tools,
  mean: Float32Array.of(1, 2),
  model: quantise(Float32Array.of(1, 2, 3, 4, 5, 6), Float32Array.of(0, 0, 1)),
  weights: VECTORS_ALONE,
};

describe("the router's file", () => {
  it("gives back the router", () => {
    expect(decodeRouter(encodeRouter(router))).toEqual(router);
  });

  it("has the same bytes for the same router", () => {
    expect(encodeRouter(router)).toEqual(encodeRouter(router));
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["another kind of file", Buffer.from("GGUF and more")],
    ["a cut file", encodeRouter(router).subarray(0, 5_000)],
    ["a file without weights", packArrays({ meta: { tools }, arrays: new Map() })],
    ["the vector ranker's file", encodeHeads([head])],
  ])("is damaged when it holds %s", (_, bytes) => {
    expect(() => decodeRouter(bytes)).toThrow(
      "The data for ranking tools or reading requests is damaged.",
    );
  });
});

describe("the vector ranker's file", () => {
  it("gives back the heads", () => {
    const other = { ...head, embedder: "large", isMultilingual: false };
    expect(decodeHeads(encodeHeads([head, other]))).toEqual([head, other]);
  });

  it("is damaged when a mean is of another length than the model's vectors", () => {
    const bytes = encodeHeads([{ ...head, mean: Float32Array.of(1, 2, 3) }]);
    expect(() => decodeHeads(bytes)).toThrow("damaged");
  });
});
