import type { LinearModel } from "./linear-model.ts";
import { arrayOf, damaged } from "./packed-arrays.ts";
import type { Packed, PackedArray } from "./packed-arrays.ts";

/** A model's arrays under names that begin alike. */
export function modelArrays(name: string, model: LinearModel): readonly [string, PackedArray][] {
  const { scales, biases, weights } = model;
  return Object.entries({ scales, biases, weights }).map(([part, array]) => [
    `${name} ${part}`,
    array,
  ]);
}

/** The model stored under a name; its parts must fit each other. */
export function modelIn(packed: Packed, name: string, classes: number): LinearModel {
  const scales = arrayOf(packed, `${name} scales`, Float32Array);
  const biases = arrayOf(packed, `${name} biases`, Float32Array);
  const weights = arrayOf(packed, `${name} weights`, Int8Array);
  const rows = weights.length / classes;
  if (scales.length !== classes || biases.length !== classes || !Number.isInteger(rows)) {
    throw damaged();
  }
  return { rows, classes, weights, scales, biases };
}
