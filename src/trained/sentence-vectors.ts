/** A vector of length 1 without what all sentences share. */
export function centred(vector: Float32Array, mean: Float32Array): Float32Array {
  const unit = toUnit(vector);
  return toUnit(unit.map((value, index) => value - (mean[index] ?? 0)));
}

export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** How near two centred vectors are, −1..1. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** The mean of some vectors of one length: what all sentences share. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (let index = 0; index < mean.length; index++) {
      mean[index] = (mean[index] ?? 0) + (vector[index] ?? 0) / vectors.length;
    }
  }
  return mean;
}
