export type Attention = {
  readonly query: Float32Array;
  readonly key: Float32Array;
  readonly value: Float32Array;
};

/** Each vector as a mixture of all, by what it looks for in them, head by head (Vaswani et al. 2017). */
export function attended(
  { query, key, value }: Attention,
  count: number,
  heads: number,
): Float32Array {
  const width = query.length / count;
  const part = width / heads;
  const mixed = new Float32Array(query.length);
  const weights = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    for (let start = 0; start < width; start += part) {
      const own = at * width + start;
      for (let other = 0; other < count; other++) {
        const theirs = other * width + start;
        let sum = 0;
        for (let cell = 0; cell < part; cell++)
          sum += (query[own + cell] ?? 0) * (key[theirs + cell] ?? 0);
        weights[other] = sum / Math.sqrt(part);
      }
      toShares(weights);
      for (let other = 0; other < count; other++) {
        const [share, theirs] = [weights[other] ?? 0, other * width + start];
        for (let cell = 0; cell < part; cell++)
          mixed[own + cell] = (mixed[own + cell] ?? 0) + share * (value[theirs + cell] ?? 0);
      }
    }
  }
  return mixed;
}

/** Softmax in place. */
function toShares(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) most = Math.max(most, value);
  let sum = 0;
  for (let at = 0; at < values.length; at++) {
    values[at] = Math.exp((values[at] ?? 0) - most);
    sum += values[at] ?? 0;
  }
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / sum;
}
