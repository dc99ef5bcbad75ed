/*
 * Vectors that lie one behind another in one array. What is changed in place is what a layer has just made.
 */

export type Norm = {
  readonly scale: Float32Array;
  readonly shift: Float32Array;
  readonly epsilon: number;
};

/** The first with the second added to it. */
export function plus(own: Float32Array, other: Float32Array): Float32Array {
  for (let cell = 0; cell < own.length; cell++) own[cell] = (own[cell] ?? 0) + (other[cell] ?? 0);
  return own;
}

/** Each vector about its mean, over its deviation (Ba et al. 2016). */
export function normalised(vectors: Float32Array, { scale, shift, epsilon }: Norm): Float32Array {
  const width = scale.length;
  for (let start = 0; start < vectors.length; start += width) {
    let [sum, squares] = [0, 0];
    for (let cell = start; cell < start + width; cell++) {
      const value = vectors[cell] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const over = 1 / Math.sqrt(Math.max(0, squares / width - mean * mean) + epsilon);
    for (let cell = 0; cell < width; cell++) {
      const value = ((vectors[start + cell] ?? 0) - mean) * over;
      vectors[start + cell] = value * (scale[cell] ?? 0) + (shift[cell] ?? 0);
    }
  }
  return vectors;
}

/** x · Φ(x) (Hendrycks & Gimpel 2016), with the error function of Abramowitz & Stegun 7.1.26, off by 1.5e-7 at most. */
export function gelu(values: Float32Array): Float32Array {
  for (let cell = 0; cell < values.length; cell++) {
    const value = values[cell] ?? 0;
    const size = Math.abs(value) * Math.SQRT1_2;
    const t = 1 / (1 + 0.3275911 * size);
    const tail =
      t *
      (0.254829592 +
        t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
      Math.exp(-size * size);
    values[cell] = value < 0 ? (value * tail) / 2 : value * (1 - tail / 2);
  }
  return values;
}
