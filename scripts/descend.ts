type Descent = { readonly steps: number; readonly rate: number };

/** So many weights where a loss is least, from 0 on: gradient descent with momentum (Adam), by the slope at each. */
export function descend(
  size: number,
  slopeAt: (weights: readonly number[]) => readonly number[],
  { steps, rate }: Descent,
): readonly number[] {
  let own: readonly number[] = Array.from({ length: size }, () => 0);
  let mean = own;
  let squares = own;
  for (let step = 1; step <= steps; step++) {
    const slope = slopeAt(own);
    mean = mean.map((value, at) => 0.9 * value + 0.1 * (slope[at] ?? 0));
    squares = squares.map((value, at) => 0.999 * value + 0.001 * (slope[at] ?? 0) ** 2);
    own = own.map((weight, at) => {
      const spread = Math.sqrt((squares[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      return weight - (rate * ((mean[at] ?? 0) / (1 - 0.9 ** step))) / spread;
    });
  }
  return own;
}
