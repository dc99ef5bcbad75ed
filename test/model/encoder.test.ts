import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cosine, toUnit } from "../../src/trained/sentence-vectors.ts";
import { createEmbedder } from "../../src/llm/embed/create-embedder.ts";
import { findEntry, readManifest } from "../../src/models/manifest.ts";

const reference = z
  .array(z.object({ text: z.string(), vector: z.base64() }))
  .parse(JSON.parse(readFileSync("test/data/models/encoder-reference.json", "utf8")));
const never = new AbortController().signal;

function floats(base64: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(base64, "base64")).buffer);
}

async function worst(id: string): Promise<number> {
  const modelFile = `models/${findEntry(readManifest(), id).file}`;
  await using embedder = createEmbedder({ id, modelFile, threads: 1 });
  const texts = reference.map(({ text }) => text);
  const vectors = await embedder.embed(texts, never);
  const likeness = vectors.map((vector, at) =>
    cosine(toUnit(vector), toUnit(floats(reference[at]?.vector ?? ""))),
  );
  return Math.min(...likeness);
}

describe("the tuned encoder", () => {
  it("gives in the engine the vectors that training had, sentence by sentence", async () => {
    expect(await worst("request-minilm")).toBeGreaterThan(0.999);
  });

  it("is another one than it was made of", async () => {
    expect(await worst("all-minilm-l6-v2")).toBeLessThan(0.9);
  });
});
