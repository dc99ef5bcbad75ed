/** One weight for each row and class, as bytes with a scale for each class, and a bias for each class. */
export type LinearModel = {
  readonly rows: number;
  readonly classes: number;
  /** Row after row. */
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly biases: Float32Array;
};

export type SparseVector = {
  readonly rows: Int32Array;
  readonly values: Float32Array;
};

/** The classes' logits for a sparse vector. */
export function logitsOf(model: LinearModel, { rows, values }: SparseVector): Float64Array {
  const { classes, weights, scales, biases } = model;
  const sums = new Float64Array(classes);
  for (let feature = 0; feature < rows.length; feature++) {
    const start = (rows[feature] ?? 0) * classes;
    const value = values[feature] ?? 0;
    for (let one = 0; one < classes; one++) {
      sums[one] = (sums[one] ?? 0) + value * (weights[start + one] ?? 0);
    }
  }
  return sums.map((sum, one) => sum * (scales[one] ?? 0) + (biases[one] ?? 0));
}

/** Logits as probabilities that add up to one. */
export function softmax(logits: Float64Array): Float64Array {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Float weights as bytes; the largest of a class becomes 127. */
export function quantise(weights: Float32Array, biases: Float32Array): LinearModel {
  const classes = biases.length;
  const scales = new Float32Array(classes);
  for (const [index, weight] of weights.entries()) {
    const one = index % classes;
    scales[one] = Math.max(scales[one] ?? 0, Math.abs(weight) / 127);
  }
  const bytes = Int8Array.from(weights, (weight, index) => {
    const scale = scales[index % classes] ?? 0;
    return scale === 0 ? 0 : Math.round(weight / scale);
  });
  return { rows: weights.length / classes, classes, weights: bytes, scales, biases };
}
