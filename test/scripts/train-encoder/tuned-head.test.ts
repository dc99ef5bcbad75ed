import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { tunedHead } from "../../../scripts/train-encoder/tuned-head.ts";
import { denseRow } from "../../../src/discovery/rankers/vector-ranker.ts";
import { centred } from "../../../src/trained/sentence-vectors.ts";
import { logitsOf } from "../../../src/trained/linear-model.ts";
import { safetensors } from "../../models/helpers/tiny-sources.ts";

const folder = mkdtempSync(join(tmpdir(), "sotto-head-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("the head reads a vector as training did: its direction by the class's row", () => {
  const file = join(folder, "encoder.safetensors");
  writeFileSync(file, safetensors({ "head.weight": [3, 8], "head.bias": [3] }));
  const { mean, model } = tunedHead(file);
  const vector = Float32Array.from([3, 0, -4, 0, 0, 0, 12, 0]);
  const logits = logitsOf(model, denseRow(centred(vector, mean)));
  for (const [one, logit] of logits.entries()) {
    const sum = vector.reduce(
      (total, value, at) => total + (value / 13) * Math.sin(one * 8 + at),
      0,
    );
    expect(logit).toBeCloseTo(sum + Math.sin(24 + one), 1);
  }
});
