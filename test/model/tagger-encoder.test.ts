import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openEncoded } from "../../src/grounding/tagger/open-tagger.ts";
import { english } from "../../src/language/en/english.ts";
import { createEmbedder } from "../../src/llm/embed/create-embedder.ts";
import { readTunedEncoder } from "../../src/models/tensors/tuned-encoder.ts";
import { findEntry, readManifest } from "../../src/models/manifest.ts";
import { createEncoder } from "../../src/trained/encoder/encoder.ts";
import { createWordPieces } from "../../src/trained/encoder/word-pieces.ts";
import { cosine, toUnit } from "../../src/trained/sentence-vectors.ts";

const ID = "all-minilm-l6-v2";
const CLOCK = { now: () => Date.UTC(2026, 2, 2, 9), zone: "Europe/London" };
const modelFile = `models/${findEntry(readManifest(), ID).file}`;
const base = readFileSync(modelFile);
const reference = z
  .array(z.object({ tool: z.string(), text: z.string(), scores: z.base64() }))
  .parse(JSON.parse(readFileSync("test/data/models/tagger-reference.json", "utf8")));

/** A safetensors file that holds nothing. */
const NOTHING = Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, ...Buffer.from("{}")]);

function floats(base64: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(base64, "base64")).buffer);
}

describe("the encoder's own engine", () => {
  it.each([
    "remind me to call mum at five",
    "Text Élodie: can't be there before 7:30!",
    "naïve 3½ litres",
  ])("gives the sentence vectors of llama.cpp: %s", async (text) => {
    const tuned = readTunedEncoder(base, NOTHING);
    const { vocabulary } = tuned;
    const pieces = [vocabulary.first, ...createWordPieces(vocabulary)(text), vocabulary.last];
    const { encode, width } = createEncoder({ ...tuned, layers: 6 }, pieces.length);
    const vectors = encode(pieces, () => new Float32Array(width));
    const mean = new Float32Array(width);
    for (const [at, value] of vectors.entries()) mean[at % width] = (mean[at % width] ?? 0) + value;
    await using embedder = createEmbedder({ id: ID, modelFile, threads: 1 });
    const [own = new Float32Array()] = await embedder.embed([text], new AbortController().signal);
    expect(cosine(toUnit(mean), toUnit(own))).toBeGreaterThan(0.999);
  });
});

describe("the tagger's encoder", () => {
  const { scores } = openEncoded(
    readTunedEncoder(base, readFileSync("models/tagger-encoder.safetensors")),
  );

  it("scores tags as in training, but for what halves can't hold", () => {
    expect(reference.length).toBeGreaterThan(5);
    for (const { tool, text, scores: told } of reference) {
      const own = scores(english.read(text, { clock: CLOCK, names: {} }), tool).flatMap((row) => [
        ...row,
      ]);
      const off = floats(told).map((value, at) => Math.abs(value - (own[at] ?? 0)));
      expect(own).toHaveLength(off.length);
      expect(Math.max(...off), text).toBeLessThan(0.1);
    }
  });
});
