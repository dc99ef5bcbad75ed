import { readFileSync } from "node:fs";
import type { VectorHead } from "../../src/discovery/rankers/vector-ranker.ts";
import { SCALE } from "../../src/discovery/rankers/vector-ranker.ts";
import { readSafetensors } from "../../src/models/tensors/safetensors-file.ts";
import { quantise } from "../../src/trained/linear-model.ts";

/** The head that was trained with the encoder, over unit vectors that nothing is taken from. */
export function tunedHead(differences: string): Pick<VectorHead, "mean" | "model"> {
  const { tensor } = readSafetensors(readFileSync(differences));
  const [classes = 0, width = 0] = tensor("head.weight").shape;
  const weights = tensor("head.weight").read();
  // There one row a class; here one a number of the vector, which is read times SCALE.
  const turned = Float32Array.from(
    weights,
    (_, at) => (weights[(at % classes) * width + Math.floor(at / classes)] ?? 0) / SCALE,
  );
  return {
    mean: new Float32Array(width),
    model: quantise(turned, tensor("head.bias").read()),
  };
}
